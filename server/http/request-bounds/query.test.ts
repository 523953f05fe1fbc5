/** An address of thousands of parameters costs no more than its length, wherever it leads. */
import { afterEach, expect, test, vi } from 'vitest';
import { servedWorld } from '../../test/scenarios.ts';
import { hasMoreParameters, MAX_PARAMETERS, parseQuery } from './query.ts';

const served = await servedWorld({ renderPage: async () => ({ html: '<p>page</p>', styles: [] }) });
afterEach(() => vi.restoreAllMocks());

const many = (count: number) => Array.from({ length: count }, () => 'a').join('&');

test.each([
  ['GET', '/'],
  ['GET', '/api/countries/'],
  ['GET', '/api/nothing/'],
  ['POST', '/api/jwt/login'],
  ['GET', '/node_query'],
  ['GET', '/Q/ABC'],
  ['POST', '/Q/ABC'],
  ['GET', '/survey_preview'],
  ['GET', '/unsubscribe'],
  ['GET', '/pictures/none.webp'],
])('%s %s with 7,500 parameters is 400, without one of them being looked at', async (method, path) => {
  const looked = [vi.spyOn(URLSearchParams.prototype, 'getAll'), vi.spyOn(URLSearchParams.prototype, 'keys')];
  const answer = await fetch(`${served.origin}${path}?${many(7_500)}`, { method });
  expect(await answer.json()).toMatchObject({ code: 'too_many_parameters', status: 400, limit: MAX_PARAMETERS });
  expect(looked.map((spy) => spy.mock.calls.length)).toEqual([0, 0]);
});

test('each parameter is taken once', async () => {
  const looked = vi.spyOn(URLSearchParams.prototype, 'getAll');
  const answer = await fetch(`${served.origin}/node_query?${many(MAX_PARAMETERS)}`);
  expect(answer.status).not.toBe(400);
  expect(looked).not.toHaveBeenCalled();
});

test.each<[string, ReturnType<typeof parseQuery>]>([
  ['', {}],
  ['a=1&b=2', { a: '1', b: '2' }],
  ['a=1&b&a=2&a', { a: ['1', '2', ''], b: '' }],
  ['a=%20+%F0%9F%8D%95&=x', { a: '  🍕', '': 'x' }],
  ['a=%&b=%zz', { a: '%', b: '%zz' }],
])('%j is read as Koa reads it', (text, query) => {
  expect(parseQuery(text)).toEqual(query);
});

test('a parameter called __proto__ is a parameter', () => {
  expect(Object.getOwnPropertyNames(parseQuery('__proto__=1&constructor=2'))).toEqual(['__proto__', 'constructor']);
});

test('the bound is exact', () => {
  expect([MAX_PARAMETERS, MAX_PARAMETERS + 1].map((count) => hasMoreParameters(many(count), MAX_PARAMETERS))).toEqual([
    false,
    true,
  ]);
});
