/**
 * ra-data-simple-rest with what this API does differently: PATCH with the changed fields only, a slash at the end of
 * every address, paths of its own, at most 100 rows a page, totals that are counted up to a limit, and rows that say
 * what the user may do to them. Without a sort the list's own order is meant, and of a search what fits best. A list that misses rows of databases that can't be reached names these in `meta.unreachable`. `meta: { fields }` of a read asks for those fields only.
 */
import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, RaRecord } from 'ra-core';
import { type ActionCall, createCollection, PAGE_LIMIT } from '../../shared/client/collection.ts';
import type { ApiAnswer, ApiClient } from './api-client.ts';
import { createFilesProvider, type FilesProvider } from './files.ts';
import { toWire } from './filter-nulls.ts';
import { createSummaryProvider, type SummaryProvider } from './summary.ts';
import { type Origin, originHeaders, originIn } from './origin.ts';
import { isObject } from './user-data.ts';

export interface ActionRequest {
  /** Its name in the schema's `x-actions`. */
  action: string;
  /** Of a member action: the row. */
  id?: RaRecord['id'];
  /** GET and DELETE send the input in the address; POST, which is meant where nothing is said, in the body. */
  method?: 'GET' | 'POST' | 'DELETE';
  input?: object;
  /** Of a change, where there is more to say than that it comes from a screen. */
  origin?: Origin;
  signal?: AbortSignal;
}

export interface ActionsProvider {
  /** Calls an action of an entity; rejects with the `HttpError` of its problem document. */
  act: <Answer>(resource: string, request: ActionRequest) => Promise<Answer>;
  /** Calls an action that answers a file. */
  actForFile: (resource: string, request: ActionRequest) => Promise<File>;
}

export { PAGE_LIMIT };
export type { FilesProvider } from './files.ts';

interface ReadOptions {
  isSorted?: boolean;
  onAnswer?(answer: ApiAnswer): void;
}

/** @param pathOf the API path of a react-admin resource */
export function createDataProvider(
  client: ApiClient,
  pathOf: (resource: string) => string,
): DataProvider & FilesProvider & ActionsProvider & SummaryProvider {
  const providerFor = createReaders(client);
  const base = providerFor(undefined);

  const { patch, remove } = createWriters(client, pathOf);

  return {
    ...base,
    getList: createLists(providerFor, pathOf),
    getOne: (resource, params) => providerFor(params.meta).getOne(pathOf(resource), params),
    getManyReference: (resource, params) => providerFor(params.meta).getManyReference(pathOf(resource), params),
    create: (resource, params) => base.create(pathOf(resource), { ...params, data: withoutEmpty(params.data) }),
    getMany: (resource, params) => getMany(client, pathOf(resource), params),
    async update<Row extends RaRecord>(
      resource: string,
      params: { id: Row['id']; data: Partial<Row>; previousData?: Row; meta?: unknown },
    ) {
      const changes = changedFields(params.data, params.previousData);
      if (Object.keys(changes).length > 0) Object.assign(changes, madeFrom(params.data));
      else return { data: { ...params.previousData, ...params.data } as Row };
      return { data: withPermitted(await patch<Row>(resource, params.id, changes, params.meta), params.previousData) };
    },
    async updateMany(resource, { ids, data }) {
      await Promise.all(ids.map((id) => patch(resource, id, data)));
      return { data: ids };
    },
    async delete<Row extends RaRecord>(
      resource: string,
      { id, previousData, meta }: { id: Row['id']; previousData?: Row; meta?: unknown },
    ) {
      await remove(resource, id, meta);
      return { data: previousData ?? ({ id } as Row) };
    },
    act: <Answer>(resource: string, request: ActionRequest) =>
      createCollection(client.call, pathOf(resource)).act(callOf(request)) as Promise<Answer>,
    actForFile: (resource, request) => createCollection(client.call, pathOf(resource)).actForFile(callOf(request)),
    ...createSummaryProvider(client, (resource) => `/${pathOf(resource)}/`),
    ...createFilesProvider(client, (resource, id) =>
      id === undefined ? `/${pathOf(resource)}/` : memberPath(pathOf(resource), id),
    ),
    async deleteMany(resource, { ids }) {
      await Promise.all(ids.map((id) => remove(resource, id)));
      return { data: ids };
    },
  };
}

type ProviderFor = (meta: unknown, options?: ReadOptions) => DataProvider;

/** The library's provider over our client, of the fields that `meta` asks for. */
const createReaders =
  (client: ApiClient): ProviderFor =>
  (meta, { isSorted = true, onAnswer } = {}) =>
    simpleRestProvider('', async (address: string, options: RequestInit = {}) => {
      const asked = withQuery(isSorted ? address : withoutSort(address), fieldsOf(meta));
      const answer = await fetchJson(client, asked, options);
      onAnswer?.(answer);
      return answer;
    });

const createLists =
  (providerFor: ProviderFor, pathOf: (resource: string) => string): DataProvider['getList'] =>
  async (resource, params) => {
    let unreachable: string | null = null;
    const provider = providerFor(params.meta, {
      isSorted: params.sort !== undefined && !isByFit(params.meta),
      onAnswer: ({ headers }) => {
        unreachable = headers.get('x-unreachable-cells');
      },
    });
    const page = await provider.getList(pathOf(resource), { ...params, filter: toWire(params.filter) });
    return unreachable === null ? page : { ...page, meta: { unreachable } };
  };

/** One row, with the headers that say from where it is changed and why. */
function createWriters(client: ApiClient, pathOf: (resource: string) => string) {
  const rows = (resource: string) => createCollection(client.call, pathOf(resource));
  return {
    patch: async <Row extends RaRecord>(resource: string, id: RaRecord['id'], changes: object, meta?: unknown) =>
      (await rows(resource).patch(id, changes, { headers: originHeaders(originIn(meta)) })) as Row,
    remove: (resource: string, id: RaRecord['id'], meta?: unknown): Promise<void> =>
      rows(resource).remove(id, { headers: originHeaders(originIn(meta)) }),
  };
}

/** `meta: { byFit: true }`: react-admin's hooks always have a sort. */
const isByFit = (meta: unknown): boolean => isObject(meta) && meta['byFit'] === true;

/** The library asks for one by the ids where nobody asked for any. */
function withoutSort(address: string): string {
  const [path = '', query] = address.split('?');
  const parameters = new URLSearchParams(query);
  parameters.delete('sort');
  return `${path}?${parameters}`;
}

/** The fields whose values differ from those of the record that the form began with. */
export function changedFields(data: object, previous: object = {}): Record<string, unknown> {
  const before = previous as Record<string, unknown>;
  const changed = Object.entries(data).filter(([name, value]) => !isSame(value, before[name]));
  return Object.fromEntries(
    changed.flatMap(([name, value]) => {
      if (name !== CUSTOM || !isObject(value)) return [[name, value]];
      const own = changedOwnFields(value, before[name]);
      return Object.keys(own).length === 0 ? [] : [[name, own]];
    }),
  );
}

/** Holds the fields that a company has added: of them too only what differs is sent. */
const CUSTOM = 'custom';

/** A form holds null for one that the row has no value of. */
function changedOwnFields(values: Record<string, unknown>, before: unknown): Record<string, unknown> {
  const former = isObject(before) ? before : {};
  return Object.fromEntries(Object.entries(values).filter(([key, value]) => !isSame(value, former[key] ?? null)));
}

/** A form holds the revision of the row that it began with: told with the changes, so that nobody else's are overwritten. */
const madeFrom = (data: object): object =>
  'revision' in data && typeof data.revision === 'number' ? { revision: data.revision } : {};

interface ManyRequest {
  ids: RaRecord['id'][];
  signal?: AbortSignal;
  meta?: unknown;
}

async function getMany<Row extends RaRecord>(client: ApiClient, path: string, { ids, signal, meta }: ManyRequest) {
  const { list } = createCollection(client.call, path);
  const pages = await Promise.all(
    chunk(ids, PAGE_LIMIT).map((page) =>
      list({ filter: { id: page }, range: [0, page.length - 1], ...fieldsIn(meta), ...(signal && { signal }) }),
    ),
  );
  return { data: pages.flatMap(({ rows }) => rows as Row[]) };
}

const callOf = ({ origin, ...call }: ActionRequest): ActionCall => ({
  ...call,
  headers: call.method === 'GET' ? {} : originHeaders(origin),
});

async function fetchJson(
  client: ApiClient,
  address: string,
  { method, body, signal }: RequestInit,
): Promise<ApiAnswer> {
  const isRead = method === undefined || method === 'GET';
  // Rows that are read say what the user may do to them, so that nothing else is offered.
  return client.call(withSlash(isRead ? withQuery(address, { permissions: 'true' }) : address), {
    ...(isMethod(method) ? { method } : {}),
    ...(isRead ? {} : { headers: originHeaders() }),
    ...(typeof body === 'string' ? { body: JSON.parse(body) as unknown } : {}),
    ...(signal ? { signal } : {}),
  });
}

function isMethod(method: string | undefined): method is 'GET' | 'POST' | 'PATCH' | 'DELETE' {
  return method === 'GET' || method === 'POST' || method === 'PATCH' || method === 'DELETE';
}

function withSlash(address: string): string {
  const [path = '', query] = address.split('?');
  return `${path.endsWith('/') ? path : `${path}/`}${query === undefined ? '' : `?${query}`}`;
}

/** A read that wants some fields only: `meta: { fields: ['name'] }`. */
const fieldsIn = (meta: unknown): { fields?: string[] } =>
  isObject(meta) && Array.isArray(meta.fields) ? { fields: meta.fields.map(String) } : {};

function fieldsOf(meta: unknown): Record<string, string> {
  const { fields } = fieldsIn(meta);
  return fields ? { fields: JSON.stringify(fields) } : {};
}

function withQuery(address: string, query: Record<string, string>): string {
  const added = String(new URLSearchParams(query));
  return added === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${added}`;
}

/** A changed row comes back without what may be done to it: as before, until it is read again. */
function withPermitted<Row extends RaRecord>(row: Row, previous: Row | undefined): Row {
  return previous !== undefined && 'permitted' in previous
    ? { ...row, permitted: previous['permitted'] as unknown }
    : row;
}

function memberPath(path: string, id: RaRecord['id']): string {
  return `/${path}/${encodeURIComponent(id)}/`;
}

/** A create leaves out what was not filled in, so that the server's defaults count. */
function withoutEmpty<Row extends object>(data: Row): Row {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null && value !== undefined)) as Row;
}

function chunk<T>(items: T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));
}

function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, at) => isSame(item, other[at]));
  }
  if (!isObject(one) || !isObject(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSame(one[name], other[name]));
}
