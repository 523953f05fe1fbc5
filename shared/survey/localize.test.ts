import { describe, expect, it } from 'vitest';
import { locales } from '../i18n/locales.ts';
import { defaultSurvey } from './default-survey.ts';
import { offeredLanguages, onlyIn, textIn } from './localize.ts';

describe('a survey in one language', () => {
  it('is offered in all ten by default', () => {
    expect(offeredLanguages(defaultSurvey)).toEqual(locales);
  });

  it('is not offered where a question has no text', () => {
    const [first, ...rest] = defaultSurvey.pages;
    const partly = {
      ...defaultSurvey,
      pages: [...rest, { id: 'more', questions: [{ id: 'extra', type: 'smiley', title: { en: 'Q', ja: '問' } }] }],
    };
    expect(first).toBeDefined();
    expect(offeredLanguages(partly)).toEqual(['en', 'ja']);
  });

  it('is offered in the languages that it says, in their order', () => {
    expect(offeredLanguages({ ...defaultSurvey, languages: ['ko', 'en'] })).toEqual(['ko', 'en']);
  });

  it('falls back to the first of them', () => {
    const survey = { ...defaultSurvey, languages: ['de' as const, 'en' as const], title: { de: 'Titel', en: 'Title' } };
    expect(onlyIn('fr', survey).title).toEqual({ fr: 'Titel' });
  });

  it('holds no other language', () => {
    const german = JSON.stringify(onlyIn('de', defaultSurvey));
    expect(german).toContain('Sauberkeit');
    expect(german).not.toMatch(/[ぁ-んА-я]|Cleanliness/);
    expect(german.length).toBeLessThan(JSON.stringify(defaultSurvey).length / 3);
  });

  it('keeps everything that is no text', () => {
    const [, problems] = onlyIn('ko', defaultSurvey).pages;
    expect(problems?.questions[0]?.show_if).toEqual({ all: [{ question: 'experience', less: 4 }] });
  });

  it('falls back to English, then to what there is', () => {
    expect(textIn('ja', { en: 'Hello', de: 'Hallo' })).toBe('Hello');
    expect(textIn('ja', { de: 'Hallo' })).toBe('Hallo');
    expect(textIn('ja', undefined)).toBe('');
  });
});
