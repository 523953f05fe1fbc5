/** The surveys of the demo besides the default one; what went wrong and the free text they ask in its words. */
import type { Locale } from '../../../shared/i18n/locales.ts';
import type { YesNoQuestion } from '../../../shared/questions/yes-no.ts';
import { defaultSurvey } from '../../../shared/survey/default-survey.ts';
import { type Question, questionsOf, type Rule, type SurveyDocument } from '../../../shared/survey/document.ts';
import { findTemplate } from '../../modules/surveys/templates.ts';
import { inArabicToo } from './survey-arabic.ts';
import surveyTexts from './survey-texts.json' with { type: 'json' };

/** A language that one of them lacks is a compile error. */
const texts = surveyTexts satisfies Record<string, Record<string, Record<Locale, string>>>;

/** Up to three of five is not good. */
const GOOD_STARS = 4;
/** Detractors of the net promoter score answer up to 6. */
const FIRST_PASSIVE = 7;

function standard(id: string): Question {
  const found = questionsOf(defaultSurvey).find((question) => question.id === id);
  if (!found) throw new Error(`The default survey has no question '${id}'.`);
  return found;
}

const page = (...questions: Question[]) => ({ id: questions[0]?.id ?? 'page', questions });

const problemsIf = (rule: Rule): Question => ({ ...standard('problems'), show_if: rule });

const taste: Question = { id: 'taste', type: 'stars', required: true, title: texts.table.taste };
const service: Question = { id: 'service', type: 'stars', title: texts.table.service };

/** As it was first: only the food. */
export const tableSurveyAtFirst: SurveyDocument = {
  title: texts.table.title,
  pages: [page(taste), page(problemsIf({ all: [{ question: 'taste', less: GOOD_STARS }] })), page(standard('comment'))],
  theme: { accent: '#0B6E6E', corner: 'soft' },
};

export const tableSurvey: SurveyDocument = {
  ...tableSurveyAtFirst,
  pages: [
    page(taste, service),
    page(
      problemsIf({
        any: [
          { question: 'taste', less: GOOD_STARS },
          { question: 'service', less: GOOD_STARS },
        ],
      }),
    ),
    page(standard('comment')),
  ],
};

const sleptWell: YesNoQuestion = { id: 'slept_well', type: 'yes_no', good_answer: 'yes', title: texts.stay.sleep };

/** As it was first: nobody was asked for an address, and not in Arabic. */
export const staySurveyAtFirst: SurveyDocument = {
  title: texts.stay.title,
  pages: [
    page({ id: 'recommend', type: 'nps', required: true, title: texts.stay.recommend }),
    page({ id: 'cleanliness', type: 'stars', title: texts.stay.cleanliness }, sleptWell),
    page(problemsIf({ all: [{ question: 'recommend', less: FIRST_PASSIVE }] })),
    page(standard('comment')),
  ],
  theme: { accent: '#B5582A', corner: 'round' },
};

const thankYou = findTemplate('hotel').thank_you;

export const staySurvey: SurveyDocument = inArabicToo({
  ...staySurveyAtFirst,
  pages: [...staySurveyAtFirst.pages, page(standard('contact'))],
  ...(thankYou && { thank_you: thankYou }),
});

const temperature = {
  id: 'temperature',
  type: 'single',
  title: texts.spa.temperature,
  options: [
    { id: 'too_cold', label: texts.spa.tooCold },
    { id: 'just_right', label: texts.spa.justRight },
    { id: 'too_hot', label: texts.spa.tooHot },
  ],
};

export const spaSurvey: SurveyDocument = {
  title: texts.spa.title,
  pages: [
    page({ id: 'relaxed', type: 'smiley', required: true, title: texts.spa.relaxed }, temperature),
    page(standard('comment')),
  ],
  theme: { accent: '#2F6F73', background: '#F1F7F6', corner: 'round' },
};
