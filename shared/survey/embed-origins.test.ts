import { expect, test } from 'vitest';
import { embedOrigin, embedOrigins, mayEmbed } from './embed-origins.ts';

test.each([
  ['https://shop.example', 'https://shop.example'],
  ['HTTPS://Shop.Example:443/', 'https://shop.example'],
  ['https://shop.example:8443', 'https://shop.example:8443'],
  ['https://*.shop.example', 'https://*.shop.example'],
  ['http://localhost:3000', 'http://localhost:3000'],
  ['http://localhost', 'http://localhost'],
  ['http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['http://127.0.0.1', 'http://127.0.0.1'],
  ['http://127.0.0.2', null],
  ['http://localhost.shop.example', null],
  ['http://localhost:99999', null],
  ['http://shop.example', null],
  ['https://localhost', null],
  ['https://10.0.0.1', null],
  ['https://shop.example/contact', null],
  ['https://shop.example?x', null],
  ['https://user@shop.example', null],
  ['https://*', null],
  ['https://*.example', null],
  ['https://*.*.shop.example', null],
  ['https://shop.*', null],
  ['https://shop.example; script-src *', null],
  ['https://shop.example\n', null],
  ["'self'", null],
  ['*', null],
  ['null', null],
  ['', null],
])('%j as an origin that may be listed is %j', (text, origin) => {
  expect(embedOrigin(text)).toBe(origin);
});

test('what is stored and is no origin is left out, and what is there twice comes once', () => {
  const embed_origins = ['https://a.example', 'javascript:alert(1)', 'https://A.example/'];
  expect(embedOrigins({ embed_origins })).toEqual(['https://a.example']);
  expect(embedOrigins({})).toEqual([]);
});

test.each([
  ['https://shop.example', true],
  ['https://shop.example:8443', false],
  ['https://www.shop.example', false],
  ['https://www.acme.example:8443', true],
  ['https://a.b.acme.example:8443', true],
  ['https://acme.example:8443', false],
  ['https://.acme.example:8443', false],
  ['https://evilacme.example:8443', false],
  ['https://www.acme.example', false],
  ['https://*.acme.example:8443', false],
  ['http://localhost:3000', true],
  ['http://localhost:3001', false],
  ['https://shop.example/', false],
  ['', false],
])('of the listed ones a page of %j is one: %j', (origin, isListed) => {
  const embed_origins = ['https://SHOP.example/', 'https://*.acme.example:8443', 'http://localhost:3000'];
  expect(mayEmbed({ embed_origins }, origin)).toBe(isListed);
  expect(mayEmbed({}, origin)).toBe(false);
});
