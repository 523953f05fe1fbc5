/** A survey written as SurveyJS has it, what that can't say, and the way back. */
import { describe, expect, test } from 'vitest';
import fc from '../../../../../scripts/test/properties.ts';
import { questionKinds } from '../../../../../shared/questions/index.ts';
import { design } from '../../../../../shared/survey/test/arbitrary.ts';
import type { SurveyDocument } from '../../../../../shared/survey/document.ts';
import { convertDefinition } from '../../convert-definition.ts';
import { writeSurveyjs } from './write-surveyjs.ts';

const surveyOf = (...questions: object[]) => ({
  title: { en: 'Visit', de: 'Besuch' },
  pages: [{ id: 'one', questions }],
});
const written = (survey: object) => writeSurveyjs(JSON.parse(JSON.stringify(survey)) as Record<string, unknown>);
const back = (survey: object) => convertDefinition(written(survey).definition);
const reasonsOf = (survey: object): string[] =>
  written(survey).left_out.map(({ place, reason }) => `${place}: ${reason}`);

/** Comes back as it was. */
const SAME = (
  'smiley stars nps csat ces rating yes_no single multiple dropdown ranking short_text long_text number date time email ' +
  'phone url matrix photo audio file signature statement'
).split(' ');
/** Properties that SurveyJS does not have. */
const OURS = ['counts', 'weight', 'good_answer', 'image', 'unit', 'shape'];
/** Such a scale is told from a plain one by the words at its ends. */
const WITH_WORDS = ['csat', 'ces'];

describe('a question of each kind', () => {
  test.each(questionKinds.filter(({ type }) => SAME.includes(type)).map((kind) => [kind.type, kind.sample] as const))(
    'comes back: %s',
    (_, sample) => {
      const kept = Object.fromEntries(Object.entries(sample).filter(([name]) => !OURS.includes(name)));
      const words = WITH_WORDS.includes(sample.type) ? { lowest: { en: 'Bad' } } : {};
      const survey = surveyOf(
        { ...kept, ...words, id: sample.id },
        {
          id: 'last',
          type: 'short_text',
          title: { en: 'Last' },
        },
      );
      const { document, left_out } = back(survey);
      expect(document.pages).toEqual(survey.pages);
      expect(left_out).toEqual([]);
    },
  );

  test.each(questionKinds.filter(({ type }) => !SAME.includes(type)).map((kind) => [kind.type, kind.sample] as const))(
    'is named where it differs: %s',
    (_, sample) => {
      expect(reasonsOf(surveyOf(sample)).length).toBeGreaterThan(0);
    },
  );
});

test('all that surrounds the questions comes back', () => {
  const survey: SurveyDocument = {
    title: { en: 'Visit', de: 'Besuch', zh: '访问', nb: 'Besøk' },
    layout: 'one_at_a_time',
    pages: [
      {
        id: 'one',
        title: { en: 'First', de: 'Zuerst' },
        questions: [
          { id: 'score', type: 'nps', title: { en: 'How likely?' }, required: true, default: 7 },
          {
            id: 'why',
            type: 'long_text',
            title: { en: 'Why {{score}} & no more?' },
            help: { en: 'In brief' },
            show_if: { all: [{ question: 'score', less: 7 }] },
            jumps: [{ if: { all: [{ question: 'why', answered: true }] }, to: { end: true } }],
          },
          { id: 'last', type: 'yes_no', title: { en: 'Last?' } },
        ],
      },
    ],
    thank_you: { text: { en: 'Thanks & bye', de: 'Danke' } },
    endings: [{ id: 'ending_1', if: { any: [{ question: 'score', greater: 8 }] }, text: { en: 'Great' } }],
    return_url: 'https://acme.example/',
  };
  expect(reasonsOf(survey)).toEqual([]);
  const { document, left_out } = back(survey);
  expect(document).toEqual({
    ...survey,
    // A rule of one condition is written the same, whichever way it joins.
    endings: [{ ...survey.endings?.[0], if: { all: [{ question: 'score', greater: 8 }] } }],
  });
  expect(left_out.filter(({ reason }) => reason !== 'markup_removed')).toEqual([]);
});

test('names what SurveyJS can not say', () => {
  const survey = {
    ...surveyOf(
      { id: 'a', type: 'smiley', title: { en: 'A {{unit}}' }, counts: false },
      {
        id: 'b',
        type: 'short_text',
        title: { en: 'B' },
        show_if: { all: [{ question: 'a', contains: `'"` }] },
      },
    ),
    theme: { accent: '#112233' },
    languages: ['en', 'de'],
    endings: [{ id: 'best', score_at_least: 80, text: { en: 'Best' } }],
    quotas: [{ id: 'all', most: 3 }],
  };
  expect(reasonsOf(survey).toSorted()).toEqual([
    'endings[0]: condition_not_supported',
    'languages: property_not_supported',
    'pages[0].questions[0].counts: property_not_supported',
    'pages[0].questions[0].title.en: placeholder_kept',
    'pages[0].questions[1].show_if: condition_not_supported',
    'quotas: property_not_supported',
    'theme: property_not_supported',
  ]);
});

test('any survey is written, with the same questions where none is named as left out', () => {
  fc.assert(
    fc.property(design, (survey) => {
      const { left_out } = written(survey);
      const missing = new Set(
        left_out.filter(({ reason }) => reason === 'type_not_supported').map(({ question }) => question),
      );
      const asked = survey.pages.flatMap(({ questions }) => questions).filter(({ id }) => !missing.has(id));
      const found = asked.length === 0 ? [] : back(survey).document.pages.flatMap(({ questions }) => questions);
      expect(found.map(({ id }) => id)).toEqual(asked.map(({ id }) => id));
    }),
    { numRuns: 5, seed: 14 },
  );
});
