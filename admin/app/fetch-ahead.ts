/** The rest of the program is fetched while somebody fills in the login: not before, who only looks does not need it. */

const MOVES = ['pointermove', 'pointerdown', 'keydown', 'input'] as const;

/**
 * Fetches the back office, and the page that comes first there, once the visitor does anything.
 * @param fetchTexts with it; they are run, so in a moment in which nothing else is to be done
 * @returns stops to wait for that
 */
export function fetchOnFirstMove(fetchTexts: () => void): () => void {
  const waiting = new AbortController();
  const begin = () => {
    waiting.abort();
    for (const href of backOfficeFiles()) preload(href);
    whenIdle(fetchTexts);
  };
  for (const move of MOVES) window.addEventListener(move, begin, { signal: waiting.signal, passive: true });
  return () => waiting.abort();
}

/** Written into the document when it is built (admin/vite.config.ts). */
function backOfficeFiles(): string[] {
  const named = document.querySelector<HTMLMetaElement>('meta[name="back-office"]');
  const files = `${named?.content ?? ''} ${named?.dataset['page'] ?? ''}`.split(' ');
  return [...new Set(files.filter((file) => file !== ''))];
}

/** Safari has no idle moments to ask for. */
const whenIdle = (work: () => void): void =>
  'requestIdleCallback' in window ? void requestIdleCallback(work) : void setTimeout(work, 200);

/** Without running it: whoever types would feel that. */
function preload(href: string): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'modulepreload', crossOrigin: '', fetchPriority: 'low', href });
  document.head.append(link);
}
