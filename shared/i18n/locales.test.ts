import fc from '../../scripts/test/properties.ts';
import { describe, expect, it, test } from 'vitest';
import { chooseLocale, isLocale, locales } from './locales.ts';

describe('chooseLocale', () => {
  it.each<[name: string, wishes: (string | undefined)[], acceptLanguage: string | undefined, expected: string]>([
    ['English when nothing is wished', [], undefined, 'en'],
    ['English when no wish can be met', ['zh', 'nl-BE'], 'ar, sv;q=0.5', 'en'],
    ['English for any language', [], '*', 'en'],
    ['an explicit choice over the browser', ['tr'], 'de', 'tr'],
    ['the first of several choices', ['ja', 'ko'], 'de', 'ja'],
    ['the next choice when one is missing or unknown', [undefined, '', 'xx', 'ru'], 'de', 'ru'],
    ['the browser when no choice is known', [undefined, 'xx'], 'de', 'de'],
    ['the language of a tag with a region or a script', ['pt-BR'], undefined, 'pt'],
    ['the language of a long tag', [], 'de-Latn-DE-1996', 'de'],
    ['a tag in any case', ['KO-kr'], undefined, 'ko'],
    ['a tag with spaces around it', ['  fr '], undefined, 'fr'],
    ['the heaviest of the browser', [], 'fr;q=0.3, it;q=0.9, es;q=0.5', 'it'],
    ['a language without a weight, as that is 1', [], 'fr;q=0.9, es', 'es'],
    ['the first of two that weigh the same', [], 'ja;q=0.8,ko;q=0.8', 'ja'],
    ['the next heaviest when the heaviest is unknown', [], 'sv, fr;q=0.2, pt-PT;q=0.7', 'pt'],
    ['what is left when a language is refused', [], 'de;q=0, tr;q=0.1', 'tr'],
    ['English when the only known language is refused', [], 'de;q=0.000', 'en'],
    ['a weight with spaces around it', [], 'de ; q=0.2 , ru ; q=0.4', 'ru'],
    ['nothing from a weight that is no number', [], 'de;q=1.2.3, es;q=0.1', 'es'],
    ['nothing from a name that only starts like a locale', ['end', 'de_DE', 'trx-TR'], undefined, 'en'],
    ['nothing from a name that objects inherit', ['constructor', '__proto__', 'toString'], undefined, 'en'],
  ])('answers %s', (_name, wishes, acceptLanguage, expected) => {
    expect(chooseLocale(wishes, acceptLanguage)).toBe(expected);
  });

  it.each(locales)('knows %s as a choice and as a browser language', (locale) => {
    expect(chooseLocale([locale])).toBe(locale);
    expect(chooseLocale([], `${locale}-ZZ,${locale};q=0.9`)).toBe(locale);
  });

  it('answers a locale whatever is sent', () => {
    const part = fc.oneof(fc.string(), fc.constantFrom(...locales, ',', ';', ';q=', ';q=0.5', '-', ' ', '*'));
    const header = fc.array(part, { maxLength: 40 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.array(header, { maxLength: 3 }), header, (wishes, acceptLanguage) => {
        expect(isLocale(chooseLocale(wishes, acceptLanguage))).toBe(true);
      }),
    );
  });

  it('reads no more than the start of a header', () => {
    expect(chooseLocale([], `${'sv,'.repeat(100)}de`)).toBe('de');
    expect(chooseLocale([], `${'sv,'.repeat(100_000)}de`)).toBe('en');
  });
});

test.each([undefined, null, 0, 'EN', 'en-US', '', ['en'], 'toString'])('%j is no locale', (value) => {
  expect(isLocale(value)).toBe(false);
});
