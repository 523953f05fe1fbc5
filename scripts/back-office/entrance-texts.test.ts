/** Which texts are sent before the login: those that its pages show, and hardly any other. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { locales } from '../../admin/i18n/product.ts';
import { flattenTexts, type TextTree } from '../../admin/i18n/text-tree.ts';
import { entranceTexts, sourcesFrom } from './entrance-texts.ts';

const admin = path.join(import.meta.dirname, '../../admin');
const entry = path.join(admin, 'main.tsx');
const textsOf = (locale: string): TextTree =>
  JSON.parse(readFileSync(path.join(admin, 'i18n', `${locale}.json`), 'utf8')) as TextTree;
const english = textsOf('en');

test('the sources are those that come at once, with the pages before the login and without the back office', () => {
  const files = [...sourcesFrom(entry).keys()].map((file) => path.relative(admin, file));
  expect(files).toEqual(
    expect.arrayContaining([
      'main.tsx',
      'app/entrance.tsx',
      'features/identity/login/login.tsx',
      'features/identity/register/use-registration.ts',
    ]),
  );
  expect(files).not.toContain('app/back-office.tsx');
  expect(files.length).toBeLessThan(200);
});

test.each(locales)('in %s they are a tenth of all, each in its language', (locale) => {
  const own = flattenTexts(textsOf(locale));
  const texts = entranceTexts(entry, textsOf(locale), english);
  expect(texts).toMatchObject({
    'app.login.title': own['app.login.title'],
    'app.register.submit': own['app.register.submit'],
    'app.account.two_factor.code': own['app.account.two_factor.code'],
  });
  expect(Object.keys(texts)).not.toContain('app.designer.title');
  expect(JSON.stringify(texts).length).toBeLessThan(0.15 * JSON.stringify(own).length);
});

test('what a language has no words for is in English', () => {
  const texts = entranceTexts(entry, { app: { login: { title: 'Anmelden' } } }, english);
  expect(texts).toMatchObject({
    'app.login.title': 'Anmelden',
    'app.login.welcome': flattenTexts(english)['app.login.welcome'],
  });
});
