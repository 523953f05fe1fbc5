/** What every create, patch and list refuses, at its place, with nothing written. */
import { describe, expect, test } from 'vitest';
import { descriptors } from '../generated/index.ts';
import { HOSTILE } from '../test/hostile-values.ts';
import { scenarios, servedWorld } from '../test/scenarios.ts';

const currency = { code: 'EUR', name: 'Euro', symbol: '€' };
const create = (body: object | string) => ({ as: 'superadmin', method: 'POST', path: 'currency', body });
const nested = (depth: number): unknown => (depth === 0 ? 'x' : { a: nested(depth - 1) });

scenarios('bad bodies', [
  { name: 'unknown field', ...create({ ...currency, extra: 1 }), status: 400, pointers: ['/extra'] },
  {
    name: 'implicit fields are no input',
    ...create({ ...currency, id: 7, created_at: '2020-01-01T00:00:00Z' }),
    status: 400,
    pointers: ['/id', '/created_at'],
  },
  { name: 'wrong type', ...create({ ...currency, is_active: 'yes' }), status: 400, pointers: ['/is_active'] },
  {
    name: 'every violation at once',
    ...create({ code: 'eur', name: '', is_active: 9 }),
    status: 400,
    pointers: ['/code', '/name', '/is_active', '/symbol'],
  },
  { name: 'over-long text', ...create({ ...currency, name: 'x'.repeat(201) }), status: 400, pointers: ['/name'] },
  {
    name: 'text that nobody sees',
    ...create({ ...currency, name: ' \u00a0\u3000', symbol: '\u200b' }),
    status: 400,
    pointers: ['/name', '/symbol'],
  },
  { name: 'NUL character', ...create({ ...currency, name: 'a\0b' }), status: 400, pointers: ['/name'] },
  {
    name: 'lone surrogate',
    ...create('{"code":"EUR","name":"a\\ud800b","symbol":"x"}'),
    status: 400,
    pointers: ['/name'],
  },
  {
    name: '__proto__',
    ...create('{"code":"EUR","name":"Euro","symbol":"x","__proto__":{"is_admin":true}}'),
    status: 400,
    pointers: ['/__proto__'],
  },
  {
    name: 'constructor',
    ...create('{"code":"EUR","name":"Euro","symbol":"x","constructor":{"prototype":{}}}'),
    status: 400,
    pointers: ['/constructor'],
  },
  { name: 'deep nesting', ...create({ ...currency, name: nested(200) }), status: 400 },
  { name: 'nesting beyond the stack', ...create(`{"name":${'['.repeat(100_000)}${']'.repeat(100_000)}}`), status: 400 },
  {
    name: 'nothing but violations: the answer names the first hundred',
    ...create({ ...currency, ...Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`k${at}`, 1])) }),
    status: 400,
    pointers: Array.from({ length: 100 }, (_, at) => `/k${at}`),
  },
  { name: 'an array', ...create([currency]), status: 400 },
  { name: 'a number', ...create('5'), status: 400 },
  {
    name: 'nothing',
    as: 'superadmin',
    method: 'POST',
    path: 'currency',
    status: 400,
    pointers: ['/code', '/name', '/symbol'],
  },
  { name: 'broken JSON', ...create('{"code":'), status: 400, code: 'malformed_body' },
  { name: 'another content type', ...create('<a/>'), headers: { 'content-type': 'text/xml' }, status: 415 },
  {
    name: 'a body over its limit',
    ...create({ ...currency, name: 'x'.repeat(300_000) }),
    status: 413,
    code: 'too_large',
  },
  { name: 'an empty patch', as: 'superadmin', method: 'PATCH', path: 'currency/1', body: {}, status: 400 },
  {
    name: 'a foreign reference',
    as: 'adminA',
    method: 'POST',
    path: 'companyorganizationnodes',
    body: ({ companyB }) => ({ organization_id: companyB.organizationId, name: 'x' }),
    status: 400,
    pointers: ['/organization_id'],
  },
  {
    name: 'a missing reference',
    as: 'adminA',
    method: 'POST',
    path: 'companyorganizationnodes',
    body: { organization_id: 999_999, name: 'x' },
    status: 400,
    pointers: ['/organization_id'],
  },
  {
    name: 'a reference beyond every id',
    as: 'adminA',
    method: 'POST',
    path: 'companyorganizationnodes',
    body: { organization_id: 1e300, name: 'x' },
    status: 400,
    pointers: ['/organization_id'],
  },
  {
    name: 'a parent in another organization of nobody',
    as: 'adminA',
    method: 'POST',
    path: 'companyorganizationnodes',
    body: ({ companyA, companyB }) => ({
      organization_id: companyA.organizationId,
      parent_id: companyB.nodes.root,
      name: 'x',
    }),
    status: 400,
    pointers: ['/parent_id'],
  },
  {
    name: 'a company in the body of a tenant',
    as: 'adminA',
    method: 'POST',
    path: 'companyorganization',
    body: ({ companyB }) => ({ name: 'x', company_id: companyB.id }),
    status: 400,
    pointers: ['/company_id'],
  },
  { name: 'an unknown route', path: 'nowhere', status: 404, code: 'not_found' },
  { name: 'a wrong method', method: 'PUT', path: 'currency', status: 405, code: 'method_not_allowed' },
  { name: 'the trailing slash changes nothing', as: 'superadmin', path: 'currency/', status: 200 },
]);

const list = (query: string) => ({ as: 'adminA', path: `feedback/?${query}` });

scenarios('bad list queries', [
  { name: 'sort by an unknown field', ...list('sort=["answers;drop","ASC"]'), status: 400, pointers: ['/sort'] },
  { name: 'sort in no direction', ...list('sort=["created_at","sideways"]'), status: 400, pointers: ['/sort'] },
  { name: 'sort that is no JSON', ...list('sort=created_at'), status: 400, pointers: ['/sort'] },
  { name: 'more than a hundred rows', ...list('range=[0,100]'), status: 400, pointers: ['/range'] },
  { name: 'a range backwards', ...list('range=[5,1]'), status: 400, pointers: ['/range'] },
  { name: 'an unknown filter', ...list('filter={"device_hash":"x"}'), status: 400, pointers: ['/filter/device_hash'] },
  {
    name: 'a filter of the wrong type',
    ...list('filter={"node_id":"1 or 1=1"}'),
    status: 400,
    pointers: ['/filter/node_id'],
  },
  {
    name: 'a filter outside the enum',
    ...list('filter={"status":["new","odd"]}'),
    status: 400,
    pointers: ['/filter/status/1'],
  },
  {
    name: 'a filter that is an object',
    ...list('filter={"status":{"$ne":1}}'),
    status: 400,
    pointers: ['/filter/status'],
  },
  { name: 'a NUL in the search', ...list('filter={"q":"a\\u0000"}'), status: 400, pointers: ['/filter/q'] },
  {
    name: 'a date range backwards',
    ...list('filter={"created_at_gte":"2026-03-02","created_at_lte":"2026-03-01"}'),
    status: 400,
    pointers: ['/filter/created_at_lte'],
    contains: { errors: [{ code: 'range_reversed' }] },
  },
  {
    name: 'a range of one day is that day',
    ...list('filter={"created_at_gte":"2026-03-02T08:00:00Z","created_at_lte":"2026-03-02"}'),
    status: 200,
  },
  {
    name: 'a range of numbers backwards',
    ...list('filter={"score_gte":60,"score_lte":59}'),
    status: 400,
    pointers: ['/filter/score_lte'],
    contains: { errors: [{ code: 'range_reversed' }] },
  },
  {
    name: 'a range of more than a hundred years',
    ...list('filter={"created_at_gte":"1970-01-01","created_at_lte":"2070-01-02"}'),
    status: 400,
    pointers: ['/filter/created_at_lte'],
    contains: { errors: [{ code: 'range_too_long', message: 'Choose a range of at most 100 years.' }] },
  },
  {
    name: 'a range of a hundred years to the day',
    ...list('filter={"created_at_gte":"1970-01-02","created_at_lte":"2070-01-01"}'),
    status: 200,
  },
  {
    name: 'dates before and after all that is stored',
    ...list('filter={"created_at_gte":"1969-12-31T23:59:59Z","updated_at_lte":"2200-01-01","read_at":["9999-12-31"]}'),
    status: 400,
    pointers: ['/filter/created_at_gte', '/filter/updated_at_lte', '/filter/read_at/0'],
    contains: { errors: [{ code: 'date_too_far' }, { code: 'date_too_far' }, { code: 'date_too_far' }] },
  },
  {
    name: 'a bound that is no value',
    ...list('filter={"created_at_gte":null,"score_lte":[5]}'),
    status: 400,
    pointers: ['/filter/created_at_gte', '/filter/score_lte'],
  },
  {
    name: 'a range of what has no order',
    ...list('filter={"status_gte":"new","node_id_lte":5,"is_partial_gte":true}'),
    status: 400,
    pointers: ['/filter/status_gte', '/filter/node_id_lte', '/filter/is_partial_gte'],
    contains: { errors: [{ code: 'unknown_filter' }, { code: 'unknown_filter' }, { code: 'unknown_filter' }] },
  },
  {
    name: 'every violation at once',
    ...list('sort=[1]&range=[]&filter={"x":1}'),
    status: 400,
    pointers: ['/sort', '/range', '/filter/x'],
  },
  { name: 'search specials are plain text', ...list('filter={"q":"%_\\\\"}'), status: 200 },
  { name: 'an id that is no number is a 404', as: 'adminA', path: 'feedback/abc', status: 404 },
  { name: 'an id beyond every number is a 404', as: 'adminA', path: 'feedback/99999999999999999999', status: 404 },
  { name: 'a range beyond the end is empty', ...list('range=[900000,900010]'), status: 200 },
]);

describe('no input yields a 5xx', async () => {
  const served = await servedWorld();

  const writable = Object.values(descriptors).flatMap((entity) =>
    entity.operations.includes('create')
      ? [
          {
            name: entity.id,
            path: entity.path,
            schema: entity.schemas.create as { properties: Record<string, object> },
          },
        ]
      : [],
  );

  test.each(writable)('create $name with hostile values in every field', async ({ path, schema }) => {
    for (const as of ['adminA', 'superadmin'])
      for (const field of Object.keys(schema.properties))
        for (const value of HOSTILE) {
          const { status } = await served.call({ as, method: 'POST', path, body: { [field]: value } });
          expect({ as, field, value, server: status >= 500 }).toEqual({ as, field, value, server: false });
        }
  });

  const listed = Object.values(descriptors).filter(({ operations }) => operations.includes('list'));

  test.each(listed)('filter $id by hostile values', async ({ path, list: { filters, sortable } }) => {
    for (const field of [...filters, 'id', 'created_at_gte', 'q'])
      for (const value of HOSTILE) {
        const query = new URLSearchParams({ filter: JSON.stringify({ [field]: value }) });
        const { status } = await served.call({ as: 'adminA', path: `${path}?${query.toString()}` });
        expect({ field, value, server: status >= 500 }).toEqual({ field, value, server: false });
      }
    for (const field of sortable) {
      const { status } = await served.call({ as: 'adminA', path: `${path}?sort=${JSON.stringify([field, 'DESC'])}` });
      expect({ field, allowed: [200, 400, 403].includes(status) }).toEqual({ field, allowed: true });
    }
  });
});
