/** The files that a visitor has given on this page: kept on the phone first, then uploaded, with how far that is. */
import { useSyncExternalStore } from 'react';
import type { MediaType } from '../../../shared/questions/kind.ts';
import { alone, BYTES, fileCode, refusedMedia, underWay } from '../outbox/deliver.ts';
import { outboxStore } from '../outbox/outbox.ts';
import type { QueuedMedia } from '../outbox/store.ts';
import { randomId } from '../random-id.ts';
import type { MediaPlace } from './place.ts';

export interface Item {
  media: string;
  name: string;
  /** To be looked at or listened to. */
  url: string;
  state: 'sending' | 'sent' | 'waiting';
  /** 0 to 100. */
  percent: number;
}

export type Refusal = { code: string; parameters?: Record<string, number> };

const MEGABYTE = 1_000_000;
/** The server's limits, so that nobody waits for an upload that will be refused. */
const MEGABYTES: Record<MediaType, number> = { photo: 10, audio: 10, file: 20 };
const UPLOADS = '/api/surveymedia/';

const items = new Map<string, Item>();
const listeners = new Set<() => void>();
let version = 0;

function update(media: string, change: Partial<Item>): void {
  const item = items.get(media);
  if (item) items.set(media, { ...item, ...change });
  version += 1;
  for (const listener of listeners) listener();
}

/** What is known of each of these; undefined for a file of before a reload. */
export function useItems(media: string[]): (Item | undefined)[] {
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => version,
  );
  return media.map((each) => items.get(each));
}

function uploadAddress({ page }: MediaPlace, question: string, media: string, name: string): string {
  const query = new URLSearchParams({
    code: page.submission?.code ?? '',
    question,
    response_token: page.token,
    survey_version_id: String(page.versionId),
    version_key: page.submission?.version_key ?? '',
    media,
    name: name.slice(0, 200),
  });
  return `${UPLOADS}?${query.toString()}`;
}

/** Takes a file in; answers its uuid, or why not. */
export async function addFile(
  place: MediaPlace,
  asked: { question: string; medium: MediaType },
  file: File,
): Promise<{ media: string } | { refusal: Refusal }> {
  const blob = asked.medium === 'photo' ? await downscale(file) : file;
  // Where the browser can't make a JPEG of it: nobody waits for an upload that will be refused.
  if (blob === file && isHeic(file)) return { refusal: { code: 'media_not_accepted' } };
  const limit = MEGABYTES[asked.medium];
  if (blob.size > limit * MEGABYTE) return { refusal: { code: 'media_too_large', parameters: { limit } } };
  const media = randomId();
  const isStored = place.page.submission !== null;
  items.set(media, {
    media,
    name: file.name,
    url: URL.createObjectURL(blob),
    state: isStored ? 'sending' : 'sent',
    percent: 0,
  });
  if (!isStored) return { media };
  const address = uploadAddress(place, asked.question, media, file.name);
  const kept = { media, token: place.page.token, question: asked.question, address, file: blob };
  await (await outboxStore()).putMedia(kept);
  return { media };
}

/** Takes a file off, also from its way to the server. */
export async function removeFile(media: string): Promise<void> {
  const item = items.get(media);
  if (item) URL.revokeObjectURL(item.url);
  items.delete(media);
  await (await outboxStore()).removeMedia(media);
  underWay.get(media)?.abort();
}

/** Sends a file at once. What does not get through stays kept and goes before the answer; a refusal is answered. */
export function upload(media: string): Promise<Refusal | null> {
  return alone(media, async () => {
    const store = await outboxStore();
    const kept = await store.media(media);
    if (!kept || !items.has(media)) return null;
    const { status, code } = await send(kept, (percent) => update(media, { percent }));
    if (status >= 200 && status < 300) {
      await store.removeMedia(media);
      update(media, { state: 'sent', percent: 100 });
      return null;
    }
    if (status === 0 || status >= 500 || status === 429 || status === 408) {
      update(media, { state: 'waiting' });
      return null;
    }
    refusedMedia.add(media);
    await removeFile(media);
    return { code };
  });
}

/** By the older interface: it alone tells how far an upload is. */
function send(
  { media, address, file }: QueuedMedia,
  onProgress: (percent: number) => void,
): Promise<{ status: number; code: string }> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.setRequestHeader('content-type', BYTES);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(Math.floor((100 * loaded) / total)));
    request.addEventListener('loadend', () => {
      underWay.delete(media);
      resolve({ status: request.status, code: codeOf(request.responseText) });
    });
    underWay.set(media, request);
    request.send(file);
  });
}

function codeOf(problem: string): string {
  try {
    const { code } = JSON.parse(problem) as { code?: unknown };
    return fileCode(typeof code === 'string' ? code : undefined);
  } catch {
    return 'invalid';
  }
}

/** As the server keeps it: more is only more to upload. */
const LONGEST_SIDE = 2048;
const QUALITY = 0.86;

/** As iPhones keep their photos; some browsers do not know the type. */
const isHeic = ({ type, name }: File): boolean => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

/** A picture no larger than what is kept; the file itself where the browser can't read it, or nothing would be saved. */
async function downscale(file: File): Promise<Blob> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const context = canvas.getContext('2d');
    // What is see-through would turn black.
    if (!context || (scale === 1 && file.type === 'image/png')) return file;
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const smaller = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    return smaller && (scale < 1 || smaller.size < file.size || isHeic(file)) ? smaller : file;
  } catch {
    return file;
  }
}
