import { describe, expect, test } from 'vitest';
import { locales } from '../../../../shared/i18n/locales.ts';
import { loadInvoiceTexts } from './texts.ts';

const english = loadInvoiceTexts('en');
const placeholdersOf = (text = ''): string[] => (text.match(/\{\w+\}/g) ?? []).sort();
/** `<locale> <key>` of what rightly reads as in English. */
const SAME = ['es plan'];

describe.each(locales.filter((locale) => locale !== 'en'))('the texts of invoices in %s', (locale) => {
  const texts = loadInvoiceTexts(locale);

  test('are those of English, translated, with their placeholders', () => {
    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [key, text] of texts) {
      expect(text, key).toMatch(/^\S(?:.*\S)?$/u);
      expect(placeholdersOf(text), key).toEqual(placeholdersOf(english.get(key)));
      if (!SAME.includes(`${locale} ${key}`)) expect(text, key).not.toBe(english.get(key));
    }
  });
});
