import { expect, test } from 'vitest';
import { violations } from './validate.ts';

const schemas = Object.fromEntries(
  ['country', 'language', 'local-time'].map((format) => [format, { type: ['string', 'null'], format }]),
);

test.each([
  ['country', ['DE', 'TR', null]],
  ['language', ['de', 'pt-BR', 'zh-Hant', 'fil', 'es-419', null]],
  ['local-time', ['00:00', '09:30', '23:59', null]],
])('a %s is taken', (format, values) => {
  for (const value of values) expect(violations(schemas[format] ?? {}, value), String(value)).toEqual([]);
});

test.each([
  ['country', 'unknown_country', ['ZZ', 'de', 'DEU', 'Germany', ' DE']],
  ['language', 'unknown_language', ['xx', 'pt_BR', 'pt-br', 'DE', 'german', 'de-', 'de-x-private']],
  ['local-time', 'invalid_time', ['9:30', '24:00', '09:60', '09:30:00', '09:30Z', '0930', 'noon']],
])('what is no %s is refused as %s', (format, code, values) => {
  for (const value of values)
    expect(violations(schemas[format] ?? {}, value, '/at'), value).toEqual([{ pointer: '/at', code }]);
});
