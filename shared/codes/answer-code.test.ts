import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { answerCodeOf, groupedCode, normalizeAnswerCode, tokensOf } from './answer-code.ts';

describe('the code of an answer', () => {
  it.each([
    ['00000000-0000-0000-0000-000000000000', '000000000000000'],
    ['ffffffff-ffff-4fff-bfff-ffffffffffff', 'ZZZZZZZZZX7ZZFZ'],
  ])('of %s is made of its first 75 bits: %s', (token, digits) => {
    expect(answerCodeOf(token).slice(0, 15)).toBe(digits);
  });

  it('leads back to the range in which its token lies, and to none of another code', () => {
    for (let run = 0; run < 500; run++) {
      const [one, other] = [randomUUID(), randomUUID()];
      const [lowest, highest] = tokensOf(answerCodeOf(one));
      expect(lowest <= one && one <= highest).toBe(true);
      expect(lowest <= other && other <= highest).toBe(false);
      expect(answerCodeOf(lowest)).toBe(answerCodeOf(highest));
    }
  });

  it('is read in any spelling, and refused with one wrong character or two in the wrong order', () => {
    const code = answerCodeOf('0b3f8a61-52cd-4e19-9a77-10a2b3c4d5e6');
    expect(normalizeAnswerCode(` ${groupedCode(code).toLowerCase()} `)).toBe(code);
    expect(normalizeAnswerCode(code.replaceAll('0', 'o').replaceAll('1', 'l'))).toBe(code);
    expect(normalizeAnswerCode(`${code.slice(0, -1)}${code.endsWith('7') ? '8' : '7'}`)).toBeNull();
    expect(normalizeAnswerCode((code.charAt(1) + code.charAt(0) + code.slice(2)).padEnd(16))).toBeNull();
    for (const wrong of ['', code.slice(1), `${code}0`, 'U'.repeat(16), '-'.repeat(1000), '💥'.repeat(8)])
      expect(normalizeAnswerCode(wrong)).toBeNull();
  });

  it('is shown in groups of four', () => {
    expect(groupedCode('0123456789ABCDEF')).toBe('0123-4567-89AB-CDEF');
  });
});
