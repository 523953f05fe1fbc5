/** What a developer has to mend, over the page that is open: schemas that are refused, a migration that is missing or can't run. */
import type { ViteDevServer } from 'vite';

/** Whose word it is: each has one place to mend at a time. */
export type Source = 'schemas' | 'migrations';

export interface Overlay {
  /** What is wrong now, as a person reads it; null: nothing. */
  tell(source: Source, problem: string | null): void;
  /** From now on pages are told, those that open later too. */
  attach(server: Pick<ViteDevServer, 'ws'>): void;
}

export function createOverlay(): Overlay {
  const problems = new Map<Source, string>();
  let socket: ViteDevServer['ws'] | undefined;

  function send(): void {
    // The page takes the overlay off with any update, and reloads with its first one if there is an overlay by then.
    socket?.send({ type: 'update', updates: [] });
    if (problems.size === 0) return;
    const message = [...problems.values()].join('\n\n');
    socket?.send({ type: 'error', err: { message, stack: '', plugin: [...problems.keys()].join(', ') } });
  }
  return {
    tell(source, problem) {
      if ((problems.get(source) ?? null) === problem) return;
      if (problem === null) problems.delete(source);
      else problems.set(source, problem);
      send();
    },
    attach(server) {
      socket = server.ws;
      socket.on('connection', () => {
        if (problems.size > 0) send();
      });
    },
  };
}
