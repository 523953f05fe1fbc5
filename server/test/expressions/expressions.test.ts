/** No expression takes more than linear time, whatever text somebody sends. */
import { describe, expect, test } from 'vitest';
import { taxNumberCountries, taxNumberRule } from '../../../shared/tax/tax-numbers.ts';
import { findExpressions, findInSource, type Found } from './find.ts';
import { superlinear } from './judge.ts';

const { expressions, madeLater } = findExpressions();
const byText = Map.groupBy(expressions, ({ source, flags }) => `/${source}/${flags}`);

describe('the judge', () => {
  test.each([
    ['a user agent that names Android again and again', /Android(?!.*Mobile)/i],
    ['a version before a browser', /\bVersion\/[\d.]+.*\bSafari\//],
    ['blanks before an end', /\s+$/],
    ['repetitions within repetitions', /^(?:a+)+$/],
    ['the same thing twice', /^(?:a|a)*$/],
    ['two repetitions of one sign', /^[^@]+@[^@]+\.[^@]+$/],
    ['what stands before', /(?<=a.*)b/],
    ['any word before a sign', /\w+@/],
  ])('refuses %s', (_what, { source, flags }) => {
    expect(superlinear({ source, flags })).not.toEqual([]);
  });

  test.each([/^Bearer\s+(\S+)$/i, /^\/q\/([^/]+)\/?$/i, /iPhone|iPod/i, /<(?:\w+:)?row\b([^<>]*)/g, /[&<>"]/g])(
    'accepts %s',
    ({ source, flags }) => {
      expect(superlinear({ source, flags })).toEqual([]);
    },
  );
});

test('an expression is found however it is written', () => {
  const found: Found = { expressions: [], madeLater: [] };
  const source = [
    'const one = (text: string) => text.split(/a+b/g);',
    "const two = new RegExp('c+', 'i'), three = RegExp('d');",
    "const schema = { type: 'string', pattern: '^e+$', 'x': 1 };",
    'const later = new RegExp(`${one}+`);',
  ].join('\n');
  findInSource('server/planted.ts', source, found);
  expect(found).toEqual({
    expressions: [
      { source: 'a+b', flags: 'g', place: 'server/planted.ts:1' },
      { source: 'c+', flags: 'i', place: 'server/planted.ts:2' },
      { source: 'd', flags: '', place: 'server/planted.ts:2' },
      { source: '^e+$', flags: 'u', place: 'server/planted.ts:3' },
    ],
    madeLater: ['server/planted.ts:4'],
  });
});

test('the sources and the schemas have been looked through', () => {
  const places = expressions.map(({ place }) => place);
  for (const folder of ['server/modules/visitor/device-class.ts', 'shared/survey/', 'schemas/documents/'])
    expect(places.some((place) => place.startsWith(folder))).toBe(true);
  expect(byText.size).toBeGreaterThan(100);
});

/** What these read does not come from outside. */
const READS_OUR_OWN: Record<string, string> = {
  'server/app/config.ts': 'the settings of whoever runs the server',
  'server/database/embedded.ts': 'what PostgreSQL says of its version',
  'shared/contract/migration-files.ts': 'the migrations of the program',
};

test.each([...byText])('%s takes time in the length of its text', (_text, found) => {
  const outside = found.filter(({ place }) => !READS_OUR_OWN[place.replace(/:\d+$/, '')]);
  const [expression] = outside;
  expect(expression && { place: expression.place, why: superlinear(expression) }).toEqual(
    expression && { place: expression.place, why: [] },
  );
});

/** Made once, of constants; those of tax numbers are judged below. */
const MADE_OF_OUR_OWN = [
  'server/modules/billing/payments/simulator/page.ts',
  'shared/qr/fit-text.ts',
  'shared/rich-text/plain.ts',
  'shared/tax/tax-numbers.ts',
  'shared/text/fold.ts',
];

test('none is made at run time of what may be anything', () => {
  expect([...new Set(madeLater.map((place) => place.replace(/:\d+$/, '')))]).toEqual(MADE_OF_OUR_OWN);
});

test.each(taxNumberCountries)('the tax number of %s', (country) => {
  expect(superlinear(taxNumberRule(country)?.pattern ?? /(?:a+)+$/)).toEqual([]);
});
