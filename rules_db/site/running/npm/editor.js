/* The editor of scenarios, bundled for the page: CodeMirror with what a short plain text needs. */
import { autocompletion, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { linter, lintGutter, lintKeymap } from "@codemirror/lint";
import { EditorState } from "@codemirror/state";
import { EditorView, drawSelection, keymap, lineNumbers } from "@codemirror/view";

/** The colours of the page, light and dark. */
const COLOURS = EditorView.theme({
  "&": { color: "var(--ink)", backgroundColor: "var(--paper)" },
  "&.cm-focused": { outline: "0.1rem solid var(--accent)" },
  ".cm-content": { caretColor: "var(--ink)" },
  ".cm-cursor": { borderLeftColor: "var(--ink)" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": { background: "var(--accent-line)" },
  ".cm-gutters": { backgroundColor: "var(--paper-sunk)", color: "var(--ink-soft)", border: "none" },
  ".cm-tooltip": { backgroundColor: "var(--paper-raised)", color: "var(--ink)", border: "0.05rem solid var(--accent-line)" },
  ".cm-tooltip-autocomplete ul li[aria-selected]": { background: "var(--accent)", color: "var(--paper)" },
  ".cm-completionDetail": { color: "var(--ink-soft)" },
});

/** Puts an editor with a text into a host, within a shadow root: a page's policy lets no script write styles elsewhere.

    `complete(text, at)` gives what could stand there, `problems(text)` what is wrong; both may be promises. */
window.RulesDb.makeEditor = (host, text, { complete, problems, changed, label }) => {
  const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        history(),
        drawSelection(),
        lintGutter(),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ "aria-label": label, spellcheck: "false" }),
        COLOURS,
        EditorView.updateListener.of((update) => { if (update.docChanged) changed?.(update.state.doc.toString()); }),
        autocompletion({ override: [async ({ state, pos, explicit }) => complete?.(state.doc.toString(), pos, explicit) ?? null] }),
        linter(async ({ state }) => (await problems?.(state.doc.toString())) ?? []),
        keymap.of([...completionKeymap, ...lintKeymap, ...historyKeymap, ...defaultKeymap]),
      ],
    }),
  });
  return {
    text: () => view.state.doc.toString(),
    setText: (now) => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: now } }),
    focus: () => view.focus(),
    showLine: (number) => {
      const line = view.state.doc.line(Math.min(Math.max(number, 1), view.state.doc.lines));
      view.dispatch({ selection: { anchor: line.from }, scrollIntoView: true });
    },
    remove: () => view.destroy(),
  };
};
