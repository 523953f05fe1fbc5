import { describe, expect, it } from 'vitest';
import { questionKinds } from '../questions/index.ts';
import { matrixVariants } from '../questions/test/matrix-variants.ts';
import { checkAnswers } from './answers.ts';
import { defaultSurvey } from './default-survey.ts';
import type { Question, RawAnswers, SurveyDocument } from './document.ts';
import { commentOf } from './free-texts.ts';
import { contactQuestions, lastingQuestions, textPartsOf } from './personal.ts';

const everyKind: SurveyDocument = {
  title: { en: 'All kinds' },
  pages: [{ id: 'only', questions: questionKinds.map(({ sample }) => sample) }],
};

const wordsByRow: SurveyDocument = {
  title: { en: 'One' },
  pages: [{ id: 'only', questions: [matrixVariants['a scale and own words']] }],
};

const check = (answers: RawAnswers, partial = false) => checkAnswers(defaultSurvey, answers, { partial });

describe('the check of all answers', () => {
  it.each<[string, RawAnswers, RawAnswers]>([
    [
      'a full answer',
      { experience: 2, problems: ['staff'], comment: 'Late.' },
      { experience: 2, problems: ['staff'], comment: 'Late.' },
    ],
    ['one without the optional ones', { experience: 5 }, { experience: 5 }],
    ['space around text', { experience: 5, comment: '  Fine.\r\nBye. ' }, { experience: 5, comment: 'Fine.\nBye.' }],
    ['empty values', { experience: 5, comment: '   ', problems: [] }, { experience: 5 }],
    ['null', { experience: 5, comment: null }, { experience: 5 }],
    ['what the branch does not ask', { experience: 5, problems: ['staff'] }, { experience: 5 }],
    ['a wrong answer to what the branch does not ask', { experience: 5, problems: ['nonsense'] }, { experience: 5 }],
  ])('takes %s', (_, given, kept) => {
    expect(check(given)).toEqual({ answers: kept, violations: [] });
  });

  it.each<[string, RawAnswers, string, string]>([
    ['a missing required answer', { comment: 'Hello' }, 'experience', 'required'],
    ['an unknown question', { experience: 5, stranger: 1 }, 'stranger', 'unknown_field'],
    ['a question named after a prototype', { experience: 5, constructor: 1 }, 'constructor', 'unknown_field'],
    ['a number out of range', { experience: 6 }, 'experience', 'maximum'],
    ['a fraction', { experience: 2.5 }, 'experience', 'type'],
    ['a number as text', { experience: '5' }, 'experience', 'type'],
    ['an object', { experience: { valueOf: 5 } }, 'experience', 'type'],
    ['an option that is not offered', { experience: 2, problems: ['nonsense'] }, 'problems', 'not_an_option'],
    ['an option twice', { experience: 2, problems: ['staff', 'staff'] }, 'problems', 'chosen_twice'],
    ['a text that is too long', { experience: 5, comment: 'x'.repeat(4001) }, 'comment', 'too_long'],
    ['a NUL', { experience: 5, comment: 'a\0b' }, 'comment', 'invalid_text'],
    ['half a character', { experience: 5, comment: '\uDC00' }, 'comment', 'invalid_text'],
  ])('refuses %s', (_, given, question, code) => {
    expect(check(given).violations).toEqual([expect.objectContaining({ question, code })]);
  });

  it('names every violation at once', () => {
    expect(check({ experience: 0, comment: 7, stranger: 1 }).violations).toHaveLength(3);
  });

  it('lets a partial response leave required questions open, but not answer them wrongly', () => {
    expect(check({ comment: 'Hello' }, true)).toEqual({ answers: { comment: 'Hello' }, violations: [] });
    expect(check({ experience: 9 }, true).violations).toHaveLength(1);
  });

  it('counts characters as the database does, not in UTF-16 units', () => {
    expect(check({ experience: 5, comment: '😀'.repeat(4000) }).violations).toEqual([]);
  });
});

describe('an agreement that is required', () => {
  const terms = { ...questionKinds.find(({ type }) => type === 'consent')?.sample, required: true } as Question;
  const survey: SurveyDocument = { title: { en: 'One' }, pages: [{ id: 'only', questions: [terms] }] };

  it('is missing until it is ticked, whatever else was sent', () => {
    for (const given of [{}, { terms: {} }, { terms: { language: '' } }])
      expect(checkAnswers(survey, given, { partial: false }).violations).toEqual([
        { question: 'terms', code: 'required' },
      ]);
    expect(checkAnswers(survey, { terms: { language: 'en' } }, { partial: false }).violations).toEqual([]);
  });
});

describe('the comment', () => {
  it('is the first free text', () => {
    expect(commentOf(everyKind, { reason: 'work', dish: 'Soup', comment: 'Cold.' })).toBe('Soup');
    expect(commentOf(everyKind, { visit: 3 })).toBeNull();
  });

  it('may stand beside a row of a matrix', () => {
    expect(commentOf(wordsByRow, { details: { 'drinks.text': 'Warm.', 'food.text': 'Cold.' } })).toBe('Cold.');
    expect(commentOf(wordsByRow, { details: { food: 2 } })).toBeNull();
  });
});

describe('what says who the visitor is', () => {
  it('is a way to reach them in their contact, an email address or a phone number', () => {
    expect(contactQuestions(everyKind)).toEqual(['mail', 'call', 'contact']);
  });

  it('is no agreement: its proof outlives all that says who gave it', () => {
    const lasting = lastingQuestions(everyKind);
    expect(lasting).toEqual(expect.arrayContaining(['visit', 'arrival', 'terms']));
    const personal = ['dish', 'comment', 'mail', 'call', 'link', 'picture', 'message', 'receipt', 'sign', 'contact'];
    expect(lasting.filter((id) => personal.includes(id))).toEqual([]);
  });

  it('are the words beside the rows of a matrix, but not what was chosen', () => {
    expect(textPartsOf(wordsByRow)).toEqual(['food.text', 'drinks.text']);
    expect(lastingQuestions(wordsByRow)).toEqual(['details']);
  });
});
