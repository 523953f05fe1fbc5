/** The operations that every entity has, at its address. */
import { fileOf } from './file-of.ts';
import type { ApiAnswer, ApiRequest, Send } from './transport.ts';

type Id = string | number;
type Headers = Record<string, string>;

/** Besides what is written: why and from where, and how it is abandoned. */
export interface CallOptions {
  headers?: Headers;
  signal?: AbortSignal;
}

export interface ListQuery extends CallOptions {
  filter?: object;
  sort?: readonly [field: string, order: 'ASC' | 'DESC'];
  /** Of the first and the last row, both included. */
  range?: readonly [from: number, to: number];
  fields?: readonly string[];
}

export interface Page {
  rows: unknown[];
  /** Of all pages; where it ends in a plus sign in the answer, there are more. */
  total: number;
}

export interface ActionCall extends CallOptions {
  action: string;
  /** Of a member action: the row. */
  id?: Id;
  /** GET and DELETE send the input in the address; POST, which is meant where nothing is said, in the body. */
  method?: 'GET' | 'POST' | 'DELETE';
  input?: object;
}

export interface Collection {
  list: (query?: ListQuery) => Promise<Page>;
  /** Row by row, read page by page. */
  rows: (query?: ListQuery & { pageSize?: number }) => AsyncGenerator<unknown>;
  get: (id: Id, query?: Pick<ListQuery, 'fields' | 'headers' | 'signal'>) => Promise<unknown>;
  create: (body: object, options?: CallOptions) => Promise<unknown>;
  patch: (id: Id, changes: object, options?: CallOptions) => Promise<unknown>;
  remove: (id: Id, options?: CallOptions) => Promise<void>;
  act: (call: ActionCall) => Promise<unknown>;
  /** Calls an action that answers a file, which may be large; under the name that the server gives it. */
  actForFile: (call: ActionCall) => Promise<File>;
}

/** The most rows that the API answers at once. */
export const PAGE_LIMIT = 100;

/**
 * @param call rejects where the answer is a refusal
 * @param path below /api, without slashes at its ends
 */
export function createCollection(call: Send, path: string): Collection {
  const json = async (address: string, request: ApiRequest): Promise<unknown> => (await call(address, request)).json;
  const member = (id: Id): string => `/${path}/${encodeURIComponent(id)}/`;
  const list: Collection['list'] = async ({ headers, signal, ...query } = {}) =>
    pageOf(await call(`/${path}/${toQuery(written(query))}`, options({ headers, signal })));
  return {
    list,
    async *rows({ pageSize = PAGE_LIMIT, range: [from, to] = [0, Infinity], ...query } = {}) {
      for (let at = from; at <= to; at += pageSize) {
        const { rows } = await list({ ...query, range: [at, Math.min(at + pageSize - 1, to)] });
        yield* rows;
        if (rows.length < pageSize) return;
      }
    },
    get: (id, { headers, signal, ...query } = {}) =>
      json(`${member(id)}${toQuery(written(query))}`, options({ headers, signal })),
    create: (body, given) => json(`/${path}/`, { method: 'POST', body, ...options(given) }),
    patch: (id, body, given) => json(member(id), { method: 'PATCH', body, ...options(given) }),
    remove: async (id, given) => void (await call(member(id), { method: 'DELETE', ...options(given) })),
    act: (asked) => json(addressOf(asked), requestOf(asked)),
    actForFile: async (asked) =>
      fileOf(await call(addressOf(asked), { ...requestOf(asked), isFile: true, isLong: true })),
  };

  function addressOf({ action, id, method = 'POST', input = {} }: ActionCall): string {
    const query = method === 'POST' ? '' : toQuery(plain(input));
    return `${id === undefined ? `/${path}/` : member(id)}${action}/${query}`;
  }
}

const requestOf = ({ method = 'POST', input = {}, headers, signal }: ActionCall): ApiRequest => ({
  method,
  ...(method === 'POST' && { body: input }),
  ...options({ headers, signal }),
});

const options = ({ headers, signal }: { headers?: Headers | undefined; signal?: AbortSignal | undefined } = {}) => ({
  ...(headers && { headers }),
  ...(signal && { signal }),
});

/** Each parameter of a list is JSON. */
const written = (query: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, JSON.stringify(value)]])),
  );

const plain = (input: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(input).flatMap(([name, value]) =>
      value === null || value === undefined ? [] : [[name, String(value)]],
    ),
  );

function toQuery(parameters: Record<string, string>): string {
  const query = String(new URLSearchParams(parameters));
  return query === '' ? '' : `?${query}`;
}

/** `companytags 0-24/120`. */
function pageOf({ json, headers }: ApiAnswer): Page {
  const total = /\/(\d+)/.exec(headers.get('content-range') ?? '')?.[1];
  const rows = Array.isArray(json) ? (json as unknown[]) : [];
  return { rows, total: Number(total ?? rows.length) };
}
