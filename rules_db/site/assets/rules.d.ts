/* What the scripts share, for the check of their types; it is not copied to the site. */

interface Config {
  root: string;
  books: { key: string; title: string; data: string; rules: number }[];
  page_book: string;
  ranking: string;
  words: string;
  tries: string[];
  run: string;
  file: string;
  before: string;
  after: string;
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

/** How an example ended: its title, what was so then, what came of running it, and where it stands. */
interface Ended {
  t: string;
  e: string[];
  o: string;
  u: string;
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
  appendExcerpt(parent: Element, text: string, findMarks: FindMarks, length?: number): void;
  createChips(bar: HTMLElement, choose: (book: string) => void): void;
  countChips(bar: HTMLElement, hits: Hit[]): void;
  pressChip(bar: HTMLElement, book: string): void;
  keep(asked: Asked): void;
  kept(): Asked;
  addressBook(query: string): string;
  clearAddress(): void;
  follow(link: HTMLAnchorElement, asked: Asked): boolean;
  renderGroups(list: HTMLElement, groups: HitGroup[]): void;
  renderAnswer(card: HTMLElement, entry: Entry | undefined): void;
  show(query?: string): void;
  close(): void;
}

/** Helps for who reads; what is not in reading.js is there once its script has run. */
interface Reading {
  load(name: string): Promise<unknown>;
  areLettersOff(): boolean;
  setLettersOff(isOff: boolean): void;
  isLetter(event: KeyboardEvent): boolean;
  press(key: string): void;
  pins: Pin[];
  keepPins(pins: Pin[]): void;
  pinButton(id: string, number: string): HTMLButtonElement;
  pin(id: string): Promise<void>;
  game(): string;
  setGame(game: string): void;
  ownLine(entry: Entry): HTMLElement | null;
  words: Promise<void>;
  offerGames(list: HTMLSelectElement): void;
}

/** A rule as it stays pinned: its entry, and the line of the rule above. */
interface Pin extends Entry {
  above: string;
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

/** Python in a worker: it is asked in objects, and answers in objects. */
interface Python {
  fetching: Set<(come: number, total: number) => void>;
  begin(): Promise<any>;
  ask(question: any): Promise<any>;
  stop(): void;
}

/** What the scripts share that have rules run in the page (run/parts.js). */
interface RunParts {
  element(tag: string, className: string, ...content: (string | Node)[]): any;
  button(text: string, act: () => void, className?: string): HTMLButtonElement;
  labelled(text: string, field: Element): HTMLElement;
  fold(className: string, title: string, ...content: (string | Node)[]): HTMLElement;
  encode(text: string): string;
  decode(code: string): string;
  fill<Host extends Element>(host: Host, markup: string): Host;
  copy(link: string, said: Element, told: string): Promise<void>;
  asking(place: Element, failed: string): { said: HTMLElement; ask(question: any): Promise<any>; parts: HTMLElement[] };
}

interface Editor {
  text(): string;
  setText(text: string): void;
  focus(): void;
  showLine(number: number): void;
  remove(): void;
}

/** What browsers of the Chromium family know of the connection. */
interface Navigator {
  connection?: { saveData: boolean; effectiveType: string };
}

interface Window {
  __md_scope: URL;
  __md_get(name: string, storage?: Storage, at?: URL): any;
  __md_set(name: string, value: any, storage?: Storage, at?: URL): void;
  RulesDb: {
    config: Config;
    url(path: string): string;
    load(path: string): Promise<unknown>;
    dress(): Promise<unknown>;
    add(data: any): void;
    aboutBook(key: string): { edition: string; answers: string };
    addOwnWords(data: { games: string[]; words: Record<string, Record<number, string>> }): void;
    addAnswers(data: { key: string; ended: Record<string, Ended> }): void;
    copy(text: string): Promise<boolean>;
    addExamples(data: Record<string, string>): void;
    book(key: string): Promise<Map<string, Entry>>;
    entry(id: string): Promise<Entry | undefined>;
    parent(entry: Entry): Entry | undefined;
    hue(key: string): number;
    search: Search;
    reading: Reading;
    graph: GraphPanel;
    python: Python;
    parts: RunParts;
    addReplay(data: { frames: { action: string; told: string; board: string }[] }): void;
    offerToRun(fold: Element): void;
    makeEditor(host: Element, text: string, wanted: any): Editor;
  };
}
