import { describe, expect, test } from 'vitest';
import { locales } from '../../../../../shared/i18n/locales.ts';
import { loadResultTexts } from './texts.ts';

const english = loadResultTexts('en');
const placeholdersOf = (text = ''): string[] => (text.match(/\{\w+\}/g) ?? []).sort();
/** `<locale> <key>` of what rightly reads as in English. */
const SAME = ['fr questions', 'fr page_of', 'fr survey_page', 'de version.one', 'fr version.one'];

describe.each(locales.filter((locale) => locale !== 'en'))('the texts of reports in %s', (locale) => {
  const texts = loadResultTexts(locale);

  test('are those of English, translated, with their placeholders', () => {
    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [key, text] of texts) {
      expect(text, key).toMatch(/^\S(?:.*\S)?$/u);
      expect(placeholdersOf(text), key).toEqual(placeholdersOf(english.get(key)));
      if (!SAME.includes(`${locale} ${key}`)) expect(text, key).not.toBe(english.get(key));
    }
  });
});
