/**
 * The service worker of the visitor's pages: opens a page again without a signal, and sends what is kept when the signal
 * is back, also when no page is open any more. Built as one small file of its own.
 */
import { EMBEDDED_IN } from '../shared/survey/embed-parameter.ts';
import { sendAll, SYNC_TAG } from './client/outbox/outbox.ts';
import type { ToWorker } from './client/worker-messages.ts';

/** What TypeScript's DOM library does not know of a worker's scope. */
interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends Extendable {
  request: Request;
  respondWith(response: Promise<Response>): void;
}
interface WorkerScope {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  location: Location;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: Extendable & { data: ToWorker }) => void): void;
  addEventListener(type: 'sync', listener: (event: Extendable & { tag: string }) => void): void;
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void;
}
declare const self: WorkerScope;

const PAGES = 'feedtree-pages';
const ASSETS = 'feedtree-assets';
const ASSETS_PATH = '/public-assets/';
/** A visitor's own answer: nothing of it is left on the device. */
const ANSWER_PATH = /\/answer(\/|$)/i;
const MAX_PAGES = 20;
const MAX_ASSETS = 40;
/** A page that is kept comes after this long, where the network takes longer. */
const TIMEOUT_MS = 6_000;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('sync', (event) => {
  if (event.tag === SYNC_TAG) event.waitUntil(sendEverything());
});

/** What is left makes the browser come again, later each time. */
async function sendEverything(): Promise<void> {
  if ((await sendAll({ signal: true })) !== undefined) throw new Error('Answers are still kept.');
}

self.addEventListener('message', (event) => {
  if (event.data.type === 'feedtree.keep') event.waitUntil(cachePage(event.data));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || isFramed(request.url)) return;
  if (pathname.startsWith(ASSETS_PATH)) event.respondWith(asset(request));
  else if (request.mode === 'navigate') {
    const response = ANSWER_PATH.test(pathname) ? fetch(request) : page(request);
    event.respondWith(response);
    // Not every browser wakes a worker up when the signal is back: there the next page does, also one without script.
    event.waitUntil(response.then(() => sendAll({ signal: navigator.onLine })));
  }
});

/** In a frame of another site the page is another one, and only the browser itself brings along what tells its device. */
const isFramed = (address: string): boolean => address.includes(`${EMBEDDED_IN}=`);

/** The page of a code, in whichever language it was seen last; a kiosk's is a page of its own. */
function pageKey(address: string): string {
  const { origin, pathname, searchParams } = new URL(address, self.location.origin);
  const kiosk = searchParams.get('kiosk');
  return origin + pathname.replace(/\/$/, '').toUpperCase() + (kiosk ? `?kiosk=${encodeURIComponent(kiosk)}` : '');
}

/** What a page needs to be opened again: its text as it has it, the headers as they are (a look at them is no visit). */
async function cachePage({ address, html, assets }: ToWorker): Promise<void> {
  const files = await caches.open(ASSETS);
  await Promise.all(assets.map(async (file) => (await files.match(file)) ?? files.add(file)));
  await shrink(files, MAX_ASSETS);
  const pages = await caches.open(PAGES);
  if (isFramed(address) || (await pages.match(pageKey(address)))) return;
  const { status, headers } = await fetch(address, { method: 'HEAD', headers: { accept: 'text/html' } });
  await remember(address, new Response(html, { status, headers: forText(headers) }));
}

async function remember(address: string, response: Response): Promise<void> {
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  if (response.status !== 200 || response.redirected || !isPage) return;
  const pages = await caches.open(PAGES);
  // First in, first out: put again, it is the youngest.
  await pages.delete(pageKey(address));
  await pages.put(pageKey(address), response);
  await shrink(pages, MAX_PAGES);
}

async function shrink(cache: Cache, limit: number): Promise<void> {
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - limit)).map((key) => cache.delete(key)));
}

/** Their names change with their content. */
async function asset(request: Request): Promise<Response> {
  const files = await caches.open(ASSETS);
  const known = await files.match(request);
  if (known) return known;
  const response = await fetch(request);
  if (response.ok) await files.put(request, response.clone());
  return response;
}

/** From the network; what is kept where that does not answer, or not in time, or has nothing to say. */
async function page(request: Request): Promise<Response> {
  const kept = await cachedPage(request.url);
  try {
    const signal = kept ? AbortSignal.timeout(TIMEOUT_MS) : null;
    const response = await fetch(request, { signal });
    if (response.status >= 500 && kept) return kept;
    await remember(request.url, response.clone());
    return response;
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

/** With a token of its own: opened again, it is another response. */
async function cachedPage(address: string): Promise<Response | undefined> {
  const response = await (await caches.open(PAGES)).match(pageKey(address));
  if (!response) return undefined;
  const html = await response.text();
  const token = / name="token" value="([0-9a-f-]{36})"/.exec(html)?.[1];
  const headers = forText(response.headers);
  return new Response(token ? html.replaceAll(token, crypto.randomUUID()) : html, { headers });
}

/** Without those that were about the bytes on their way. */
function forText(given: Headers): Headers {
  const headers = new Headers(given);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return headers;
}
