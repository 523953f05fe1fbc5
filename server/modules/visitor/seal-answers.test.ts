import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Question, SurveyDocument } from '../../../shared/survey/document.ts';
import { languages } from '../../../shared/i18n/languages.ts';
import { onlyIn } from '../../../shared/survey/localize.ts';
import { sealAnswers } from './seal-answers.ts';

const text = { de: 'Ich stimme zu: ä😀', en: 'You may use my photos.' };
const terms = { id: 'terms', type: 'consent', title: { en: 'Photos' }, text } as Question;
const surveyOf = (own: Partial<SurveyDocument> = {}): SurveyDocument => ({
  title: { en: 'Visit' },
  pages: [{ id: 'only', questions: [{ id: 'visit', type: 'smiley', title: { en: 'How?' } }, terms] }],
  ...own,
});
const hashOf = (words: string): string => createHash('sha256').update(words).digest('hex');

describe('an agreement', () => {
  it.each(['en', 'de'] as const)(
    'keeps the hash of the text in the language in which it stood there: %s',
    (language) => {
      expect(sealAnswers(surveyOf(), { visit: 4, terms: { language } })).toEqual({
        visit: 4,
        terms: { language, text_sha256: hashOf(text[language]) },
      });
    },
  );

  it('believes no hash that was sent', () => {
    const sent = { terms: { language: 'en', text_sha256: 'f'.repeat(64) } };
    expect(sealAnswers(surveyOf(), sent)['terms']).toEqual({ language: 'en', text_sha256: hashOf(text.en) });
  });

  it.each(languages)('is to the very text that the page shows in %s', (language) => {
    for (const own of [{}, { languages: ['de' as const, language] }]) {
      const shown = onlyIn(language, surveyOf(own)).pages[0]?.questions[1] as unknown as { text: object };
      const { terms: sealed } = sealAnswers(surveyOf(own), { terms: { language } });
      expect(sealed).toEqual({ language, text_sha256: hashOf(String(Object.values(shown.text)[0])) });
    }
  });

  it('is not asked for of answers that have none', () => {
    const answers = { visit: 4 };
    expect(sealAnswers(surveyOf(), answers)).toBe(answers);
  });
});
