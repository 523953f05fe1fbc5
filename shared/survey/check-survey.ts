/** What the grammar of a survey can't say. Pure: the designer's screen finds the same violations as the server. */
import { kindOf } from '../questions/index.ts';
import { RESERVED_PARAMETERS } from './address-fields.ts';
import { answerSchemaOf, answerViolations } from './answers.ts';
import { withoutEmpty } from './check-answer.ts';
import { availabilityViolations } from './check-availability.ts';
import { endingViolations } from './check-endings.ts';
import { placeViolations } from './check-places.ts';
import { comesBefore, type Order, orderOf, type Placed, ruleViolations, violationsOfRule } from './check-rules.ts';
import { textsIn } from './completeness.ts';
import type { Rule, SurveyDocument } from './document.ts';
import { embedViolations } from './embed-origins.ts';
import { offeredLanguages } from './localize.ts';
import { isPublicAddress } from '../text/public-address.ts';
import type { SurveyViolation } from './survey-violation.ts';

export type { SurveyViolation } from './survey-violation.ts';

const placedQuestions = (survey: SurveyDocument): Placed[] =>
  survey.pages.flatMap((page, pageAt) => {
    const first = survey.pages.slice(0, pageAt).reduce((count, { questions }) => count + questions.length, 0);
    return page.questions.map((question, at) => ({
      question,
      pointer: `/pages/${pageAt}/questions/${at}`,
      ...(page.question_order && { first }),
    }));
  });

/** Violations of a document that its grammar accepts; empty when a visitor can be asked it. */
export function surveyViolations(survey: SurveyDocument): SurveyViolation[] {
  const questions = placedQuestions(survey);
  const order = orderOf(questions);
  const asksNothing = questions.every(({ question }) => answerSchemaOf(question) === null);
  return [
    ...repeated(survey.pages.map(({ id }, at) => ({ id, pointer: `/pages/${at}/id` }))),
    ...repeated(questions.map(({ question, pointer }) => ({ id: question.id, pointer: `${pointer}/id` }))),
    ...questions.flatMap(ownViolations),
    ...pageRuleViolations(survey, order),
    ...allPlaceViolations(survey, order),
    ...repeated((survey.endings ?? []).map(({ id }, at) => ({ id, pointer: `/endings/${at}/id` }))),
    ...endingViolations(survey, order),
    ...repeated((survey.quotas ?? []).map(({ id }, at) => ({ id, pointer: `/quotas/${at}/id` }))),
    ...availabilityViolations(survey, order),
    ...questions.flatMap((_, at) => ruleViolations(order, at)),
    ...(asksNothing ? [{ pointer: '/pages', code: 'nothing_asked' }] : []),
    ...(survey.return_url === undefined || isPublicAddress(survey.return_url)
      ? []
      : [{ pointer: '/return_url', code: 'invalid_url' }]),
    ...addressViolations(survey),
    ...embedViolations(survey),
  ];
}

/** Violations of a rule on the answers to a survey, by who reads them. */
export function answersRuleViolations(survey: SurveyDocument, rule: Rule, at: string): SurveyViolation[] {
  const order = orderOf(placedQuestions(survey));
  return violationsOfRule(rule, at, order, order.placed.length);
}

/** Each parameter once, and none that addresses have a meaning for. */
function addressViolations({ address_fields: fields = [] }: SurveyDocument): SurveyViolation[] {
  const named = fields.map(({ field }, at) => ({ id: field, pointer: `/address_fields/${at}/field` }));
  const reserved = named.filter(({ id }) => RESERVED_PARAMETERS.includes(id));
  return [...repeated(named), ...reserved.map(({ pointer }) => ({ pointer, code: 'reserved_parameter' }))];
}

/** Of every text: what it is filled with comes before it, and titles of the whole are filled with nothing. */
const allPlaceViolations = (survey: SurveyDocument, order: Order): SurveyViolation[] => [
  ...placeViolations(survey.title, '/title', order, null),
  ...survey.pages.flatMap(({ title }, at) => placeViolations(title, `/pages/${at}/title`, order, null)),
  ...order.placed.flatMap(({ question, pointer }, at) =>
    placeViolations(question, pointer, order, comesBefore(order, at)),
  ),
  ...placeViolations(survey.thank_you, '/thank_you', order, order.placed.length),
];

/** A page's rule looks at earlier pages. */
function pageRuleViolations(survey: SurveyDocument, order: Order): SurveyViolation[] {
  let first = 0;
  return survey.pages.flatMap(({ show_if: rule, questions }, at) => {
    const here = first;
    first += questions.length;
    return rule ? violationsOfRule(rule, `/pages/${at}/show_if`, order, here) : [];
  });
}

function repeated(ids: { id: string; pointer: string }[]): SurveyViolation[] {
  const met = new Set<string>();
  return ids.filter(({ id }) => met.has(id) || !met.add(id)).map(({ pointer }) => ({ pointer, code: 'duplicate' }));
}

/** Of a question by itself: options, rows and columns that have one id, and what its kind says. */
function ownViolations({ question, pointer }: Placed): SurveyViolation[] {
  const lists = Object.entries(question).filter(([, value]) => Array.isArray(value)) as [string, unknown[]][];
  const named = lists.map(([name, items]) =>
    items.filter(hasId).map(({ id }, at) => ({ id, pointer: `${pointer}/${name}/${at}/id` })),
  );
  const own = kindOf(question).violations?.(question) ?? [];
  const preset = question.default;
  const isWrong = preset !== undefined && answerViolations(question, withoutEmpty(preset)).length > 0;
  return [
    ...(isWrong ? [{ pointer: `${pointer}/default`, code: 'default_not_possible' }] : []),
    ...named.flatMap(repeated),
    ...own.map((violation) => ({ ...violation, pointer: pointer + violation.pointer })),
  ];
}

const hasId = (item: unknown): item is { id: string } => typeof item === 'object' && item !== null && 'id' in item;

/**
 * What keeps a survey without violations from being published: texts that are missing in a language that it promises. One
 * that promises none is asked in the languages in which every question is written, of which there has to be one.
 */
export function publishViolations(survey: SurveyDocument): SurveyViolation[] {
  if (offeredLanguages(survey).length === 0) return [{ pointer: '/languages', code: 'no_common_language' }];
  const { languages = [] } = survey;
  return textsIn(survey).flatMap(({ pointer, text }) =>
    languages
      .filter((language) => !text[language]?.trim())
      .map((language) => ({ pointer, code: 'missing_translation', parameters: { language } })),
  );
}
