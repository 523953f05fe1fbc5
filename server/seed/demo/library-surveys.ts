/** Surveys of the demo that began as templates: for whoever wants them, and what is still being worked on. */
import { questionsOf, type SurveyDocument, type SurveyPart } from '../../../shared/survey/document.ts';
import { findTemplate } from '../../modules/surveys/templates.ts';
import { inArabicToo } from './survey-arabic.ts';
import { staySurvey } from './survey-documents.ts';

const workplace = findTemplate('workplace');

function pageWith(question: string, template: SurveyDocument): SurveyPart {
  const found = questionsOf(template).find(({ id }) => id === question);
  if (!found) throw new Error(`The template has no question '${question}'.`);
  return { id: question, questions: [found] };
}

/** As it was first: without what should be improved. */
export const pulseSurveyAtFirst: SurveyDocument = {
  ...workplace,
  pages: workplace.pages.map(({ questions, ...page }) => ({
    ...page,
    questions: questions.filter(({ id }) => id !== 'improve'),
  })),
};

export const pulseSurvey: SurveyDocument = { ...workplace, theme: { accent: '#3D5A80', corner: 'soft' } };

export const festivalSurvey: SurveyDocument = {
  ...findTemplate('event'),
  layout: 'one_at_a_time',
  theme: { accent: '#7A3E9D', corner: 'round' },
};

export const shopSurvey: SurveyDocument = findTemplate('retail');

const hotel = findTemplate('hotel');

/** What the hotels' survey is to become: it also asks what doesn't work in the room. */
export const staySurveyToCome: SurveyDocument = inArabicToo({
  ...staySurvey,
  pages: [
    ...staySurvey.pages.slice(0, -1),
    pageWith('works', hotel),
    pageWith('faults', hotel),
    ...staySurvey.pages.slice(-1),
  ],
});
