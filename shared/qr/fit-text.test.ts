import { describe, expect, it } from 'vitest';
import type { Measure } from './drawing.ts';
import { fitLine, fitLines } from './fit-text.ts';

/** Each letter as wide as it is high, but for a sum that is never exact. */
const measure: Measure = (text, size) => [...text].reduce((sum) => sum + size * 0.1, 0) * 10;
const line = (text: string, width: number) => ({ text, width, size: 10, weight: 600 as const });

describe('one line', () => {
  it('stays as large as it is where it fits', () => {
    expect(fitLine(line('abc', 30), measure)).toEqual({ text: 'abc', size: 10 });
  });

  it.each([71, 83, 97, 99.9])('is made smaller, and whole, in a width of %d', (width) => {
    expect(fitLine(line('abcdefghij', width), measure)).toEqual({ text: 'abcdefghij', size: width / 10 });
  });

  it('is cut where it would get too small', () => {
    expect(fitLine(line('abcdefghij', 30), measure)).toEqual({ text: 'abcd…', size: 6 });
  });
});

describe('two lines', () => {
  it.each([
    ['How was your visit?', ['How was', 'your visit?']],
    ['ご来店はいかがでしたか', ['ご来店は', 'いかがでしたか']],
    ['ご感想をお聞かせください', ['ご感想を', 'お聞かせください']],
    ['コードを読み取ってください', ['コードを', '読み取ってください']],
    ['เป็นอย่างไรบ้าง', ['เป็น', 'อย่างไรบ้าง']],
    ['다녀가신 소감을 들려주세요', ['다녀가신 소감을', '들려주세요']],
  ])('part %s between words', (text, parts) => {
    const found = fitLines(line(text, measure(text, 7, 600)), measure);
    expect(found.map((each) => each.text)).toEqual(parts);
    expect(new Set(found.map(({ size }) => size)).size).toBe(1);
  });

  it('are one where nothing may be parted', () => {
    expect(fitLines(line('Donaudampfschiff', 100), measure)).toHaveLength(1);
    expect(fitLines(line('ends ', 30), measure)).toHaveLength(1);
  });

  it('are one where one fits', () => {
    expect(fitLines(line('a b', 30), measure)).toEqual([{ text: 'a b', size: 10 }]);
  });
});
