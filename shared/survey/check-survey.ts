/** What the grammar of a survey can't say. Pure: the designer's screen finds the same faults as the server. */
import { kindOf } from '../questions/index.ts';
import { answerSchemaOf } from './answers.ts';
import { type Placed, ruleFaults } from './check-rules.ts';
import { textsIn } from './completeness.ts';
import type { SurveyDocument } from './document.ts';
import { offeredLanguages } from './localize.ts';
import { isPublicAddress } from './public-address.ts';
import type { SurveyFault } from './survey-fault.ts';

export type { SurveyFault } from './survey-fault.ts';

const placedQuestions = (survey: SurveyDocument): Placed[] =>
  survey.pages.flatMap((page, pageAt) =>
    page.questions.map((question, at) => ({ question, pointer: `/pages/${pageAt}/questions/${at}` })),
  );

/** Faults of a document that its grammar accepts; empty when a visitor can be asked it. */
export function surveyFaults(survey: SurveyDocument): SurveyFault[] {
  const questions = placedQuestions(survey);
  const asksNothing = questions.every(({ question }) => answerSchemaOf(question) === null);
  return [
    ...repeated(survey.pages.map(({ id }, at) => ({ id, pointer: `/pages/${at}/id` }))),
    ...repeated(questions.map(({ question, pointer }) => ({ id: question.id, pointer: `${pointer}/id` }))),
    ...questions.flatMap(ownFaults),
    ...questions.flatMap((_, at) => ruleFaults(questions, at)),
    ...(asksNothing ? [{ pointer: '/pages', code: 'nothing_asked' }] : []),
    ...(survey.return_url === undefined || isPublicAddress(survey.return_url)
      ? []
      : [{ pointer: '/return_url', code: 'invalid_url' }]),
  ];
}

function repeated(ids: { id: string; pointer: string }[]): SurveyFault[] {
  const met = new Set<string>();
  return ids.filter(({ id }) => met.has(id) || !met.add(id)).map(({ pointer }) => ({ pointer, code: 'duplicate' }));
}

/** Of a question by itself: options, rows and columns that have one id, and what its kind says. */
function ownFaults({ question, pointer }: Placed): SurveyFault[] {
  const lists = Object.entries(question).filter(([, value]) => Array.isArray(value)) as [string, unknown[]][];
  const named = lists.map(([name, items]) =>
    items.filter(hasId).map(({ id }, at) => ({ id, pointer: `${pointer}/${name}/${at}/id` })),
  );
  const own = kindOf(question).faults?.(question) ?? [];
  return [...named.flatMap(repeated), ...own.map(({ code, ...fault }) => ({ pointer: pointer + fault.pointer, code }))];
}

const hasId = (item: unknown): item is { id: string } => typeof item === 'object' && item !== null && 'id' in item;

/**
 * What keeps a survey without faults from being published: texts that are missing in a language that it promises. One
 * that promises none is asked in the languages in which every question is written, of which there has to be one.
 */
export function publishFaults(survey: SurveyDocument): SurveyFault[] {
  if (offeredLanguages(survey).length === 0) return [{ pointer: '/languages', code: 'no_common_language' }];
  const { languages = [] } = survey;
  return textsIn(survey).flatMap(({ pointer, text }) =>
    languages
      .filter((language) => !text[language]?.trim())
      .map((language) => ({ pointer, code: 'missing_translation', parameters: { language } })),
  );
}
