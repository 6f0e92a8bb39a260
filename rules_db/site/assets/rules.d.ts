/* What the scripts share, for the check of their types; it is not copied to the site. */

interface Config {
  root: string;
  books: { key: string; title: string; data: string; rules: number }[];
  page_book: string;
  ranking: string;
  tries: string[];
}

/** A section, rule, term, ruling, finding or example, in one shape. */
interface Entry {
  type: string;
  id: string;
  book: string;
  bookTitle: string;
  url: string;
  number?: string;
  name?: string;
  heading?: string;
  kind?: string;
  text?: string;
  aliases?: string;
  related?: string;
  parent?: string;
  more?: string;
}

/** A stretch of a text, end excluded. */
interface Mark {
  start: number;
  end: number;
}

type FindMarks = (text: string) => Mark[];

interface Hit {
  entry: Entry;
  findMarks: FindMarks;
}

interface HitGroup {
  label: string;
  hits: Hit[];
}

/** Keys of words with their weights. */
type Weights = Map<string, number>;

interface Ranking {
  entries: string[];
  forms: Map<string, string>;
  weak: Set<string>;
  meanings: Map<string, Weights>;
  postings: Map<string, number[]>;
}

interface Index {
  entries: Entry[];
  ranked: (Entry | undefined)[];
}

/** A query, and the rulebook to which it is kept ('' for all of them). */
interface Asked {
  query: string;
  book: string;
}

interface Search {
  ranking: Ranking;
  fold(text: string): string;
  words(text: string): string[];
  asked(query: string, vocabulary: Ranking): { slots: Weights[]; isKnown: boolean };
  addRanking(data: any): void;
  loadIndex(entries: Entry[]): Promise<Index>;
  findWords(index: Index, query: string, preferred: string): { hits: Hit[]; isLoose: boolean };
  readNumber(query: string, books: { key: string; title: string }[]): { book: string; number: string } | null;
  findNumbers(entries: Entry[], query: string, preferred: string): { named: Hit[]; naming: Hit[]; missing: string } | null;
  markKeys(keys: Set<string | undefined>): FindMarks;
  markPattern(pattern: RegExp): FindMarks;
  appendExcerpt(parent: Element, text: string, findMarks: FindMarks): void;
  createChips(bar: HTMLElement, choose: (book: string) => void): void;
  countChips(bar: HTMLElement, hits: Hit[]): void;
  pressChip(bar: HTMLElement, book: string): void;
  keep(asked: Asked): void;
  kept(): Asked;
  addressBook(query: string): string;
  clearAddress(): void;
  follow(link: HTMLAnchorElement, asked: Asked): boolean;
  renderGroups(list: HTMLElement, groups: HitGroup[]): void;
  show(query?: string): void;
  close(): void;
}

interface Edge {
  source: string;
  target: string;
  kind: string;
  structure: boolean;
}

interface Graph {
  books: string[];
  examples: { id: string; n: string; u: string; book: string }[];
  order: Map<string, number>;
  leaving: Map<string, Edge[]>;
  arriving: Map<string, Edge[]>;
}

interface Step {
  source: string;
  kind: string;
  target: string;
  isForward: boolean;
}

/** What the address asks: the way from `rule` to `to`, and what `rule` rests on, at most `steps` away (0: all). */
interface Question {
  rule: string;
  to: string;
  steps: number;
}

interface Known {
  graph: Graph;
  entries: Map<string, Entry>;
}

interface Chooser {
  input: HTMLInputElement;
  list: HTMLElement;
  find: (text: string) => Promise<Entry[]>;
  choose: (id: string) => void;
  fail: (error: Error) => void;
}

interface GraphPanel {
  add(part: any): void;
  load(paths: string[]): Promise<Graph>;
  prerequisites(graph: Graph, id: string): { id: string; distance: number }[];
  referrers(graph: Graph, id: string): { id: string; kind: string }[];
  path(graph: Graph, from: string, to: string): Step[] | null;
  answers(known: Known, question: Question, setLimit: (steps: number) => void): HTMLElement[];
  element<Tag extends keyof HTMLElementTagNameMap>(
    tag: Tag, className: string, ...content: (string | Node)[]
  ): HTMLElementTagNameMap[Tag];
  link(entry: Entry): HTMLElement;
  nameOf(entry: Entry): string;
  createFinder(entries: Entry[]): (text: string) => Promise<Entry[]>;
  createChooser(parts: Chooser): (text: string) => void;
}

interface Window {
  __md_scope: URL;
  __md_get(name: string, storage?: Storage, at?: URL): any;
  __md_set(name: string, value: any, storage?: Storage, at?: URL): void;
  RulesDb: {
    config: Config;
    url(path: string): string;
    load(path: string): Promise<unknown>;
    add(data: any): void;
    addExamples(data: Record<string, string>): void;
    book(key: string): Promise<Map<string, Entry>>;
    entry(id: string): Promise<Entry | undefined>;
    parent(entry: Entry): Entry | undefined;
    hue(key: string): number;
    search: Search;
    graph: GraphPanel;
  };
}
