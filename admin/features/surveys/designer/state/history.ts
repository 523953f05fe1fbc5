/** What was done to a document, step by step, to be undone and redone. Pure. */
export interface Step<Document> {
  document: Document;
  /** What led away from it, in the reader's words. */
  label: string;
}

export interface History<Document> {
  past: readonly Step<Document>[];
  present: Document;
  future: readonly Step<Document>[];
  /** Of the last change: another one of the same soon after belongs to the same step. */
  last: { key: string; at: number } | null;
}

export interface Change<Document> {
  label: string;
  recipe: (document: Document) => Document;
  /** Changes of one key that follow each other quickly are one step, such as the letters typed into one input. */
  key?: string;
  /** Milliseconds of any clock. */
  at: number;
}

const MAX_STEPS = 200;
/** A pause in typing that long begins a new step. */
export const PAUSE_MS = 1200;

export const startHistory = <Document>(present: Document): History<Document> => ({
  past: [],
  present,
  future: [],
  last: null,
});

export function record<Document>(history: History<Document>, change: Change<Document>): History<Document> {
  const present = change.recipe(history.present);
  if (present === history.present) return history;
  const { last, past } = history;
  const continues = change.key !== undefined && last?.key === change.key && change.at - last.at < PAUSE_MS;
  return {
    past: continues ? past : [...past, { document: history.present, label: change.label }].slice(-MAX_STEPS),
    present,
    future: [],
    last: change.key === undefined ? null : { key: change.key, at: change.at },
  };
}

export function undo<Document>(history: History<Document>): History<Document> {
  const step = history.past.at(-1);
  if (step === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    present: step.document,
    future: [{ document: history.present, label: step.label }, ...history.future],
    last: null,
  };
}

export function redo<Document>(history: History<Document>): History<Document> {
  const [step, ...future] = history.future;
  if (step === undefined) return history;
  return {
    past: [...history.past, { document: history.present, label: step.label }],
    present: step.document,
    future,
    last: null,
  };
}
