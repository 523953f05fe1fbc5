/**
 * Sends a file as it is, and reads an answer that comes in lines of JSON while the server is at work. By XMLHttpRequest:
 * fetch does not tell how much of a body has gone out.
 */
import type { HttpError } from 'ra-core';
import { type ApiAnswer, API_BASE } from '../../shared/client/transport.ts';
import { refusalToError } from './plan-refusal.ts';
import { transportError } from './problem.ts';
import { isObject } from './user-data.ts';

export interface UploadRequest {
  file: Blob;
  /** How much of the file has gone out, from 0 to 1. */
  onSent?: (share: number) => void;
  /** Each line of the answer. */
  onLine?: (line: Record<string, unknown>) => void;
  signal?: AbortSignal;
}

/** As much of a file as has gone out, in bytes. */
interface Progress {
  loaded: number;
  total: number;
}

/** What is used of an XMLHttpRequest. */
export interface RequestOfUpload extends Pick<
  XMLHttpRequest,
  'status' | 'responseText' | 'setRequestHeader' | 'getResponseHeader' | 'send' | 'abort'
> {
  upload: {
    addEventListener(type: 'progress', listener: (progress: Progress) => void): void;
    addEventListener(type: 'load', listener: () => void): void;
  };
  addEventListener(type: 'progress' | 'load' | 'error', listener: () => void): void;
  open(method: string, path: string): void;
}

export interface UploaderParts {
  locale: () => string;
  makeRequest?: () => RequestOfUpload;
  /** Without a sign of life for so long the server is taken for gone. */
  silenceMs?: number;
}

const SILENCE_MS = 60_000;
const LINES = 'application/x-ndjson';

/** One upload; answers the last line as `json`. Rejects with an `HttpError`, also for a problem in the last line. */
export type Upload = (path: string, request: UploadRequest, accessToken: string) => Promise<ApiAnswer>;

export function createUploader(parts: UploaderParts): Upload {
  const { locale, makeRequest = (): RequestOfUpload => new XMLHttpRequest(), silenceMs = SILENCE_MS } = parts;
  return (path, { file, onSent, onLine, signal }, accessToken) =>
    new Promise((resolve, reject) => {
      const request = makeRequest();
      const readLines = createLineReader((line) => onLine?.(line));
      const silence = createAlarm(silenceMs, () => end(() => reject(transportError('timeout'))));
      const stop = () => end(() => reject(signal?.reason instanceof Error ? signal.reason : new Error('aborted')));
      const end = (settle: () => void) => {
        silence.off();
        signal?.removeEventListener('abort', stop);
        settle();
        request.abort();
      };
      request.upload.addEventListener('progress', ({ loaded, total }) => {
        silence.on();
        onSent?.(total > 0 ? loaded / total : 0);
      });
      request.upload.addEventListener('load', () => onSent?.(1));
      request.addEventListener('progress', () => {
        silence.on();
        if (isLines(request)) readLines(request.responseText);
      });
      request.addEventListener('error', () => end(() => reject(transportError('network'))));
      request.addEventListener('load', () => end(() => settle(request, readLines, resolve, reject)));
      request.open('POST', `${API_BASE}${path}`);
      const headers = {
        accept: LINES,
        'content-type': file.type || 'application/octet-stream',
        'preferred-language': locale(),
        authorization: `Bearer ${accessToken}`,
      };
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      signal?.addEventListener('abort', stop);
      silence.on();
      if (signal?.aborted) stop();
      else request.send(file);
    });
}

const isLines = (request: RequestOfUpload): boolean =>
  request.status === 200 && (request.getResponseHeader('content-type') ?? '').startsWith(LINES);

function settle(
  request: RequestOfUpload,
  readLines: LineReader,
  resolve: (answer: ApiAnswer) => void,
  reject: (error: HttpError) => void,
): void {
  const { status, responseText: body } = request;
  const last = isLines(request) ? readLines(`${body}\n`) : parsed(body);
  if (status < 200 || status >= 300) return reject(refusalToError(status, last));
  if (last === undefined) return reject(transportError('network'));
  const problem = isLines(request) && isObject(last) ? last['problem'] : undefined;
  if (isObject(problem)) return reject(refusalToError(Number(problem['status']), problem));
  return resolve({ status, headers: new Headers(), body, json: last });
}

/** Given all text so far, tells of the lines that are new and whole; answers the last one. */
type LineReader = (text: string) => Record<string, unknown> | undefined;

function createLineReader(onLine: (line: Record<string, unknown>) => void): LineReader {
  let read = 0;
  let last: Record<string, unknown> | undefined;
  return (text) => {
    for (let end = text.indexOf('\n', read); end >= 0; end = text.indexOf('\n', read)) {
      const line = parsed(text.slice(read, end));
      read = end + 1;
      if (!isObject(line)) continue;
      last = line;
      onLine(line);
    }
    return last;
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function createAlarm(afterMs: number, ring: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const off = () => clearTimeout(timer);
  return {
    off,
    /** Sets it, or sets it back. */
    on: () => {
      off();
      timer = setTimeout(ring, afterMs);
    },
  };
}
