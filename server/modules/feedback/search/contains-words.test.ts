import { expect, test } from 'vitest';
import { containsWords } from './contains-words.ts';

test.each<[text: string, wanted: string, locale: string, isThere: boolean]>([
  ['I want a REFUND now', 'refund', 'en', true],
  ['They refunded it', 'refund', 'en', true],
  ['No prerefund here', 'refund', 'en', false],
  ['My son got food  poisoning!', 'food poisoning', 'en', true],
  ['Poisoning by food', 'food poisoning', 'en', false],
  ['Das Zimmer war schmützig', 'schmutzig', 'de', true],
  ['ISLAK havlu', 'ıslak', 'tr', true],
  ['返金してほしいです', '返金', 'ja', true],
  ['すぐに返金を', '返金', 'ja', true],
  ['返すお金', '返金', 'ja', false],
  ['환불해 주세요', '환불', 'ko', true],
  ['Мне нужен возврат денег', 'возврат', 'ru', true],
  ['أريد استرداد المال', 'استرداد', 'ar', true],
  ['What?!', '?!', 'en', false],
])('“%s” has “%s” in it: %s, %s', (text, wanted, locale, isThere) => {
  expect(containsWords(['', text], ['nowhere', wanted], locale)).toBe(isThere);
});

test('of no words none stands anywhere', () => {
  expect(containsWords(['Anything'], [], 'en')).toBe(false);
  expect(containsWords([], ['anything'], 'en')).toBe(false);
});
