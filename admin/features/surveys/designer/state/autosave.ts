/**
 * Keeps the server's copy of a document up to date: a while after a change, one save at a time, again when the network
 * fails, and at once when asked. Knows nothing of React or of how a save is sent.
 */
export type Saving = 'saved' | 'saving' | 'unsaved' | 'conflict' | 'failed';

/** Raised by a save when somebody else has changed the document meanwhile. */
export class ConflictError extends Error {
  constructor() {
    super('app.designer.conflict.title');
    this.name = 'ConflictError';
  }
}

export interface AutosaveParts<Document> {
  /** Sends the document that was made from `revision`; answers the revision that it has become. */
  save: (document: Document, revision: number) => Promise<number>;
  /** Whether another try may succeed. */
  isPassing: (error: unknown) => boolean;
  onState: (state: Saving, error: unknown) => void;
  delayMs?: number;
  retryMs?: readonly number[];
}

export interface Autosave<Document> {
  note: (document: Document) => void;
  /** Of what the server has, as far as is known here. */
  revision: () => number;
  /** Saves what is unsaved now; answers the revision that the server has. Rejects with what a save failed of. */
  flush: () => Promise<number>;
  /** Goes on from what the server has. */
  reset: (document: Document, revision: number) => void;
  /** Saves nothing any more. */
  stop: () => void;
}

const DELAY_MS = 900;
const RETRY_MS = [2000, 4000, 8000, 15_000, 30_000] as const;

/** @param from what the server has */
export function createAutosave<Document>(
  parts: AutosaveParts<Document>,
  from: { document: Document; revision: number },
): Autosave<Document> {
  const { save, isPassing, onState, delayMs = DELAY_MS, retryMs = RETRY_MS } = parts;
  let saved = from.document;
  let latest = from.document;
  let { revision } = from;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let flight: Promise<void> | undefined;
  let failures = 0;
  let isStopped = false;
  let conflict: ConflictError | undefined;

  const later = (ms: number) => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void attempt().catch(() => undefined), ms);
  };

  async function send(): Promise<void> {
    const sent = latest;
    onState('saving', undefined);
    try {
      revision = await save(sent, revision);
      failures = 0;
      saved = sent;
      onState(latest === saved ? 'saved' : 'unsaved', undefined);
    } catch (error) {
      if (error instanceof ConflictError) conflict = error;
      onState(error instanceof ConflictError ? 'conflict' : 'failed', error);
      if (conflict === undefined && isPassing(error)) later(retryMs[Math.min(failures, retryMs.length - 1)] ?? delayMs);
      failures += 1;
      throw error;
    }
  }

  /** Saves until nothing is left to save. */
  async function attempt(): Promise<void> {
    clearTimeout(timer);
    if (conflict !== undefined) throw conflict;
    if (flight !== undefined) await flight;
    if (latest === saved) return;
    flight = send().finally(() => {
      flight = undefined;
    });
    await flight;
    if (latest !== saved) later(delayMs);
  }

  async function flush(): Promise<number> {
    while (latest !== saved) await attempt();
    return revision;
  }

  return {
    flush,
    revision: () => revision,
    note(document) {
      latest = document;
      if (conflict !== undefined) return;
      if (latest === saved && flight === undefined) {
        clearTimeout(timer);
        return onState('saved', undefined);
      }
      if (flight === undefined) onState('unsaved', undefined);
      later(delayMs);
    },
    reset(document, next) {
      clearTimeout(timer);
      conflict = undefined;
      failures = 0;
      saved = document;
      latest = document;
      revision = next;
      onState('saved', undefined);
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
