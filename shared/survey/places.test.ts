/** What is filled into texts, and which designs may do so. */
import { describe, expect, it } from 'vitest';
import { judgeDocument } from '../../server/validation/judge-document.ts';
import { surveyDocumentViolations } from '../../server/modules/surveys/survey-document.ts';
import type { Question, SurveyDocument } from './document.ts';
import { fillPlaces, placesIn, withoutPlaces } from './places.ts';

describe('a text', () => {
  const given: Record<string, string> = { name: 'Ada', unit: 'Room 7' };
  it.each([
    ['Hello {{name}}!', 'Hello Ada!'],
    ['{{ name }} and {{name}}', 'Ada and Ada'],
    ['Hello {{nobody|guest}}!', 'Hello guest!'],
    ['Hello {{name|guest}}!', 'Hello Ada!'],
    ['Hello {{nobody}}!', 'Hello !'],
    ['Hello {{nobody| dear guest }}!', 'Hello dear guest!'],
    ['{{unit}}: {single} {{Broken}}', 'Room 7: {single} {{Broken}}'],
    ['nothing', 'nothing'],
  ])('%s reads %s', (text, filled) => {
    expect(fillPlaces(text, (name) => given[name])).toBe(filled);
  });

  it('is filled once: what an answer says is text', () => {
    expect(fillPlaces('{{name}}', () => '{{unit}} <b> $& $1')).toBe('{{unit}} <b> $& $1');
  });

  it('that stands for all answers says none of them', () => {
    expect(withoutPlaces('How was {{dish|it}} in {{unit}}?')).toBe('How was … in …?');
  });

  it('tells its places, and that one is broken', () => {
    expect(placesIn('{{a}} {{b|c}}')).toEqual(['a', 'b']);
    expect(placesIn('{{a}} {{b c}}')).toEqual(['a', null]);
    expect(placesIn('{{a')).toEqual([null]);
    expect(placesIn('{a} }}')).toEqual([]);
  });

  it('of nothing but braces takes no time', () => {
    expect(placesIn(`${'{{a|'.repeat(60_000)}`)).toEqual([null]);
  });
});

const dish: Question = { id: 'dish', type: 'short_text', title: { en: 'Which dish?' } };
const taste = (title: string, extra: object = {}): Question => ({
  id: 'taste',
  type: 'smiley',
  title: { en: title },
  ...extra,
});
const surveyOf = (survey: object, ...questions: Question[]): SurveyDocument => ({
  title: { en: 'x' },
  pages: [{ id: 'only', questions }],
  ...survey,
});

describe('a design', () => {
  it.each<[string, SurveyDocument]>([
    ['an earlier answer', surveyOf({}, dish, taste('How was {{dish|it}}?'))],
    ['names', surveyOf({}, dish, taste('How was it in {{unit}} of {{company}}?'))],
    ['an earlier answer, in a help', surveyOf({}, dish, taste('How?', { help: { en: 'You had {{dish}}.' } }))],
    [
      'any answer, in the thanks',
      surveyOf({ thank_you: { text: { en: 'Enjoy {{dish}}, {{taste}}!' } } }, dish, taste('?')),
    ],
  ])('may fill in %s', (_, survey) => {
    expect(surveyDocumentViolations(survey)).toEqual([]);
    expect(judgeDocument('survey-draft', survey)).toEqual([]);
  });

  const photo: Question = { id: 'photo', type: 'photo', title: { en: 'Show us' } };
  const hello: Question = { id: 'hello', type: 'statement', title: { en: 'Hello' } };
  it.each<[string, SurveyDocument, string, string]>([
    ['its own answer', surveyOf({}, dish, taste('{{taste}}?')), '/pages/0/questions/1/title/en', 'place_looks_ahead'],
    ['a later answer', surveyOf({}, taste('{{dish}}?'), dish), '/pages/0/questions/0/title/en', 'place_looks_ahead'],
    ['what nobody asks', surveyOf({}, dish, taste('{{wine}}?')), '/pages/0/questions/1/title/en', 'unknown_place'],
    ['a picture', surveyOf({}, photo, taste('{{photo}}?')), '/pages/0/questions/1/title/en', 'place_not_possible'],
    [
      'what is no question',
      surveyOf({}, hello, taste('{{hello}}?')),
      '/pages/0/questions/1/title/en',
      'place_not_possible',
    ],
    ['what can’t be read', surveyOf({}, dish, taste('{{dish}?')), '/pages/0/questions/1/title/en', 'unreadable_place'],
    ['anything in its own title', surveyOf({ title: { en: '{{unit}}' } }, dish), '/title/en', 'place_not_possible'],
    [
      'a stranger in the thanks',
      surveyOf({ thank_you: { title: { en: '{{x}}' } } }, dish),
      '/thank_you/title/en',
      'unknown_place',
    ],
  ])('may not fill in %s', (_, survey, pointer, code) => {
    expect(surveyDocumentViolations(survey)).toEqual([expect.objectContaining({ pointer, code })]);
  });
});
