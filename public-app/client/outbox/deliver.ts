/**
 * Takes what is kept to the server, in the page or in the service worker: first the files of an answer, then the answer,
 * and forgets each only when the server has it. Sent twice is stored once: the token and the uuids see to that.
 */
import type { ClosingWords } from '../../page.ts';
import type { Answers, Violation } from '../../../shared/survey/document.ts';
import type { AnswerBody, QueuedAnswer, QueuedMedia, OutboxStore } from './store.ts';

/** What a file is, its content tells. */
export const BYTES = 'application/octet-stream';
/** Longer than the server's own limits; a visitor with a bad signal is told rather than left waiting. */
const ANSWER_TIMEOUT_MS = 20_000;
const UPLOAD_TIMEOUT_MS = 120_000;
/** Of all requests that outlive their page together (https://fetch.spec.whatwg.org/#http-network-or-cache-fetch). */
const KEEPALIVE_BYTES = 60_000;
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 300_000;

export type Delivery =
  | { kind: 'stored' }
  | { kind: 'refused'; violations: Violation[]; closing?: ClosingWords | undefined }
  /** To be tried again after so many milliseconds. */
  | { kind: 'kept'; pause: number };

type Reply = { kind: 'taken' } | Extract<Delivery, { kind: 'refused' }> | { kind: 'later'; serverWaits: number };

/** What a server that is busy, or not there, says for itself; anything else is about what was sent. */
const isPassing = (status: number): boolean => status >= 500 || status === 429 || status === 408;

/** Of Retry-After in seconds or as a date (RFC 9110, 10.2.3); 0 where there is none. */
export function waitOf(header: string | null, now = Date.now()): number {
  if (!header) return 0;
  const wait = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isFinite(wait) ? Math.max(0, wait) : 0;
}

async function ask(address: string, init: RequestInit, question?: string): Promise<Reply> {
  let response: Response;
  try {
    response = await fetch(address, { method: 'POST', ...init });
  } catch {
    return { kind: 'later', serverWaits: 0 };
  }
  if (response.ok) return { kind: 'taken' };
  if (isPassing(response.status)) return { kind: 'later', serverWaits: waitOf(response.headers.get('retry-after')) };
  const problem = (await response.json().catch(() => ({}))) as ProblemBody;
  return {
    kind: 'refused',
    violations: question === undefined ? violationsOf(problem) : [fileViolation(question, problem)],
    closing: problem.closing,
  };
}

interface ProblemBody {
  code?: string;
  /** The survey is not asked any more. */
  closing?: ClosingWords;
  errors?: { pointer: string; code: string; parameters?: Violation['parameters'] }[];
}

/** What a visitor can do about these is the same. */
const SAME_TEXT: Record<string, string> = {
  answer_media_too_large: 'too_many_media',
  empty_media: 'media_not_accepted',
  broken_media: 'media_not_accepted',
};

/** Of a file whose answer came too late. */
const EXPIRED = 'media_swept';

/** The code under which the page's texts know a refusal of a file; those it does not know share one. */
export const fileCode = (code = 'invalid'): string => SAME_TEXT[code] ?? code;

const fileViolation = (question: string, { code }: ProblemBody): Violation => ({ question, code: fileCode(code) });

const unescaped = (token: string): string => token.replaceAll('~1', '/').replaceAll('~0', '~');

const violationsOf = ({ errors = [] }: ProblemBody): Violation[] =>
  errors
    .filter(({ pointer }) => pointer.startsWith('/answers/'))
    .map(({ pointer, code, parameters }) => {
      const [, , question = '', part] = pointer.split('/').map(unescaped);
      return { question, ...(part && { part }), code, ...(parameters && { parameters }) };
    });

/** Uploads of this page that are on their way, by the uuids of their files: who takes a file off ends its upload. */
export const underWay = new Map<string, { abort: () => void }>();

async function upload({ media, address, file, question }: QueuedMedia): Promise<Reply> {
  const ending = new AbortController();
  underWay.set(media, ending);
  const timer = setTimeout(() => ending.abort(), UPLOAD_TIMEOUT_MS);
  const headers = { 'content-type': BYTES };
  const reply = await ask(address, { body: file, headers, signal: ending.signal }, question);
  clearTimeout(timer);
  underWay.delete(media);
  return reply;
}

function post(address: string, body: AnswerBody): Promise<Reply> {
  const text = JSON.stringify(body);
  return ask(address, {
    headers: { 'content-type': 'application/json', 'preferred-language': body.locale },
    body: text,
    keepalive: text.length * 3 < KEEPALIVE_BYTES,
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  });
}

/** One page, or the worker, at a time; where there are no locks, the server sorts repeats out. */
export function alone<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const { locks } = navigator as { locks?: LockManager };
  return locks ? locks.request(`feedtree-${name}`, work) : work();
}

/** Files that the server did not take while this page was there: their fields leave them out. */
export const refusedMedia = new Set<string>();

/** The files of an answer; those that the server refuses are no longer kept. */
async function deliverMedia(store: OutboxStore, token: string): Promise<{ refused: QueuedMedia[]; reply: Reply }> {
  const refused: QueuedMedia[] = [];
  const violations: Violation[] = [];
  for (const { media } of await store.mediaOf(token)) {
    const reply = await alone(media, async (): Promise<Reply> => {
      // Another one may have sent it while this one waited.
      const kept = await store.media(media);
      if (!kept) return { kind: 'taken' };
      const uploaded = await upload(kept);
      // Taken off by the visitor meanwhile.
      if (uploaded.kind === 'later' && !(await store.media(media))) return { kind: 'taken' };
      if (uploaded.kind === 'refused') {
        refused.push(kept);
        refusedMedia.add(media);
      }
      if (uploaded.kind !== 'later') await store.removeMedia(media);
      return uploaded;
    });
    if (reply.kind === 'later') return { refused, reply };
    if (reply.kind === 'refused') violations.push(...reply.violations);
  }
  return { refused, reply: violations.length > 0 ? { kind: 'refused', violations } : { kind: 'taken' } };
}

const withoutMedia = (answers: Answers, refused: QueuedMedia[]): Answers => {
  const gone = new Set(refused.map(({ media }) => media));
  const entries = Object.entries(answers).map(([id, answer]) => [
    id,
    Array.isArray(answer) ? answer.filter((item) => !gone.has(item)) : answer,
  ]);
  return Object.fromEntries(entries.filter(([, answer]) => !Array.isArray(answer) || answer.length > 0)) as Answers;
};

const withoutInvalid = (answers: Answers, violations: Violation[]): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([id]) => !violations.some(({ question }) => question === id)));

/** A file that has waited too long for its answer is let go by its field; what is wrong is said of the question. */
function letGo(violations: Violation[], answers: Answers): void {
  for (const violation of violations)
    if (violation.code === EXPIRED) {
      refusedMedia.add(String([answers[violation.question]].flat()[Number(violation.part)]));
      delete violation.part;
    }
}

/**
 * Sends what is kept under a token. With nobody there who could put a refused answer right, the server gets what it does
 * take of it, as an answer that is not complete.
 */
export function deliver(store: OutboxStore, token: string, { attended }: { attended: boolean }): Promise<Delivery> {
  return alone(token, async () => {
    const kept = await store.answer(token);
    if (!kept) return { kind: 'stored' };
    const { refused, reply } = await deliverMedia(store, token);
    if (reply.kind === 'later') return pause(store, kept, reply.serverWaits);
    if (reply.kind === 'refused' && attended) {
      await store.remove(kept);
      return reply;
    }
    const body = { ...kept.body, answers: withoutMedia(kept.body.answers, refused) };
    let posted = await post(kept.address, body);
    if (posted.kind === 'refused') letGo(posted.violations, body.answers);
    if (posted.kind === 'refused' && !attended && posted.violations.length > 0)
      posted = await post(kept.address, {
        ...body,
        answers: withoutInvalid(body.answers, posted.violations),
        partial: true,
      });
    if (posted.kind === 'later') return pause(store, kept, posted.serverWaits);
    await store.remove(kept);
    return posted.kind === 'taken' ? { kind: 'stored' } : posted;
  });
}

/** Longer from try to try, and not the same on every phone of a hall that gets its signal back. */
async function pause(store: OutboxStore, kept: QueuedAnswer, serverWaits: number): Promise<Delivery> {
  const doubled = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** kept.tries);
  const wait = Math.max(serverWaits, doubled * (0.75 + Math.random() / 2));
  const now = Date.now();
  const latest = await store.answer(kept.token);
  // Put anew since: that one has its own time.
  if (latest?.revision === kept.revision)
    await store.put({ ...kept, tries: kept.tries + 1, serverWaits: now + serverWaits, pausesUntil: now + wait });
  return { kind: 'kept', pause: wait };
}
