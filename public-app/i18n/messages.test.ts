import { describe, expect, it } from 'vitest';
import { locales } from '../../shared/i18n/locales.ts';
import { type Language, languageFacts, languages } from '../../shared/i18n/languages.ts';
import { messagesOf } from './messages.ts';
import { violationText, translate } from './translate.ts';

const english = messagesOf('en');
const placeholders = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).sort();

/** Texts that count what they limit: each has a form for every plural category that its language has for whole numbers. */
const COUNTING = ['violations.too_long', 'media.up_to'];
const textOfForm = (key: string): string => COUNTING.find((counting) => key.startsWith(`${counting}.`)) ?? key;
/** The language's text is read for each key without its form. */
const keysOf = (language: Language): string[] => [...new Set(Object.keys(messagesOf(language)).map(textOfForm))];

/** Short words that are the same as in English, read and left so. */
const AS_IN_ENGLISH: Partial<Record<Language, string[]>> = {
  da: ['send', 'links.title', 'media.stop'],
  de: ['optional', 'code.label', 'contact.name'],
  el: ['contact.email', 'contact_page.email'],
  fr: ['code.label', 'ranking.place'],
  it: ['no'],
  nl: ['code.label', 'links.title'],
  pt: ['links.title'],
  es: ['no'],
};

const scriptOf = (language: Language): string => new Intl.Locale(language).maximize().script ?? '';
/** The letters of each writing; Latin ones beside another are of names, units and formats alone. */
const LETTERS: Record<string, RegExp> = {
  Latn: /^[A-Za-zÀ-ɏḀ-ỿ]+$/u,
  Cyrl: /^[Ѐ-ӿ]+$/u,
  Grek: /^[Ͱ-Ͽἀ-῿]+$/u,
  Hebr: /^[֐-׿]+$/u,
  Arab: /^[؀-ۿ]+$/u,
  Deva: /^[ऀ-ॿ]+$/u,
  Thai: /^[฀-๿]+$/u,
  Hans: /^[㐀-鿿]+$/u,
  Jpan: /^[぀-ヿ㐀-鿿]+$/u,
  Kore: /^[가-힣]+$/u,
};
/** What is written in Latin letters everywhere. */
const LATIN = new Set(['QR', 'Marc', 'MB', 'Email', 'email', 'megapixel']);
/** A run of letters with the marks that stand on them; Latin ones by themselves, where another writing goes on. */
const WORDS = /[A-Za-z]+|(?:(?![A-Za-z])[\p{L}\p{M}])+/gu;

describe('the visitor’s texts', () => {
  it('exist in every locale of the product, and in thirty languages', () => {
    for (const locale of locales) expect(languages).toContain(locale);
    expect(new Set(languages).size).toBe(30);
  });

  it.each(languages)('are complete in %s, with the same placeholders', (language) => {
    const texts = messagesOf(language);
    expect(texts['locale']).toBe(language);
    expect(keysOf(language)).toEqual(keysOf('en'));
    for (const [key, text] of Object.entries(texts)) {
      expect(text.trim(), key).not.toBe('');
      expect(placeholders(text), key).toEqual(placeholders(english[textOfForm(key)] ?? ''));
    }
  });

  it.each(languages)('have a form for each plural category of whole numbers in %s, and no other', (language) => {
    const rules = new Intl.PluralRules(language);
    const categories = new Set(Array.from({ length: 10_001 }, (_, number) => rules.select(number)));
    categories.delete('other');
    // A limit is one at least: of none no text speaks.
    categories.delete('zero');
    for (const key of COUNTING) {
      const forms = Object.keys(messagesOf(language)).filter((each) => each.startsWith(`${key}.`));
      expect(new Set(forms)).toEqual(new Set([...categories].map((category) => `${key}.${category}`)));
    }
  });

  it.each(languages.filter((language) => language !== 'en'))('are translated in %s', (language) => {
    const texts = messagesOf(language);
    const same = Object.keys(english).filter((key) => texts[key] === english[key]);
    expect(same).toEqual(AS_IN_ENGLISH[language] ?? []);
  });

  it.each(languages)('are written in the letters of %s', (language) => {
    const letters = LETTERS[scriptOf(language)] ?? /^$/;
    const { locale: _locale, ...texts } = messagesOf(language);
    const foreign = Object.entries(texts).flatMap(([key, text]) =>
      [...text.replaceAll(/\{\w+\}/g, '').matchAll(WORDS)]
        .map(([word]) => word)
        .filter((word) => !letters.test(word) && !LATIN.has(word))
        .map((word) => `${key}: ${word}`),
    );
    expect(foreign).toEqual([]);
    expect(languageFacts[language].name.replaceAll(/\s/g, '')).toMatch(letters);
  });

  it.each(languages)('go in the direction of the writing in %s', (language) => {
    const isRightToLeft = ['Arab', 'Hebr'].includes(scriptOf(language));
    expect(languageFacts[language].direction).toBe(isRightToLeft ? 'rtl' : 'ltr');
  });

  it.each(languages)('name the choice of none in %s as it is called', (language) => {
    const texts = messagesOf(language);
    expect(texts['violations.none_with_others']).toContain(texts['options.none']);
  });

  it.each(languages)('say the same thing in the same words, and other things in others, in %s', (language) => {
    const texts = messagesOf(language);
    const pairs = Object.keys(english).flatMap((key, at, keys) =>
      keys.slice(at + 1).map((other) => [key, other] as const),
    );
    // The keys of two texts that tell two things apart: their words must do so too.
    const apart = pairs.filter(([key, other]) => english[key] !== english[other] && sameGroup(key, other));
    expect(
      apart.filter(([key, other]) => texts[key] === texts[other] && textOfForm(key) !== textOfForm(other)),
    ).toEqual([]);
  });

  it('hold the words of the specification', () => {
    expect(english['not_found.title']).toBe('Survey not found!');
    expect(english['violations.required']).toBe('Required field.');
  });

  it('fill placeholders, and never take a key from a prototype', () => {
    expect(translate(english, 'progress', { number: 1, total: 2 })).toBe('Page 1 of 2');
    expect(translate(english, 'constructor')).toBe('constructor');
  });

  it.each<[language: Language, limit: number, text: string]>([
    ['en', 1, 'At most 1 character.'],
    ['en', 4000, 'At most 4,000 characters.'],
    ['de', 4000, 'Höchstens 4.000 Zeichen.'],
    ['pl', 1, 'Maksymalnie 1 znak.'],
    ['pl', 22, 'Maksymalnie 22 znaki.'],
    ['pl', 25, 'Maksymalnie 25 znaków.'],
    ['cs', 3, 'Nejvýše 3 znaky.'],
    ['cs', 200, 'Nejvýše 200 znaků.'],
    ['uk', 21, 'Не більше ніж 21 символ.'],
    ['ru', 21, 'Не более 21 символа.'],
    ['ro', 19, 'Cel mult 19 caractere.'],
    ['ro', 20, 'Cel mult 20 de caractere.'],
    ['zh', 1, '最多 1 个字符。'],
    ['fa', 25, 'حداکثر ۲۵ نویسه.'],
    ['hi', 100_000, 'अधिकतम 1,00,000 अक्षर।'],
  ])('count in %s: %i', (language, limit, text) => {
    expect(translate(messagesOf(language), 'violations.too_long', { limit })).toBe(text);
  });

  it('have a text for every violation', () => {
    expect(violationText(english, { code: 'too_long', parameters: { limit: 5 } })).toBe('At most 5 characters.');
    expect(violationText(english, { code: 'type' })).toBe('This answer is not valid.');
  });
});

/** Beside each other on one page: points of a scale, states of an answer, bounds of a value. */
const GROUPS = /^(smiley|nps|csat|ces|thumbs|answer\.status|answer\.solved|ranking|consent|violations)\b/;
const sameGroup = (key: string, other: string): boolean => {
  const [group] = GROUPS.exec(key) ?? [];
  return group !== undefined && GROUPS.exec(other)?.[0] === group;
};
