/* The graph of references, with the answers of rules_db/graph.py: what a rule rests on, who refers to it, which way. */
(() => {
  "use strict";

  const { RulesDb } = window;
  const USES = "uses";
  const EXAMPLE_OF = "example-of";
  const parts = new Map();

  /** Called by each data file with a rulebook's nodes in reading order, and the edges that begin at them. */
  const add = (part) => parts.set(part.key, part);

  function* edgesOf({ nodes, others, edges }) {
    const ids = [...nodes, ...others];
    for (const { kind, structure, rows } of edges) {
      for (const [source, ...targets] of rows) {
        for (const target of targets) yield { source: ids[source], target: ids[target], kind, structure };
      }
    }
  }

  /** Loads the scripts of a panel and joins what they hold into one graph. */
  async function load(paths) {
    await Promise.all(paths.map(RulesDb.load));
    const joined = RulesDb.config.books.map(({ key }) => parts.get(key)).filter(Boolean);
    const nodes = joined.flatMap((part) => part.nodes);
    const graph = {
      books: joined.map(({ key }) => key),
      examples: joined.flatMap(({ key, examples }) => examples.map((each) => ({ ...each, book: key }))),
      order: new Map(nodes.map((id, place) => [id, place])),
      leaving: new Map(nodes.map((id) => [id, []])),
      arriving: new Map(nodes.map((id) => [id, []])),
    };
    for (const edge of joined.flatMap((part) => [...edgesOf(part)])) {
      graph.leaving.get(edge.source).push(edge);
      graph.arriving.get(edge.target).push(edge);
    }
    return graph;
  }

  const targets = (graph, id) => graph.leaving.get(id).map(({ target }) => target);
  const neighbours = (graph, id) => [...targets(graph, id), ...graph.arriving.get(id).map(({ source }) => source)];
  const inOrder = (graph, items, idOf) => items.sort((a, b) => graph.order.get(idOf(a)) - graph.order.get(idOf(b)));

  /** A term on the way is not a step: what uses it rests on the rule that defines it. */
  const restsOn = (graph, id) =>
    graph.leaving.get(id).flatMap(({ target, kind }) => (kind === USES ? targets(graph, target) : [target]));

  /** What one must know first, in reading order: [{id, distance}], the distance in steps from 1. */
  function prerequisites(graph, id) {
    const distances = new Map([[id, 0]]);
    for (const [each, distance] of distances) {
      for (const target of restsOn(graph, each)) if (!distances.has(target)) distances.set(target, distance + 1);
    }
    distances.delete(id);
    const found = [...distances].map(([each, distance]) => ({ id: each, distance }));
    return inOrder(graph, found, (each) => each.id);
  }

  /** Who names it, in reading order: [{id, kind}]. */
  function referrers(graph, id) {
    const isNaming = ({ kind, structure }) => !structure || kind === USES || kind === EXAMPLE_OF;
    const named = graph.arriving.get(id).filter(isNaming);
    return inOrder(graph, named, ({ source }) => source).map(({ source, kind }) => ({ id: source, kind }));
  }

  /** The nodes of a shortest way, both ends included; null where there is none. */
  function shortest(from, to, next) {
    const before = new Map([[from, null]]);
    for (const each of before.keys()) {
      for (const other of next(each)) if (!before.has(other)) before.set(other, each);
    }
    if (!before.has(to)) return null;
    const way = [to];
    while (way[0] !== from) way.unshift(before.get(way[0]));
    return way;
  }

  /** A shortest way along the references, else along and against them: [{source, kind, target, isForward}] or null. */
  function path(graph, from, to) {
    const way = shortest(from, to, (id) => targets(graph, id)) ?? shortest(from, to, (id) => neighbours(graph, id));
    return way && way.slice(1).map((target, place) => step(graph, way[place], target));
  }

  function step(graph, source, target) {
    const kinds = (from, to) => graph.leaving.get(from).filter((edge) => edge.target === to).map(({ kind }) => kind);
    const along = kinds(source, target);
    const [kind] = (along.length ? along : kinds(target, source)).sort();
    return { source, kind, target, isForward: along.length > 0 };
  }

  RulesDb.graph = /** @type {GraphPanel} */ (/** @type {Partial<GraphPanel>} */ ({ add, load, prerequisites, referrers, path }));
})();
