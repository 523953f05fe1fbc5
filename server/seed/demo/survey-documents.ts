/** The surveys of the demo besides the default one; what went wrong and the free text they ask in its words. */
import type { YesNoQuestion } from '../../../shared/questions/yes-no.ts';
import { defaultSurvey } from '../../../shared/survey/default-survey.ts';
import { type Question, questionsOf, type Rule, type SurveyDocument } from '../../../shared/survey/document.ts';
import { findTemplate } from '../../modules/surveys/templates.ts';
import { inArabicToo } from './survey-arabic.ts';
import { spaTexts, stayTexts, tableTexts } from './survey-texts.ts';

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

const taste: Question = { id: 'taste', type: 'stars', required: true, title: tableTexts.taste };
const service: Question = { id: 'service', type: 'stars', title: tableTexts.service };

/** As it was first: only the food. */
export const tableSurveyAtFirst: SurveyDocument = {
  title: tableTexts.title,
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

const sleptWell: YesNoQuestion = { id: 'slept_well', type: 'yes_no', good_answer: 'yes', title: stayTexts.sleep };

/** As it was first: nobody was asked for an address, and not in Arabic. */
export const staySurveyAtFirst: SurveyDocument = {
  title: stayTexts.title,
  pages: [
    page({ id: 'recommend', type: 'nps', required: true, title: stayTexts.recommend }),
    page({ id: 'cleanliness', type: 'stars', title: stayTexts.cleanliness }, sleptWell),
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
  title: spaTexts.temperature,
  options: [
    { id: 'too_cold', label: spaTexts.tooCold },
    { id: 'just_right', label: spaTexts.justRight },
    { id: 'too_hot', label: spaTexts.tooHot },
  ],
};

export const spaSurvey: SurveyDocument = {
  title: spaTexts.title,
  pages: [
    page({ id: 'relaxed', type: 'smiley', required: true, title: spaTexts.relaxed }, temperature),
    page(standard('comment')),
  ],
  theme: { accent: '#2F6F73', background: '#F1F7F6', corner: 'round' },
};
