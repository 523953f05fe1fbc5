import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import raEnglish from 'ra-language-english';
import { describe, expect, it, test } from 'vitest';
import { type Locale, locales } from './locales.ts';
import { flattenTexts, mergeTexts, type TextTree } from './text-tree.ts';

/** `<locale> <key>` of every text that rightly reads as in English. */
const SAME_AS_ENGLISH: string[] = [
  'de app.designer.choices.direction.diagonal',
  'de app.designer.choices.template.a4',
  'de app.designer.choices.template.a5',
  'de app.designer.choices.template.a6',
  'de app.qr_designer.templates.a4',
  'de app.qr_designer.templates.a5',
  'de app.qr_designer.templates.a6',
  'es app.designer.choices.direction.diagonal',
  'es app.designer.choices.template.a4',
  'es app.designer.choices.template.a5',
  'es app.designer.choices.template.a6',
  'es app.designer.forms.qr_design.color',
  'es app.qr_designer.templates.a4',
  'es app.qr_designer.templates.a5',
  'es app.qr_designer.templates.a6',
  'fr app.designer.choices.direction.diagonal',
  'fr app.designer.choices.template.a4',
  'fr app.designer.choices.template.a5',
  'fr app.designer.choices.template.a6',
  'fr app.designer.forms.qr_design.direction',
  'fr app.designer.forms.qr_design.style',
  'fr app.qr_designer.templates.a4',
  'fr app.qr_designer.templates.a5',
  'fr app.qr_designer.templates.a6',
  'fr app.dashboard.scores.score',
  'fr app.designer.choices.icon.document',
  'fr app.designer.choices.icon.wifi',
  'fr app.designer.forms.theme.logo',
  'fr app.designer.logic.condition',
  'fr app.designer.option',
  'fr app.designer.page.number',
  'fr app.designer.page_count',
  'fr app.designer.panels.versions',
  'fr app.designer.properties.options',
  'fr app.designer.properties.point',
  'fr app.designer.properties.title',
  'fr app.designer.question_count',
  'fr app.designer.types.date',
  'fr app.designer.types.photo',
  'fr app.designer.types.signature',
  'fr app.designer.types.smiley',
  'fr app.groups.survey.version',
  'fr app.survey_panels.places.page',
  'fr app.survey_panels.places.question',
  'fr app.survey_panels.places.quota',
  'fr app.survey_panels.properties.options',
  'fr app.survey_panels.properties.type',
  'fr app.survey_panels.sections.logo.title',
  'fr app.survey_panels.sections.quotas.title',
  'fr app.survey_panels.texts.options',
  'fr app.survey_panels.versions.number',
  'fr app.surveys.questions',
  'fr app.tree.delete.code_count',
  'fr app.tree.view.zoom',
  'it app.designer.choices.template.a4',
  'it app.designer.choices.template.a5',
  'it app.designer.choices.template.a6',
  'it app.qr_designer.templates.a4',
  'it app.qr_designer.templates.a5',
  'it app.qr_designer.templates.a6',
  'ja app.designer.choices.template.a4',
  'ja app.designer.choices.template.a5',
  'ja app.designer.choices.template.a6',
  'ja app.qr_designer.templates.a4',
  'ja app.qr_designer.templates.a5',
  'ja app.qr_designer.templates.a6',
  'ko app.designer.choices.template.a4',
  'ko app.designer.choices.template.a5',
  'ko app.designer.choices.template.a6',
  'ko app.qr_designer.templates.a4',
  'ko app.qr_designer.templates.a5',
  'ko app.qr_designer.templates.a6',
  'pt app.designer.choices.direction.diagonal',
  'pt app.designer.choices.template.a4',
  'pt app.designer.choices.template.a5',
  'pt app.designer.choices.template.a6',
  'pt app.qr_designer.templates.a4',
  'pt app.qr_designer.templates.a5',
  'pt app.qr_designer.templates.a6',
  'ru app.designer.choices.template.a4',
  'ru app.designer.choices.template.a5',
  'ru app.designer.choices.template.a6',
  'ru app.qr_designer.templates.a4',
  'ru app.qr_designer.templates.a5',
  'ru app.qr_designer.templates.a6',
  'tr app.designer.choices.template.a4',
  'tr app.designer.choices.template.a5',
  'tr app.designer.choices.template.a6',
  'tr app.qr_designer.templates.a4',
  'tr app.qr_designer.templates.a5',
  'tr app.qr_designer.templates.a6',
  'de app.rich_text.code',
  'de app.rich_text.link',
  'fr app.rich_text.code',
  'it app.rich_text.link',
  'pt app.rich_text.link',
  'de app.users.admin',
  'de app.history.from.api',
  'es app.history.from.api',
  'fr app.history.from.api',
  'it app.history.from.api',
  'ja app.history.from.api',
  'ko app.history.from.api',
  'pt app.history.from.api',
  'ru app.history.from.api',
  'tr app.history.from.api',
  'de ra.message.details',
  'es ra.boolean.false',
  'es ra.message.no',
  'fr app.designer.panels.questions',
  'fr app.list.actions',
  'fr app.qr_code.image',
  'fr app.qr_code.title',
  'pt app.designer.forms.link_list.links',
  'pt app.feedback.history.status',
  'it app.account.audit.things.other',
  'it app.account.audit.things.stored_file',
  'it app.designer.forms.theme.logo',
  'it app.layout.account',
  'it app.survey_panels.places.quota',
  'it app.survey_panels.sections.logo.title',
  'it app.unit.tabs.feedback',
  'it app.menu.dashboard',
  'it app.sections.record.title',
  'it ra.auth.password',
  'it ra.auth.user_menu',
  'it ra.boolean.false',
  'it ra.message.no',
  'it ra.page.dashboard',
  'de app.faq.groups.feedback',
  'fr app.layout.menuPlace.title',
  'it app.layout.menuPlace.title',
  'it app.faq.groups.feedback',
  'pt app.layout.menuPlace.title',
  'pt app.faq.groups.feedback',
  'fr app.support.conversation',
  'fr app.support.platform',
  'de app.support.platform',
  'de app.account.two_factor.code',
  'de app.account.usage.limits',
  'de app.designer.choices.name',
  'de app.designer.forms.link_list.links',
  'de app.designer.forms.theme.logo',
  'de app.designer.properties.name',
  'de app.designer.rows.links.one',
  'de app.groups.survey.version',
  'de app.results.version.label',
  'de app.results.version.one',
  'fr app.results.page',
  'fr app.results.page_column',
  'fr app.results.questions',
  'fr app.results.version.label',
  'fr app.results.version.one',
  'de app.survey_panels.sections.logo.title',
  'de app.color.standard',
  'de app.survey_panels.versions.number',
  'de app.unit.tabs.feedback',
];

/** How many forms polyglot chooses among; it has two for the languages that are not named here. */
const PLURAL_FORMS: Partial<Record<Locale, number>> = { ru: 3, ja: 1, ko: 1 };

/** Texts that must say the count whenever there are several rows; in Russian its first form is also that of 21. */
const COUNTED = [
  'ra.action.bulk_actions',
  'ra.message.bulk_delete_title',
  'ra.notification.updated',
  'ra.notification.deleted',
];

const readTexts = (locale: Locale): TextTree =>
  JSON.parse(readFileSync(new URL(`./${locale}.json`, import.meta.url), 'utf8')) as TextTree;

/** What the screens show in English: react-admin's words, and ours over them. */
const english = flattenTexts(mergeTexts([raEnglish, readTexts('en')]));
const translations = locales.filter((locale) => locale !== 'en');
const textsIn = (locale: Locale): Record<string, string> =>
  locale === 'en' ? english : flattenTexts(readTexts(locale));

/** react-admin gives a column's label twice, as written and with a small first letter; only the first suits German and `QR`. */
const placeholdersOf = (text: string): string[] =>
  [...new Set(text.match(/%\{\w+\}/g))].map((name) => name.replace('field_lower_first', 'field')).sort();
const formsOf = (text: string): string[] => text.split('||||');
/** A marc, the sticker on the wall, has the same name in every language. */
const hasWords = (text: string): boolean => /\p{Letter}/u.test(text.replaceAll(/%\{\w+\}|\bMarcs?\b/g, ''));

test('there is a file for every locale, and no other', () => {
  const files = globSync('*.json', { cwd: fileURLToPath(new URL('.', import.meta.url)) });
  expect(files.sort()).toEqual(locales.map((locale) => `${locale}.json`).sort());
});

describe.each(translations)('the texts in %s', (locale) => {
  const texts = textsIn(locale);

  it('have the keys of English', () => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort());
  });

  it('keep the placeholders of English', () => {
    for (const [key, text] of Object.entries(english)) {
      const own = placeholdersOf(texts[key] ?? '');
      // A language without plural has no place for what English says of a single row only.
      const needed = PLURAL_FORMS[locale] === 1 ? (formsOf(text).at(-1) ?? '') : text;
      expect(placeholdersOf(text), key).toEqual(expect.arrayContaining(own));
      expect(own, key).toEqual(expect.arrayContaining(placeholdersOf(needed)));
    }
  });

  it('have the plural forms of the language', () => {
    for (const [key, text] of Object.entries(english)) {
      const expected = formsOf(text).length === 1 ? 1 : (PLURAL_FORMS[locale] ?? 2);
      expect(formsOf(texts[key] ?? '').length, key).toBe(expected);
    }
  });

  it('are translated', () => {
    const same = Object.keys(english).filter((key) => texts[key] === english[key] && hasWords(english[key] ?? ''));
    const expected = SAME_AS_ENGLISH.filter((entry) => entry.startsWith(`${locale} `));
    expect(same.map((key) => `${locale} ${key}`).sort()).toEqual(expected.sort());
  });
});

describe.each(locales)('the texts in %s', (locale) => {
  const texts = textsIn(locale);

  it('are not empty or padded, and have no brace that is no placeholder', () => {
    for (const [key, text] of Object.entries(texts)) {
      // The one text that is meant to show nothing: a boolean that is neither yes nor no.
      if (key === 'ra.boolean.null') continue;
      for (const form of formsOf(text)) expect(form.trim(), key).not.toBe('');
      expect(text, key).toBe(text.trim());
      expect(text.replaceAll(/%\{\w+\}/g, ''), key).not.toMatch(/[{}]/);
    }
  });

  it.each([2, 5, 11, 21])('say how many rows when there are %i', (count) => {
    const { translate } = polyglotI18nProvider(() => ({ ...raEnglish, ...texts }), locale);
    for (const key of COUNTED) expect(translate(key, { smart_count: count }), key).toContain(String(count));
  });
});

test('the English texts hold the words of the specification', () => {
  expect(english['ra.validation.required']).toBe('Required field.');
  expect(english['ra.navigation.no_results']).toBe('No records found.');
  expect(english['app.no_organization.title']).toBe('Access error!');
  expect(english['app.not_found.title']).toBe('Page not found!');
  expect(english['app.errors.title']).toBe('Mistake');
  expect(english['ra.notification.created']).toBe('Record added');
  expect(english['app.password.changed']).toBe('Password changed');
  expect(english['app.password.mismatch']).toBe("Password doesn't match");
  expect(english['app.password.not_found']).toBe('Password reset link not found');
  expect(english['app.access.updated']).toBe('Access authorisation updated');
  expect(english['app.access.deleted']).toBe('Access authorisation deleted');
});
