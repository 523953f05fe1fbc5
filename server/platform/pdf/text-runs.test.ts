/** The order in which the pieces of a line are drawn. */
import { expect, test } from 'vitest';
import { goesFromRightToLeft, plain, textRunsOf, undrawnLetters } from './text-runs.ts';

/** As the pieces follow each other on paper; Arabic turns by itself as it is drawn. */
const drawn = (text: string): string =>
  textRunsOf('en', plain(text), goesFromRightToLeft(text))
    .map((run) => run.text)
    .join('');

test.each([
  ['a line of Latin letters', 'Garden (2)', 'Garden (2)'],
  ['Arabic within it', 'Room غرف, open', 'Room غرف, open'],
  ['a line of Arabic, whose end is at the left', 'غرف 12 (الحديقة)!', '!(الحديقة) 12 غرف'],
  ['numbers of both kinds, and what parts them', 'Room 5 غرف 12-14 open', 'Room 5 14-12 غرف open'],
  ['a list of words in a line of Latin letters', 'a غرف, حديقة b', 'a حديقة ,غرف b'],
  ['signs between two directions', 'غرف C++ هنا', 'هنا ++C غرف'],
  ['foreign words that hold some of it', 'غرف (Inn ב 2) هنا', 'هنا (2 ב Inn) غرف'],
  ['foreign words within it', 'غرف Acme Inn هنا', 'هنا Acme Inn غرف'],
])('%s', (_what, text, expected) => {
  expect(drawn(text)).toBe(expected);
});

test('a number in digits of Arabic is handed on turned, since the shaper turns it back', () => {
  expect(drawn('اتاق ۱۲ ب')).toBe('ب ۲۱ اتاق');
  expect(drawn('Room ١٢٣ open')).toBe('Room ٣٢١ open');
});

/** Their fonts come in parts of some hundred signs. */
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]/u;

test.each([
  ['Georgian', 'თბილისი'],
  ['Armenian', 'Երևան'],
  ['Ethiopic', 'አዲስ አበባ'],
  ['Devanagari', 'दिल्ली'],
  ['Bengali', 'ঢাকা'],
  ['Gujarati', 'અમદાવાદ'],
  ['Gurmukhi', 'ਅੰਮ੍ਰਿਤਸਰ'],
  ['Kannada', 'ಬೆಂಗಳೂರು'],
  ['Malayalam', 'കൊച്ചി'],
  ['Oriya', 'ଭୁବନେଶ୍ୱର'],
  ['Sinhala', 'ශ්‍රී ලංකා'],
  ['Tamil', 'சென்னை'],
  ['Telugu', 'హైదరాబాద్'],
  ['Khmer', 'ភ្នំពេញ'],
  ['Lao', 'ວຽງຈັນ'],
  ['Thai', 'กรุงเทพฯ'],
  ['Tibetan', 'ཐིམ་ཕུག'],
  ['Thaana', 'މާލެ'],
  ['Tifinagh', 'ⵔⴱⴰⵟ'],
  ['Arabic', 'الرباط'],
  ['Hebrew', 'ירושלים'],
  ['Chinese', '北京们'],
  ['Japanese', '東京タワー'],
  ['Korean', '서울'],
  ['signs and pictures', '☕ ♥ ★ ⚓ ▬ ½ 🎉 🍕'],
])('%s is drawn, and each word of an alphabet by one font', (_what, text) => {
  expect(undrawnLetters(text)).toEqual([]);
  const words = text.split(' ').filter((word) => /^[\p{L}\p{M}\u200d]+$/u.test(word) && !EAST_ASIAN.test(word));
  for (const word of words) expect(textRunsOf('en', plain(word))).toHaveLength(1);
});

test('what no font has is named, each letter once, and stands there by its name', () => {
  expect(undrawnLetters('Bar ᠮᠣᠮ')).toEqual(['ᠮ', 'ᠣ']);
  expect(drawn('Bar ᠮᠣ')).toBe('Bar U+182EU+1823');
  // Its signs change places as they are joined, which the shaper does not know.
  expect(undrawnLetters('ရ')).toEqual(['ရ']);
});

test('a joiner stays between letters that need it, and nowhere else', () => {
  expect(plain('می\u200cخواهم')).toBe('می\u200cخواهم');
  expect(plain('\u200dBar\u200d \u200cCafé\u200c')).toBe('Bar Café');
});
