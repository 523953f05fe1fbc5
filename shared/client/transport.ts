/** One call of the API over the network: headers, JSON, files and streams, a time limit, and how it is abandoned. */

export const API_BASE = '/api';

export interface ApiRequest {
  /** GET where nothing is said. */
  method?: string;
  /** Sent as JSON; a text as it is. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** The answer is a file: its bytes are kept as they are. */
  isFile?: boolean;
  /** The answer goes on: its bytes are read as they come. */
  isStream?: boolean;
  /** It takes as long as it takes: nothing but `signal` ends it. */
  isLong?: boolean;
}

export interface ApiAnswer {
  status: number;
  headers: Headers;
  body: string;
  /** Parsed body; undefined when there is none. */
  json: unknown;
  /** Of a call for a file. */
  file?: Blob;
  /** Of a call for an answer that goes on. */
  stream?: ReadableStream<Uint8Array>;
}

/** An answer of any status; `path` is below /api and begins with a slash. */
export type Send = (path: string, request?: ApiRequest) => Promise<ApiAnswer>;

/** No answer came: no connection, or none in time. */
export class Unreachable extends Error {
  readonly reason: 'network' | 'timeout';

  constructor(reason: Unreachable['reason'], cause?: unknown) {
    super(`The API did not answer: ${reason}.`, { cause });
    this.name = 'Unreachable';
    this.reason = reason;
  }
}

export interface TransportParts {
  fetch: typeof fetch;
  /** What /api is below; the page's own origin where nothing is said. */
  origin?: string;
  timeoutMs?: number;
  /** 'no-store' where a browser must not answer by itself. */
  cache?: 'no-store';
  /** Of every call, as it is made. */
  headers?: () => Record<string, string>;
}

/** Rejects with `Unreachable`, or with the reason of the signal that abandoned the call. */
export function createTransport({ fetch, origin = '', timeoutMs, cache, headers: common }: TransportParts): Send {
  return async (path, request = {}) => {
    const { signal } = request;
    const limit = request.isLong || timeoutMs === undefined ? undefined : AbortSignal.timeout(timeoutMs);
    const signals = [signal, limit].filter((one) => one !== undefined);
    try {
      const response = await fetch(`${origin}${API_BASE}${path}`, {
        ...initOf(request, common?.()),
        ...(cache && { cache }),
        ...(signals.length > 0 && { signal: AbortSignal.any(signals) }),
      });
      return await readAnswer(response, request);
    } catch (error) {
      if (signal?.aborted) throw error;
      throw new Unreachable(limit?.aborted ? 'timeout' : 'network', error);
    }
  };
}

const initOf = (
  { method = 'GET', body, headers, isFile, isStream }: ApiRequest,
  common: Record<string, string> | undefined,
) => ({
  method,
  headers: {
    accept: isFile || isStream ? '*/*' : 'application/json',
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...common,
    ...headers,
  },
  ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
});

/** A refusal is JSON whatever was asked for. */
async function readAnswer(response: Response, { isFile, isStream }: ApiRequest): Promise<ApiAnswer> {
  const { status, headers, ok } = response;
  const bare = { status, headers, body: '', json: undefined };
  if (isStream && ok && response.body !== null) return { ...bare, stream: response.body };
  if (isFile && ok) return { ...bare, file: await response.blob() };
  const body = await response.text();
  return { ...bare, body, json: parsed(body) };
}

function parsed(body: string): unknown {
  if (body === '') return undefined;
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
