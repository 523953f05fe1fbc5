/** What is done to a sound call so that it becomes a hostile one: in its address, its query, its body and its headers. */
import fc from '../../scripts/test/properties.ts';
import type { Random } from '../../server/seed/random.ts';
import { ODD_IDS } from '../../server/test/access/row-cells.ts';
import { companyWords } from '../../server/test/access/fixture.ts';
import type { Call } from '../../server/test/access/client.ts';
import { HOSTILE } from '../../server/test/hostile-values.ts';
import type { JsonSchema } from '../../shared/contract/descriptor.ts';

export interface Chances {
  random: Random;
  /** Some thousand, made once. */
  values: readonly unknown[];
}

/** What an operation takes. */
export interface Taken {
  body?: JsonSchema | undefined;
  query?: JsonSchema | undefined;
}

const VALUES = 4_000;
const LONG_TEXT = 30_000;
const LONGEST_PARAMETER = 1_000;

/**
 * Hostile values, those that are in a list and those that fast-check thinks of.
 * @param seed of what it thinks of
 * @returns some thousand
 */
export function hostileValues(seed: number): unknown[] {
  const thoughtOf = fc.oneof(
    fc.jsonValue({ maxDepth: 4 }),
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.double(),
    fc.maxSafeInteger(),
    fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
    fc.webUrl(),
    fc.emailAddress(),
    fc.constantFrom('__proto__', 'constructor', '\u202e', '\ufeff', 'x'.repeat(LONG_TEXT), '%00', '${7*7}', '\r\nx: y'),
  );
  return [...HOSTILE, ...HOSTILE, ...fc.sample(thoughtOf, { numRuns: VALUES, seed })];
}

type Mutation = (call: Call, taken: Taken, chances: Chances) => Call;

/** A segment that is a row's id becomes one that no row has, one of another row, or none at all. */
const inAddress: Mutation = (call, _taken, { random }) => {
  const [address, query] = split(call.path, '?');
  const segments = address.split('/');
  const at = random.integer(0, segments.length - 1);
  const odd = random.chance(0.4)
    ? String(random.integer(1, 400))
    : random.pick([...ODD_IDS, '%00', '%ff', '%2f', '..', '.', '', 'x'.repeat(3_000), '%E2%80%AE', 'deleted']);
  segments[/^\d+$/.test(segments[at] ?? '') || random.chance(0.2) ? at : segments.length - 1] = odd;
  return { ...call, path: segments.join('/') + (query === undefined ? '' : `?${query}`) };
};

const inQuery: Mutation = (call, { query: schema }, { random, values }) => {
  const [address, query = ''] = split(call.path, '?');
  const parameters = query === '' ? [] : query.split('&');
  const known = Object.keys((schema?.['properties'] as object | undefined) ?? {});
  const named = [...known, ...known, ...parameters.map((one) => one.split('=')[0] ?? ''), 'filter', 'unheard_of'];
  const value = random.pick(values);
  const text = typeof value === 'string' && random.chance(0.5) ? value : JSON.stringify(value);
  const filtered = random.chance(0.3) ? JSON.stringify({ [random.pick(['q', 'id', 'created_at_gte'])]: value }) : text;
  const written = `${random.pick(named)}=${encoded(filtered, random)}`;
  if (parameters.length === 0 || random.chance(0.5)) parameters.push(written);
  else parameters[random.integer(0, parameters.length - 1)] = written;
  return { ...call, path: `${address}?${parameters.join('&')}` };
};

const inBody: Mutation = (call, { body: schema }, chances) => {
  const { random } = chances;
  if (Buffer.isBuffer(call.body)) return { ...call, body: damaged(call.body, random) };
  if (call.method === 'GET' && random.chance(0.9)) return inQuery(call, {}, chances);
  if (random.chance(0.1)) return { ...call, body: damaged(Buffer.from(JSON.stringify(call.body ?? {})), random) };
  const known = Object.keys((schema?.['properties'] as object | undefined) ?? {});
  return { ...call, body: changed(call.body ?? {}, known, chances) };
};

/** One place of a value, however deep, holds something else, nothing, itself twice, or one more. */
function changed(value: unknown, known: readonly string[], chances: Chances): unknown {
  const { random, values } = chances;
  if (typeof value !== 'object' || value === null || random.chance(0.05)) return other(value, chances);
  if (Array.isArray(value)) {
    const items = [...(value as unknown[])];
    const at = random.integer(0, Math.max(0, items.length - 1));
    if (random.chance(0.2)) return [...items, ...items];
    if (items.length === 0 || random.chance(0.2)) return [...items, random.pick(values)];
    items[at] = changed(items[at], [], chances);
    return items;
  }
  const names = Object.keys(value);
  const name = random.pick([...names, ...(names.length === 0 || random.chance(0.3) ? known : []), 'unheard_of']);
  const { [name]: held, ...rest } = value as Record<string, unknown>;
  if (held !== undefined && random.chance(0.1)) return rest;
  return { ...rest, [name]: held === undefined ? random.pick(values) : changed(held, [], chances) };
}

/** Mostly of the same kind, so that more than its type is looked at. */
function other(value: unknown, { random, values }: Chances): unknown {
  if (random.chance(0.4)) return random.pick(values);
  if (typeof value === 'number')
    return random.pick([-value, value + 1, value * 1e9, value + 0.5, random.integer(1, 400)]);
  if (typeof value === 'boolean') return !value;
  if (typeof value !== 'string') return [value];
  const strange = random.pick(values.filter((one) => typeof one === 'string').slice(0, 400));
  const at = random.integer(0, value.length);
  return value.slice(0, at) + strange + value.slice(at);
}

/** Bytes of a file, or of JSON that is none any more. */
function damaged(bytes: Buffer, random: Random): Buffer {
  const at = random.integer(0, bytes.length);
  const noise = Buffer.from(random.bytes(random.integer(1, 12)));
  return random.pick([
    bytes.subarray(0, at),
    Buffer.concat([bytes.subarray(0, at), noise, bytes.subarray(at)]),
    Buffer.concat([noise, bytes]),
    Buffer.concat([bytes, bytes]),
    Buffer.concat([Buffer.from('\ufeff'), bytes]),
    Buffer.alloc(0),
  ]);
}

const HEADERS: Record<string, readonly string[]> = {
  'content-type': [
    'text/xml',
    'application/json; charset=utf-16',
    'multipart/form-data; boundary=',
    '',
    'image/png',
    'text/csv',
  ],
  'content-encoding': ['gzip', 'br', 'identity', 'x'],
  accept: ['text/html', '*/*;q=x', 'application/pdf', ''],
  'accept-encoding': ['gzip;q=0, br;q=x', 'identity;q=0'],
  'accept-language': ['xx-XX', 'ar;q=1e9', '*', 'x'.repeat(2_000), 'ja,ko;q=,,;'],
  'preferred-language': ['de', 'xx', '__proto__', ''],
  authorization: ['Bearer', 'Bearer x', 'Bearer a.b.c', 'Basic eDp5', `Bearer ${'x'.repeat(4_000)}`],
  'if-match': ['*', '"x"', 'W/"1"'],
  'if-none-match': ['*', '"x"'],
  range: ['bytes=0-0', 'bytes=5-1', 'bytes=-1,0-', 'rows=1-2'],
  cookie: ['response_token=', 'response_token=x; response_token=y', '__proto__=1', 'device=%ff'],
  origin: ['null', 'https://elsewhere.example'],
  referer: ['https://feedback.test/Q/', 'x', 'https://feedback.test/Q/%ff'],
  'user-agent': ['', 'x'.repeat(2_000), "'; drop table customer; --", '\u00ff\u00fe'],
  'x-forwarded-for': ['x', '::1', '1.2.3.4, 5.6.7.8'],
  'x-request-id': ['', "'", 'x'.repeat(1_000)],
  'x-source': ['bulk_edit', 'x'],
  'x-reason': ['%ff', '\u00e4', 'x'.repeat(1_000)],
  'last-event-id': ['-1', 'x', '99999999999999999999'],
};

const inHeaders: Mutation = (call, _taken, { random }) => {
  const name = random.pick(Object.keys(HEADERS));
  return { ...call, headers: { ...call.headers, [name]: random.pick(HEADERS[name] ?? ['']) } };
};

const mutations: readonly Mutation[] = [inBody, inBody, inBody, inQuery, inQuery, inAddress, inHeaders];

/**
 * One to four changes of a call; now and then none, for what is sound reaches furthest.
 * @param call that is sound, or was
 * @param taken by its operation's schemas
 * @param chances to draw by
 * @returns another call
 */
export function mutated(call: Call, taken: Taken, chances: Chances): Call {
  const { random } = chances;
  if (random.chance(0.12)) return call;
  let hostile = call;
  for (let count = random.pick([1, 1, 1, 2, 3, 4]); count > 0; count -= 1)
    hostile = random.pick(mutations)(hostile, taken, chances);
  return { ...hostile, body: withoutWords(hostile.body) };
}

/** What tells whose a row is must not be written into another's. */
function withoutWords(body: unknown): unknown {
  if (body === undefined || Buffer.isBuffer(body)) return body;
  const text = JSON.stringify(body);
  const plain = Object.values(companyWords).reduce((left, word) => left.replaceAll(word, 'canary'), text);
  return plain === text ? body : (JSON.parse(plain) as unknown);
}

/** Both sides of the first separator. */
function split(text: string, separator: string): [string, string?] {
  const at = text.indexOf(separator);
  return at === -1 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

/** As a parameter, no longer than heads may be; now and then what can't be decoded. */
function encoded(text: string, random: Random): string {
  if (random.chance(0.03)) return '%ff%00%zz';
  return encodeURIComponent(text.slice(0, LONGEST_PARAMETER).toWellFormed());
}
