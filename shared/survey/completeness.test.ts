import { describe, expect, it } from 'vitest';
import { languageProgress, promisedLanguages } from './completeness.ts';
import { offeredLanguages } from './localize.ts';
import { defaultSurvey } from './default-survey.ts';

const draft = {
  title: { en: 'Visit', de: 'Besuch', fr: 'Visite' },
  pages: [
    { id: 'a', questions: [{ id: 'q', type: 'smiley', title: { en: 'How?', de: ' ' }, help: { en: 'Tell us' } }] },
  ],
};

describe('the languages of a document', () => {
  it('are those that it promises, in its order', () => {
    expect(promisedLanguages({ ...draft, languages: ['fr', 'en', 'xx'] })).toEqual(['fr', 'en']);
  });

  it('are else those in which every question is asked, as visitors get them', () => {
    expect(promisedLanguages(draft)).toEqual(['en', 'de']);
    const { languages: _promised, ...unsaid } = defaultSurvey;
    expect(promisedLanguages(unsaid)).toEqual(offeredLanguages(unsaid));
  });

  it.each([[null], ['x'], [{}], [{ pages: 7 }], [{ pages: [{ questions: [{}] }] }]])('are none of %j', (broken) => {
    expect(promisedLanguages(broken)).toEqual([]);
  });

  it('come with how much of them is missing; blanks say nothing', () => {
    expect(languageProgress({ ...draft, languages: ['en', 'de', 'fr'] })).toEqual([
      { language: 'en', missing: 0, texts: 3 },
      { language: 'de', missing: 2, texts: 3 },
      { language: 'fr', missing: 2, texts: 3 },
    ]);
  });
});
