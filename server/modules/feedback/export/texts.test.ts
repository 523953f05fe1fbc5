import { expect, test } from 'vitest';
import { locales } from '../../../../shared/i18n/locales.ts';
import { columns } from './columns.ts';
import { loadTexts } from './words.ts';

const english = loadTexts('en');

test.each(locales)('the texts of exports are whole in %s, and none is empty', (locale) => {
  const texts = loadTexts(locale);
  expect([...texts.keys()]).toEqual([...english.keys()]);
  for (const text of texts.values()) expect(text).toMatch(/^\S(?:.*\S)?$/);
});

test('each column has a header, and times say that they are in UTC', () => {
  for (const locale of locales)
    for (const { name } of columns) {
      const header = loadTexts(locale).get(`columns.${name}`) ?? '';
      expect(header, `${locale} ${name}`).not.toBe('');
      expect(header.endsWith('(UTC)'), `${locale} ${name}`).toBe(name.endsWith('_at'));
    }
});
