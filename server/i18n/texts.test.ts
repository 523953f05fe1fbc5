import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, test } from 'vitest';
import { errorCatalogue } from '../errors.ts';
import { violations } from '../validation/validate.ts';
import { type Locale, locales } from '../../shared/i18n/locales.ts';
import { loadTexts, translate } from './texts.ts';

/** `<locale> <key>` of every text that rightly reads as in English. */
const SAME_AS_ENGLISH: string[] = [
  'fr columns.type',
  'fr marcs.code',
  'fr prints.code',
  'fr prints.archive',
  'de columns.name',
  'de marcs.code',
  'de prints.code',
  'es columns.color',
  'es export.false',
  'it export.false',
];

const root = new URL('../../', import.meta.url);
const english = loadTexts('en');
const translations = locales.filter((locale) => locale !== 'en');

const placeholdersOf = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].sort();
const formsOf = (text: string): number => text.split(' |||| ').length;

/** How many forms a text has that says a number, where it is not two. */
const PLURAL_FORMS: Partial<Record<Locale, number>> = { ru: 3, ja: 1, ko: 1 };
const keysUnder = (section: string): string[] =>
  [...english.keys()].filter((key) => key.startsWith(`${section}.`)).map((key) => key.slice(section.length + 1));

/** The server, and what it shares with pages: the checks of surveys, of answers and of QR designs. */
const sources = ['server/**/*.ts', 'shared/**/*.ts']
  .flatMap((pattern) => globSync(pattern, { cwd: fileURLToPath(root) }))
  .filter((file) => !/\.test\.ts$|^server\/(test|seed|generated)\//.test(file))
  .map((file) => readFileSync(new URL(file, root), 'utf8'));

/** Codes as sources write them: `code: 'a'`, `code: x ? 'a' : 'b'`, `at(field, 'a')` and `violation('a')`. */
const CODE_FORMS = [
  /\bcode: (?:[^,{}\n]+ \? )?'([a-z_]+)'(?: : '([a-z_]+)')?/g,
  /\bat\([^()\n]+, '([a-z_]+)'\)/g,
  /\bviolation\('([a-z_]+)'/g,
];

const writtenFieldCodes = (source: string): string[] =>
  CODE_FORMS.flatMap((form) => [...source.matchAll(form)]).flatMap(([, ...codes]) => codes.filter(Boolean));

describe.each(translations)('the texts in %s', (locale) => {
  const texts = loadTexts(locale);

  it('have the keys of English', () => {
    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('keep the placeholders of English', () => {
    for (const [key, text] of english) expect(placeholdersOf(texts.get(key) ?? ''), key).toEqual(placeholdersOf(text));
  });

  it('have the plural forms of the language', () => {
    for (const [key, text] of english) {
      const expected = formsOf(text) === 1 ? 1 : (PLURAL_FORMS[locale] ?? 2);
      expect(formsOf(texts.get(key) ?? ''), key).toBe(expected);
    }
  });

  it('are translated', () => {
    const same = [...english].filter(([key, text]) => texts.get(key) === text).map(([key]) => `${locale} ${key}`);
    expect(same).toEqual(SAME_AS_ENGLISH.filter((entry) => entry.startsWith(`${locale} `)));
  });
});

test.each(locales)('no text in %s is empty, padded, or has a brace that is no placeholder', (locale) => {
  for (const [key, text] of loadTexts(locale)) {
    expect(text.replaceAll(/\{\w+\}/g, ''), key).toMatch(/^[^{}]+$/);
    expect(text, key).toBe(text.trim());
  }
});

test('the texts are those of problems, of fields, and of the sheets and columns of files', () => {
  expect([...new Set([...english.keys()].map((key) => key.split('.')[0]))]).toEqual([
    'problems',
    'fields',
    'columns',
    'sheets',
    'marcs',
    'prints',
    'export',
    'import',
  ]);
});

test('every problem has a title and a detail, and no text is left without its problem', () => {
  const wanted = [...errorCatalogue.keys()].flatMap((code) => [`${code}.title`, `${code}.detail`]);
  expect(keysUnder('problems').sort()).toEqual(wanted.sort());
});

test('the scan finds every form of a code, and nothing else', () => {
  const source = `[{ pointer, code: 'a' }, { code: many ? 'b' : 'c', limit }]; at(error.column ?? field, 'd'); violation('e', { of: 'x' });
    ({ code: { type: 'x' } }); ({ code: String(query['x']), name: 'x' }); at(field, code);`;
  expect(writtenFieldCodes(source)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('every field code in the sources has a text', () => {
  const written = new Set(sources.flatMap(writtenFieldCodes));
  expect([...written], 'the scan finds the codes').toEqual(
    expect.arrayContaining(['enum', 'duplicate', 'not_an_option']),
  );
  expect([...written].filter((code) => !english.has(`fields.${code}`))).toEqual([]);
});

test('no text of a field is left without a source that says its code', () => {
  expect(keysUnder('fields').filter((code) => !sources.some((source) => source.includes(`'${code}'`)))).toEqual([]);
});

test.each([
  ['maxLength', { type: 'string', maxLength: 1 }, 'ab'],
  ['minLength', { type: 'string', minLength: 2 }, 'a'],
  ['minimum', { type: 'integer', minimum: 1 }, 0],
  ['maximum', { type: 'integer', maximum: 1 }, 2],
  ['maxItems', { type: 'array', maxItems: 1 }, [1, 2]],
  ['minItems', { type: 'array', minItems: 1 }, []],
  ['minProperties', { type: 'object', minProperties: 1 }, {}],
  ['type', { type: 'integer' }, 'one'],
  ['enum', { enum: ['low', 'high'] }, 'middle'],
  ['const', { const: 'low' }, 'high'],
  ['format', { type: 'string', format: 'email' }, 'nobody'],
  ['pattern', { type: 'string', pattern: '^a$' }, 'b'],
])('a value that breaks %s is answered with a filled-in text in every locale', (_keyword, schema, value) => {
  const [violation] = violations(schema, value);
  expect(violation).toBeDefined();
  for (const locale of locales) {
    const key = `fields.${violation?.code}`;
    const message = translate(locale, key, violation?.parameters);
    expect(message, locale).not.toBe(key);
    expect(placeholdersOf(message), locale).toEqual([]);
  }
});

test.each([
  ['null for a text', { type: 'string' }, null, 'required'],
  ['null for a number', { type: 'integer' }, null, 'required'],
  ['an empty text for a number', { type: 'integer' }, '', 'required'],
  ['an empty text for a number that may be missing', { type: ['integer', 'null'] }, '', 'type'],
  ['a number for a text', { type: 'string' }, 0, 'type'],
  ['no for a text', { type: 'string' }, false, 'type'],
])('%s is answered as what it is to a person', (_name, schema, value, code) => {
  expect(violations(schema, value).map((violation) => violation.code)).toEqual([code]);
});

describe('translate', () => {
  it('fills every placeholder, also one whose value is 0', () => {
    expect(translate('en', 'fields.minimum', { limit: 0 })).toBe('Enter 0 or more.');
    expect(translate('de', 'problems.illegal_transition.detail', { from: 'new', to: 'closed' })).toBe(
      'Der Status kann nicht von new zu closed wechseln.',
    );
  });

  it.each([
    ['en', 1, 'Try again in 1 second.'],
    ['en', 60, 'Try again in 60 seconds.'],
    ['de', 1, 'Versuchen Sie es in 1 Sekunde erneut.'],
    ['ru', 21, 'Повторите попытку через 21 секунду.'],
    ['ru', 3, 'Повторите попытку через 3 секунды.'],
    ['ru', 11, 'Повторите попытку через 11 секунд.'],
    ['ja', 1, '1秒後にもう一度お試しください。'],
  ] as const)('takes the form of the number: in %s of %i', (locale, seconds, expected) => {
    expect(translate(locale, 'problems.too_many_requests.detail', { seconds })).toBe(expected);
  });

  it('inserts a value as it is, and never reads placeholders in it', () => {
    expect(translate('en', 'fields.country_taken', { country: '{name}', name: '$& and $1' })).toBe(
      '{name} already belongs to the plan location $& and $1.',
    );
  });

  it('leaves a placeholder without a value', () => {
    expect(translate('en', 'fields.minimum')).toBe('Enter {limit} or more.');
  });

  it('answers the key when there is no such text', () => {
    expect(translate('tr', 'fields.no_such_code')).toBe('fields.no_such_code');
  });
});
