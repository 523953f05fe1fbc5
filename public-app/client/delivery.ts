/** Brings what is kept on this device to the server as soon as that can be: now, later, or when the signal is back. */
import type { SurveyPage } from '../page.ts';
import { DELIVERY_CHANNEL, type DeliveryEvent, sendAll, SYNC_TAG } from './outbox/outbox.ts';
import type { ToWorker } from './worker-messages.ts';

const WORKER = '/Q/worker.js';
/** The page itself comes first. */
const FIRST_ROUND_MS = 1_500;

let timer: ReturnType<typeof setTimeout> | undefined;
let attended: string | undefined;

async function bring(signal: boolean): Promise<void> {
  clearTimeout(timer);
  const pause = await sendAll({ signal, attended });
  if (pause !== undefined) scheduleDelivery(pause);
}

/** Tries again after a while, here or, where the browser wakes a worker up, also when this page is gone. */
export function scheduleDelivery(pause: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void bring(false), pause);
  void wakeWorkerLater();
}

/** What TypeScript's DOM library does not know, and some browsers do not have. */
interface WakingRegistration extends ServiceWorkerRegistration {
  sync?: { register(tag: string): Promise<void> };
}

async function wakeWorkerLater(): Promise<void> {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  const registration: WakingRegistration | undefined = await serviceWorker?.getRegistration();
  // Refused in private windows: then it is this page, or the next one, that sends.
  await registration?.sync?.register(SYNC_TAG).catch(() => undefined);
}

/** For as long as the page lives. @param onDelivery hears what became of answers, whoever brought them */
export function startDelivery(onDelivery: (event: DeliveryEvent) => void): () => void {
  const online = (): void => void bring(true);
  const seen = (): void => void (document.visibilityState === 'visible' && bring(false));
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(DELIVERY_CHANNEL) : undefined;
  const heard = ({ data }: MessageEvent<DeliveryEvent>): void => onDelivery(data);
  channel?.addEventListener('message', heard);
  window.addEventListener('online', online);
  document.addEventListener('visibilitychange', seen);
  // A page that has come is a signal that is back.
  timer = setTimeout(() => void bring(navigator.onLine), FIRST_ROUND_MS);
  return () => {
    channel?.close();
    window.removeEventListener('online', online);
    document.removeEventListener('visibilitychange', seen);
    clearTimeout(timer);
  };
}

/** The visitor of this response is there: what is refused of it comes back to them. */
export const setAttendedResponse = (token: string): void => void (attended = token);

const assetsOfPage = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/public-assets/`));

let html = '';

/**
 * To be taken before script changes anything. A page that came of a post holds what the visitor has answered so far:
 * kept, it would be shown to the next one on this device, and sent once more as theirs.
 */
export function captureFirstPage({ progress, violations }: SurveyPage): void {
  const isFirst = violations.length === 0 && progress.seen.length === 0 && Object.keys(progress.answers).length === 0;
  if (isFirst && 'serviceWorker' in navigator) html = `<!doctype html>\n${document.documentElement.outerHTML}`;
}

/** Lets this page open again without a signal. Printed codes say /Q/; who types one may not. */
export async function cachePage(): Promise<void> {
  const scope = /^\/q\//i.exec(location.pathname)?.[0];
  if (html === '' || !scope) return;
  try {
    const registration = await navigator.serviceWorker.register(WORKER, { scope });
    const worker = registration.active ?? registration.waiting ?? registration.installing;
    worker?.postMessage({
      type: 'feedtree.keep',
      address: location.pathname + location.search,
      html,
      assets: assetsOfPage(),
    } satisfies ToWorker);
  } catch {
    // Forbidden by the browser's settings: the page works, but not without a signal.
  }
}
