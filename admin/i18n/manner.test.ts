/** How each language is written: its marks, and one manner of speaking to people wherever they read it. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type Locale, locales } from './locales.ts';
import { flattenTexts, type TextTree } from './text-tree.ts';

const root = new URL('../../', import.meta.url);

/** What no text of a language has, by what it would be. */
const NOT_WRITTEN: Partial<Record<Locale, Record<string, RegExp>>> = {
  de: {
    'an address as to a friend': /\b(du|dich|dir|dein\w*)\b/i,
    'a second word for a thing that has one':
      /\bFassung|Rückkehradresse|Rücksprungadresse|Änderungsprotokoll|Benutzerzugang|Zahlungsmittel|(?<!E-)\bMails?\b/,
    'days of one’s own, which read as own data': /Eigene Daten/,
    'quotation marks of another language': /["»«]/,
  },
  fr: {
    'an address as to a friend': /(?<!\p{L})(tu|ton|tes|toi)(?!\p{L})/iu,
    'a straight apostrophe': /'/,
    'a sign that can fall to the next line': / [:;?!»]|« /,
    'quotation marks of another language': /["“”]/,
  },
  es: {
    'a question or cry without its first sign': /^[^¿]*\?|^[^¡]*!/,
    'quotation marks of another language': /["“”]/,
  },
  pt: {
    'a word of Portugal':
      /(?<!\p{L})(utilizador\p{L}*|ficheiros?|ecrãs?|palavras?-passe|registos?|guardar|telemóv\p{L}+|eliminar|está a \p{L}+r|cupã?o|moradas?|entretanto|sítios?|pré-visualiza\p{L}*|grelhas?|car[áa]cter|píxeis|aspeto|até si)(?!\p{L})/iu,
    'quotation marks of another language': /["«»]/,
  },
  it: {
    'a straight apostrophe': /'/,
    'quotation marks of another language': /"/,
  },
  tr: { 'an address as to a friend': /\b(sen|senin|sana|seni)\b/i, 'straight marks': /["']/ },
  ru: {
    'an address as to a friend': /(^|\s)(ты|тебя|тебе|тво\p{L}+)(?=[\s.,?!]|$)/iu,
    'quotation marks of another language': /["“”]/,
  },
  ja: {
    'a second word for a thing that has one':
      /来訪者|操作ログ|二要素|復旧コード|(?<!テン)プレート(?!やステッカー)|シール|リンクリスト|書き出|戻り先|税番号|ブラウザ(?!ー)|だれ/u,
    'a space beside a placeholder, where Japanese has none': /[}] [ぁ-んァ-ヶ一-龠]|[ぁ-んァ-ヶ一-龠] %?\{/u,
    'a sign of half the width': /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}][?!:]/u,
    'straight marks': /"/,
  },
  ko: {
    'a plain ending or a stiff request': /(한다|된다|이다|있다|없다)\.|십시오/,
    'a particle for a word that ends in a vowel, after one that does not': /유닛(가|는|로|를|와)/,
    'a particle for one sound alone, after a value that is not known':
      /\}’?(을|를|은|는|과|와|로|으로)(?=[\s,.]|$)|\}’?[이가](?=\s)/u,
    'a pair of particles that follows no value': /(?<![}][’)]?)(은\(는\)|이\(가\)|을\(를\)|과\(와\)|\(으\)로)/,
    'a second word for a thing that has one':
      /플랜|티켓[이을은]|지원 티켓|내려받|휴대전화|영업 시간|지원팀(?<!고객지원팀)|대변 메모|(돌아갈|반환) 주소|마크/,
    'the word for what one measures in, of a unit of the tree': /(?<!^|작은 |보조 )단위|^단위./u,
    'quotation marks of another language': /["“”「」]/,
  },
};

/** A company's guests are strangers to it, and its own people are not: in Italian one hears that. */
const NOT_SAID: Record<'guests' | 'users', Partial<Record<Locale, Record<string, RegExp>>>> = {
  guests: { it: { 'an address as to a friend': /(?<!\p{L})(tu|ti|tuo|tua|tuoi|tue|puoi|hai|vuoi)(?!\p{L})/iu } },
  users: {
    it: {
      'an address as to a stranger':
        /(?<!\p{L})(Lei|Suo|Sua|il suo piano|[Ii]nserisca|[Ss]celga|[Cc]ontrolli (il|la)|[Rr]iprovi|Unisca|Inquadri|Incolli|Aggiunga|Cominci)(?!\p{L})/u,
    },
  },
};

const isForGuests = ([key]: [string, string]): boolean => key.startsWith('public-app/');

const textsOf = (locale: Locale): [string, string][] =>
  globSync(`{admin,public-app,server,shared}/**/i18n/{.,labels}/${locale}.json`, { cwd: fileURLToPath(root) }).flatMap(
    (file) =>
      Object.entries(flattenTexts(JSON.parse(readFileSync(new URL(file, root), 'utf8')) as TextTree)).map(
        ([key, text]): [string, string] => [`${file} ${key}`, text],
      ),
  );

describe.each(locales.filter((locale) => locale in NOT_WRITTEN))('the texts in %s', (locale) => {
  const texts = textsOf(locale);

  it('are those of screens, labels, visitors and the server', () => {
    const folders = [
      'admin/i18n/',
      'shared/i18n/labels/',
      'public-app/i18n/',
      'server/i18n/',
      'server/platform/mail/i18n/',
    ];
    for (const folder of folders) expect(texts.some(([key]) => key.startsWith(`${folder}${locale}.json`))).toBe(true);
  });

  it.each(Object.entries(NOT_WRITTEN[locale] ?? {}))('have nowhere %s', (_what, pattern) => {
    expect(texts.filter(([, text]) => text.split('||||').some((form) => pattern.test(form.trim())))).toEqual([]);
  });

  it.each(Object.entries(NOT_SAID.guests[locale] ?? {}))('say to guests nowhere %s', (_what, pattern) => {
    expect(texts.filter((text) => isForGuests(text) && pattern.test(text[1]))).toEqual([]);
  });

  it.each(Object.entries(NOT_SAID.users[locale] ?? {}))('say to users nowhere %s', (_what, pattern) => {
    expect(texts.filter((text) => !isForGuests(text) && pattern.test(text[1]))).toEqual([]);
  });

  it('have dots and spaces as they are set', () => {
    expect(texts.filter(([, text]) => /\.\.\.|\S {2,}\S/.test(text))).toEqual([]);
  });
});
