import { describe, expect, test } from 'vitest';
import { locales } from '../../../shared/i18n/locales.ts';
import { loadMailTexts, mailText } from './texts.ts';

const english = loadMailTexts('en');
const placeholdersOf = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

describe.each(locales.filter((locale) => locale !== 'en'))('the mails in %s', (locale) => {
  const texts = loadMailTexts(locale);

  test('have the texts of English, translated, with their placeholders', () => {
    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [key, text] of texts) {
      expect(text.trim(), key).toBe(text);
      expect(text, key).not.toBe('');
      expect(text, key).not.toBe(english.get(key));
      expect(placeholdersOf(text), key).toEqual(placeholdersOf(english.get(key) ?? ''));
    }
  });
});

test('a name is inserted as it is', () => {
  expect(mailText('en', 'greeting', { name: '{company} $&' })).toBe('Hello {company} $&,');
});
