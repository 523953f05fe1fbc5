import { describe, expect, test } from 'vitest';
import { MAX_WORD_LENGTH, wantedOf, wordsOf } from './words.ts';

describe('the words of a text', () => {
  test.each<[what: string, text: string, words: string[]]>([
    ['punctuation and numbers', 'Table 12: cold, slow & loud.', ['table', '12', 'cold', 'slow', 'loud']],
    ['accents, composed and combining', 'Café cafe\u0301 CAFÉ', ['cafe', 'cafe', 'cafe']],
    ['German ß and umlauts', 'Straße GROẞ Gruß Öl', ['strasse', 'gross', 'gruss', 'ol']],
    ['Turkish i with and without a dot', 'İstanbul ISPARTA ısı IŞIK', ['istanbul', 'isparta', 'isi', 'isik']],
    ['French elision', "L’eau d'Évian", ['l', 'eau', 'd', 'evian']],
    ['Russian', 'Ёлка и Чай', ['елка', 'и', 'чаи']],
    ['the two small sigmas of Greek', 'Λόγος ΛΟΓΟΣ', ['λογοσ', 'λογοσ']],
    ['Arabic points, tatweel and forms of alif', 'الخِدْمَة أحمد مـمـتاز', ['الخدمه', 'احمد', 'ممتاز']],
    ['full and half width', 'ＡＢＣ　ｶﾞ', ['abc', 'ガ']],
    ['Japanese in pairs, voiced marks kept', '味がよい', ['味が', 'がよ', 'よい', 'い']],
    ['Chinese in pairs', '服务很好', ['服务', '务很', '很好', '好']],
    ['Korean in pairs', '서비스가 좋아요', ['서비', '비스', '스가', '가', '좋아', '아요', '요']],
    ['ideographs beside letters', 'WiFi很慢', ['wifi', '很慢', '慢']],
    ['emoji, whatever their skin', 'Top 👍🏽!! 😀😀 ❤️ 1️⃣', ['top', '👍', '😀', '😀', '❤', '1']],
    ['Thai, by a dictionary', 'อาหารอร่อยมาก', ['อาหาร', 'อร่อย', 'มาก']],
    ['nothing but signs', '?! … — \u200b', []],
    ['nothing', '', []],
  ])('%s', (_what, text, words) => {
    expect(wordsOf(text, 'en')).toEqual(words);
  });

  test('do not depend on the language in which the page was read', () => {
    const text = 'ISPARTA’da Straße 味がよい';
    for (const locale of ['tr', 'de', 'ja', 'ar']) expect(wordsOf(text, locale)).toEqual(wordsOf(text, 'en'));
  });

  test('of 4,000 characters are all there, and of a single word its beginning', () => {
    expect(wordsOf('ab '.repeat(1_333), 'en')).toHaveLength(1_333);
    expect(wordsOf('x'.repeat(4_000), 'en')).toEqual(['x'.repeat(MAX_WORD_LENGTH)]);
    expect(wordsOf('汉'.repeat(4_000), 'en')).toHaveLength(4_000);
    expect(wordsOf(`a${'\u0301'.repeat(4_000)}b`, 'en')).toEqual(['ab']);
    expect(wordsOf('𠮷'.repeat(50), 'ja')).toHaveLength(50);
  });
});

describe('what a search asks for', () => {
  test.each<[search: string, wanted: Partial<ReturnType<typeof wantedOf>>]>([
    ['cold coff', { words: ['cold'], prefix: 'coff', phrases: [] }],
    ['cold coffee ', { words: ['cold', 'coffee'], prefix: null }],
    ['Straß', { words: [], prefix: 'strass' }],
    ['"cold coffee" slow', { words: ['cold', 'coffee'], prefix: 'slow', phrases: [' cold coffee '] }],
    ['„kalter Kaffee“', { words: ['kalter', 'kaffee'], prefix: null, phrases: [' kalter kaffee '] }],
    ['"one"', { words: ['one'], prefix: null, phrases: [] }],
    ['味', { words: [], prefix: '味' }],
    ['味がよい', { words: ['味が', 'がよ'], prefix: 'よい' }],
    ['"味がよい"', { words: ['味が', 'がよ', 'よい'], prefix: null, phrases: [' 味が がよ よい '] }],
    ['"cold cold"', { words: ['cold'], phrases: [' cold cold '] }],
    ['%_\\', { words: [], prefix: null, phrases: [] }],
  ])('%s', (search, wanted) => {
    expect(wantedOf(search, 'en')).toMatchObject(wanted);
  });

  test('of a whole sentence the words that say most', () => {
    const search = 'we had to wait for about an hour until a waiter came and took the order of our family of seven ';
    const words = wantedOf(search, 'en').words;
    expect(words).toHaveLength(12);
    expect(words.slice(0, 3)).toEqual(['had', 'wait', 'for']);
    expect(words).toEqual(expect.arrayContaining(['waiter', 'family', 'order', 'seven', 'until']));
  });

  test('of many phrases the first', () => {
    const search = Array.from({ length: 9 }, (_, at) => `"cold coffee ${at}"`).join(' ');
    expect(wantedOf(search, 'en').phrases).toHaveLength(4);
  });
});
