import type { RaRecord } from 'ra-core';
import { describe, expect, test } from 'vitest';
import type { ApiAnswer, ApiClient, ApiRequest } from './api-client.ts';
import { changedFields, createDataProvider } from './data-provider.ts';

interface Call extends ApiRequest {
  path: string;
}

function providerWith(answer: (call: Call) => { json?: unknown; range?: string; unreachable?: string }) {
  const calls: Call[] = [];
  const call: ApiClient['call'] = async (path, request = {}): Promise<ApiAnswer> => {
    calls.push({ path, ...request });
    const { json, range, unreachable } = answer({ path, ...request });
    return {
      status: 200,
      headers: new Headers({
        ...(range && { 'content-range': range }),
        ...(unreachable && { 'x-unreachable-cells': unreachable }),
      }),
      body: JSON.stringify(json),
      json,
    };
  };
  const client = { call } as ApiClient;
  return {
    calls,
    provider: createDataProvider(client, (resource) => (resource === 'units' ? 'companyorganizationnodes' : resource)),
  };
}

const page = { pagination: { page: 2, perPage: 25 }, sort: { field: 'name', order: 'ASC' as const } };

function queryOf(path: string): Record<string, unknown> {
  const parameters = new URLSearchParams(path.split('?')[1]);
  return Object.fromEntries([...parameters].map(([name, value]) => [name, JSON.parse(value) as unknown]));
}

describe('lists', () => {
  test('speak simple-rest, with the API path and a slash before the query', async () => {
    const { calls, provider } = providerWith(() => ({ json: [{ id: 1 }], range: 'companyorganizationnodes 25-49/60' }));
    const { data, total } = await provider.getList('units', { ...page, filter: { type: 'room' } });
    expect(calls[0]?.path).toMatch(/^\/companyorganizationnodes\/\?/);
    expect(queryOf(calls[0]?.path ?? '')).toEqual({
      sort: ['name', 'ASC'],
      range: [25, 49],
      filter: { type: 'room' },
      permissions: true,
    });
    expect([data, total]).toEqual([[{ id: 1 }], 60]);
  });

  test('that are counted up to a limit answer one more than it', async () => {
    const { provider } = providerWith(() => ({ json: [], range: 'feedback */10001' }));
    expect(await provider.getList('feedback', { ...page, filter: {} })).toMatchObject({ total: 10_001 });
  });

  test('that miss rows name the databases that these are in', async () => {
    const whole = providerWith(() => ({ json: [], range: 'support */0' })).provider;
    expect(await whole.getList('support', { ...page, filter: {} })).not.toHaveProperty('meta');
    const { provider } = providerWith(() => ({ json: [], range: 'support */0', unreachable: 'south' }));
    expect(await provider.getList('support', { ...page, filter: {} })).toMatchObject({
      meta: { unreachable: 'south' },
    });
  });

  test('of the rows that point at one carry its id in the filter', async () => {
    const { calls, provider } = providerWith(() => ({ json: [], range: 'subplan */0' }));
    await provider.getManyReference('subplan', { ...page, filter: { is_active: true }, target: 'plan_id', id: 4 });
    expect(queryOf(calls[0]?.path ?? '')).toMatchObject({ filter: { is_active: true, plan_id: 4 } });
  });

  test('of many ids ask for whole pages of at most 100', async () => {
    const ids = Array.from({ length: 130 }, (_, at) => at + 1);
    const { calls, provider } = providerWith(({ path }) => {
      const { id } = queryOf(path).filter as { id: number[] };
      return { json: id.map((one) => ({ id: one })) };
    });
    const { data } = await provider.getMany('plan', { ids });
    expect(calls.map(({ path }) => queryOf(path).range)).toEqual([
      [0, 99],
      [0, 29],
    ]);
    expect(data.map(({ id }: RaRecord) => id)).toEqual(ids);
  });
});

describe('one row', () => {
  test('is read at an address that ends with a slash', async () => {
    const { calls, provider } = providerWith(() => ({ json: { id: 12 } }));
    await provider.getOne('units', { id: 12 });
    expect(calls[0]?.path).toBe('/companyorganizationnodes/12/?permissions=true');
  });

  test('is changed by a PATCH with the changed fields only', async () => {
    const { calls, provider } = providerWith(() => ({ json: { id: 3, name: 'New' } }));
    const previousData = { id: 3, name: 'Old', tags: [1, 2], is_active: true };
    const answer = await provider.update('plan', {
      id: 3,
      data: { ...previousData, name: 'New', tags: [1, 2] },
      previousData,
    });
    expect(calls).toMatchObject([{ path: '/plan/3/', method: 'PATCH', body: { name: 'New' } }]);
    expect(answer.data).toEqual({ id: 3, name: 'New' });
  });

  test('that did not change is not sent', async () => {
    const { calls, provider } = providerWith(() => ({}));
    const previousData = { id: 3, name: 'Old' };
    expect(await provider.update('plan', { id: 3, data: { name: 'Old' }, previousData })).toEqual({
      data: previousData,
    });
    expect(calls).toEqual([]);
  });

  test('is made without the fields that were left empty', async () => {
    const { calls, provider } = providerWith(() => ({ json: { id: 9 } }));
    await provider.create('discount', {
      data: { code: 'A1', amount: null, percent: 5, valid_to: undefined, is_active: false },
    });
    expect(calls).toMatchObject([
      { path: '/discount/', method: 'POST', body: { code: 'A1', percent: 5, is_active: false } },
    ]);
    expect(Object.keys(calls[0]?.body as object)).toEqual(['code', 'percent', 'is_active']);
  });

  test('is deleted though the answer has no body', async () => {
    const { calls, provider } = providerWith(() => ({}));
    expect(await provider.delete('plan', { id: 3, previousData: { id: 3, name: 'Old' } })).toEqual({
      data: { id: 3, name: 'Old' },
    });
    expect(await provider.deleteMany('plan', { ids: [4, 5] })).toEqual({ data: [4, 5] });
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'DELETE /plan/3/',
      'DELETE /plan/4/',
      'DELETE /plan/5/',
    ]);
  });
});

describe('some fields of rows', () => {
  test('are asked for by the meta of a read', async () => {
    const { calls, provider } = providerWith(() => ({ json: [], range: 'units */0' }));
    const meta = { fields: ['name'] };
    await provider.getList('units', { ...page, filter: {}, meta });
    await provider.getMany('units', { ids: [1], meta });
    await provider.getOne('units', { id: 1, meta });
    expect(calls.map(({ path }) => queryOf(path).fields)).toEqual([['name'], ['name'], ['name']]);
  });
});

describe('actions', () => {
  test.each([
    ['in the body', { action: 'move', id: 7, input: { target_id: 2 } }, '/companyorganizationnodes/7/move/', 'POST'],
    [
      'in the address, without what is empty',
      { action: 'check_move', id: 7, method: 'GET' as const, input: { target_id: 2, name: undefined } },
      '/companyorganizationnodes/7/check_move/?target_id=2',
      'GET',
    ],
    ['of the collection', { action: 'multi_add', input: {} }, '/companyorganizationnodes/multi_add/', 'POST'],
  ])('send their input %s', async (_, request, path, method) => {
    const { calls, provider } = providerWith(() => ({ json: { done: true } }));
    expect(await provider.act('units', request)).toEqual({ done: true });
    expect(calls).toMatchObject([{ path, method, ...(method === 'POST' ? { body: request.input } : {}) }]);
  });
});

test.each([
  ['a new key', { a: 1 }, {}, { a: 1 }],
  ['null for a value', { a: null }, { a: 1 }, { a: null }],
  ['the same list', { a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, {}],
  ['another order in a list', { a: [2, 1] }, { a: [1, 2] }, { a: [2, 1] }],
  ['a deeper value', { a: { b: { c: 1 } } }, { a: { b: { c: 2 } } }, { a: { b: { c: 1 } } }],
  ['a key less in an object', { a: { b: 1 } }, { a: { b: 1, c: 2 } }, { a: { b: 1 } }],
  ['of added fields what differs', { custom: { a: 1, b: 2 } }, { custom: { a: 1, b: 3 } }, { custom: { b: 2 } }],
  ['an added field that had no value and has none', { custom: { a: null } }, { custom: {} }, {}],
  ['an added field that is emptied', { custom: { a: null } }, { custom: { a: 1 } }, { custom: { a: null } }],
  ['keys in another order', { a: { b: 1, c: 2 } }, { a: { c: 2, b: 1 } }, {}],
])('of a form, %s', (_, data, previous, expected) => {
  expect(changedFields(data, previous)).toEqual(expected);
});
