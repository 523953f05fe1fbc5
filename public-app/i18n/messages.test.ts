import { describe, expect, it } from 'vitest';
import { locales } from '../../shared/i18n/locales.ts';
import { languages } from '../../shared/i18n/languages.ts';
import { messagesOf } from './messages.ts';
import { violationText, translate } from './translate.ts';

const english = messagesOf('en');
const placeholders = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).sort();

describe('the visitor’s texts', () => {
  it('exist in every locale of the product', () => {
    for (const locale of locales) expect(languages).toContain(locale);
  });

  it.each(languages)('are complete in %s, with the same placeholders', (language) => {
    const texts = messagesOf(language);
    expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort());
    for (const [key, text] of Object.entries(texts)) {
      expect(text.trim(), key).not.toBe('');
      expect(placeholders(text), key).toEqual(placeholders(english[key] ?? ''));
    }
  });

  it.each(languages.filter((language) => language !== 'en'))('are translated in %s', (language) => {
    const texts = messagesOf(language);
    // A few short words are the same in several languages.
    const same = Object.keys(english).filter((key) => texts[key] === english[key]);
    expect(same.length).toBeLessThanOrEqual(3);
  });

  it('hold the words of the specification', () => {
    expect(english['not_found.title']).toBe('Survey not found!');
    expect(english['violations.required']).toBe('Required field.');
  });

  it('fill placeholders, and never take a key from a prototype', () => {
    expect(translate(english, 'progress', { number: 1, total: 2 })).toBe('Page 1 of 2');
    expect(translate(english, 'constructor')).toBe('constructor');
  });

  it('have a text for every violation', () => {
    expect(violationText(english, { code: 'too_long', parameters: { limit: 5 } })).toBe('At most 5 characters.');
    expect(violationText(english, { code: 'type' })).toBe('This answer is not valid.');
  });
});
