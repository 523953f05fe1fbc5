import fc from '../../scripts/test/properties.ts';
import { describe, expect, it } from 'vitest';
import { checkCharacter } from './crockford.ts';
import { newCode, normalizeCode, qrAddress } from './code.ts';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const code = fc
  .array(fc.constantFrom(...ALPHABET), { minLength: 8, maxLength: 8 })
  .map((digits) => digits.join('') + checkCharacter(digits.join('')));

describe('public codes', () => {
  it('are nine characters of the alphabet and accepted as they are', () => {
    for (let count = 0; count < 200; count++) {
      const made = newCode();
      expect(made).toMatch(/^[0-9A-HJKMNP-TV-Z]{9}$/);
      expect(normalizeCode(made)).toBe(made);
    }
  });

  it('differ from each other', () => {
    expect(new Set(Array.from({ length: 1000 }, newCode)).size).toBe(1000);
  });

  it('have a check character that does not change between releases: printed codes live for years', () => {
    expect(checkCharacter('00000000')).toBe('0');
    expect(checkCharacter('00000001')).toBe('2');
    expect(checkCharacter('7ZK3M9QA')).toMatchInlineSnapshot(`"M"`);
  });

  it('show every single wrong character', () => {
    const place = fc.nat(8);
    const wrong = fc.constantFrom(...ALPHABET);
    fc.assert(
      fc.property(code, place, wrong, (right, at, character) => {
        fc.pre(right[at] !== character);
        expect(normalizeCode(right.slice(0, at) + character + right.slice(at + 1))).toBeNull();
      }),
    );
  });

  it('show every swap of two characters', () => {
    fc.assert(
      fc.property(code, fc.nat(8), fc.nat(8), (right, one, other) => {
        const characters = [...right];
        const [first = '', second = ''] = [characters[one], characters[other]];
        fc.pre(first !== second);
        characters[one] = second;
        characters[other] = first;
        expect(normalizeCode(characters.join(''))).toBeNull();
      }),
    );
  });

  const withOnesAndZeros = `10101010${checkCharacter('10101010')}`;
  it.each([
    ['lower case', withOnesAndZeros.toLowerCase()],
    ['L for 1 and O for 0', `LOLOLOLO${withOnesAndZeros.slice(8)}`],
    ['i for 1 and o for 0', `ioioioio${withOnesAndZeros.slice(8)}`],
    ['hyphens and spaces', ` 1010-1010 ${withOnesAndZeros.slice(8)} `],
  ])('are read with %s', (_, typed) => {
    expect(normalizeCode(typed)).toBe(withOnesAndZeros);
  });

  it.each([
    ['nothing', ''],
    ['too short', '1010101'],
    ['too long', `${withOnesAndZeros}0`],
    ['U, which Crockford leaves out', 'UUUUUUUUU'],
    ['letters that upper-case into two', 'ßßßßßßßßß'],
    ['a NUL', `${withOnesAndZeros.slice(0, 8)}\0`],
    ['a lone surrogate', `${withOnesAndZeros.slice(0, 8)}\uD800`],
    ['a megabyte', '1'.repeat(1_000_000)],
    ['spaces without end', ' '.repeat(1_000_000)],
  ])('are refused: %s', (_, typed) => {
    expect(normalizeCode(typed)).toBeNull();
  });

  it('make an address that fits the alphanumeric mode of a QR code', () => {
    const address = qrAddress('https://feedback.example.com', withOnesAndZeros);
    expect(address).toBe(`HTTPS://FEEDBACK.EXAMPLE.COM/Q/${withOnesAndZeros}`);
    expect(address).toMatch(/^[0-9A-Z $%*+\-./:]+$/);
  });
});
