/** Which questions are asked: 'show if' and jumps, each when all or any of some conditions on answers hold. */
import { kindOf } from '../questions/index.ts';
import type { AnswerSchema } from '../questions/kind.ts';
import type { Option } from '../questions/options.ts';
import {
  type Answer,
  type Answers,
  type Condition,
  type Jump,
  type JumpTarget,
  type Question,
  type Rule,
  type RulePart,
  type Scalar,
  type SurveyDocument,
} from './document.ts';

const COMPARISONS = ['equals', 'not_equals', 'in', 'not_in', 'contains', 'less', 'greater', 'before', 'after'] as const;
export type Operator = (typeof COMPARISONS)[number] | 'answered';

/** Of what is chosen from a list, and of numbers. */
const OF_VALUES: Operator[] = ['equals', 'not_equals', 'in', 'not_in', 'answered'];
/** What has an order though it is written as a text: days and times of day. */
const ORDERED_FORMATS = new Set<string | undefined>(['date', 'time', 'local-time']);

/** What an answer, or its part of a name, must be; undefined where there is nothing to answer. */
export function schemaAt(question: Question, part?: string): AnswerSchema | undefined {
  const schema = kindOf(question).answer?.(question);
  if (part === undefined) return schema;
  return schema?.properties && Object.hasOwn(schema.properties, part) ? schema.properties[part] : undefined;
}

/**
 * What a condition may ask of the answer to a question, as a designer is offered it. Of uploads and answers with several
 * parts: only whether there is one.
 */
export function operatorsOf(question: Question, part?: string): Operator[] {
  const schema = schemaAt(question, part);
  if (!schema) return [];
  if (schema.type === 'integer' || schema.type === 'number') return [...OF_VALUES, 'less', 'greater'];
  if (schema.type === 'boolean') return ['equals', 'not_equals', 'answered'];
  if ((schema.items ?? schema).enum) return OF_VALUES;
  if (ORDERED_FORMATS.has(schema.format)) return ['equals', 'not_equals', 'before', 'after', 'answered'];
  return schema.format === 'text' ? ['contains', 'answered'] : ['answered'];
}

export const operatorOf = (condition: Condition): Operator =>
  COMPARISONS.find((operator) => operator in condition) ?? 'answered';

/** A list matches the values that are in it, one in an order that of its first place. */
function matches(question: Question, answer: Answer, value: Scalar): boolean {
  if (!Array.isArray(answer)) return answer === value;
  return kindOf(question).isOrdered ? answer[0] === value : answer.some((item) => item === value);
}

function cellOf(answer: Answer | undefined, part: string): Answer | undefined {
  return typeof answer === 'object' && !Array.isArray(answer) && Object.hasOwn(answer, part) ? answer[part] : undefined;
}

/** Without case, accents and differences of width: nearly as searches compare, in a hundredth of the bytes. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** Whether an answer fulfils a condition. No answer fulfils none but 'not answered'. */
export function conditionHolds(
  condition: Condition,
  given: Answer | undefined,
  question: Question | undefined,
): boolean {
  const answer = condition.part === undefined ? given : cellOf(given, condition.part);
  if ('answered' in condition) return (answer !== undefined) === condition.answered;
  if (answer === undefined || !question) return false;
  const is = (value: Scalar): boolean => matches(question, answer, value);
  if ('equals' in condition) return is(condition.equals);
  if ('not_equals' in condition) return !is(condition.not_equals);
  if ('in' in condition) return condition.in.some(is);
  if ('not_in' in condition) return !condition.not_in.some(is);
  if (typeof answer === 'string') {
    if ('contains' in condition) return folded(answer).includes(folded(condition.contains));
    return 'before' in condition ? answer < condition.before : 'after' in condition && answer > condition.after;
  }
  if (typeof answer !== 'number') return false;
  return 'less' in condition ? answer < condition.less : 'greater' in condition && answer > condition.greater;
}

/** What a rule joins: conditions, and rules within it. */
export const partsOf = (rule: Rule): RulePart[] => ('all' in rule ? rule.all : rule.any);

export const isCondition = (part: RulePart): part is Condition => 'question' in part;

/** All conditions of a rule, those of rules within it as well. */
export const conditionsOf = (rule: Rule): Condition[] =>
  partsOf(rule).flatMap((part) => (isCondition(part) ? [part] : conditionsOf(part)));

/** What was asked so far, and what was answered to it. */
type Asked = Map<string, { question: Question; answer: Answer | undefined }>;

function applies(rule: Rule, asked: Asked): boolean {
  const test = (part: RulePart): boolean => {
    if (!isCondition(part)) return applies(part, asked);
    const { answer, question } = asked.get(part.question) ?? {};
    return conditionHolds(part, answer, question);
  };
  return 'all' in rule ? rule.all.every(test) : rule.any.some(test);
}

const jumpFrom = ({ jumps = [] }: Question, asked: Asked): Jump | undefined =>
  jumps.find(({ if: rule }) => !rule || applies(rule, asked));

/** A question as this visitor is asked it. */
export interface AskedQuestion extends Question {
  /** Options that the answers so far leave out. */
  hidden?: string[];
}

export interface Step {
  question: AskedQuestion;
  /** What of the given answer counts. */
  answer: Answer | undefined;
}

/** With the options that earlier answers leave; undefined where none is left to choose. */
function narrowed(question: Question, asked: Asked): AskedQuestion | undefined {
  const { options = [] }: Question & { options?: Option[] } = question;
  const isHidden = ({ show_if: rule }: Option): boolean => rule !== undefined && !applies(rule, asked);
  const hidden = options.filter(isHidden).map(({ id }) => id);
  if (hidden.length === 0) return question;
  const shown: AskedQuestion & { options: Option[] } = {
    ...question,
    options: options.filter(({ id }) => !hidden.includes(id)),
    hidden,
  };
  // 'Other' and 'none of these' are always offered.
  return shown.options.length > 0 || 'other' in question || 'none' in question ? shown : undefined;
}

/** What counts of an answer: an option that is not offered any more was not chosen. */
export function heldBy<Given>({ hidden }: AskedQuestion, answer: Given): Given | undefined {
  if (!hidden) return answer;
  if (!Array.isArray(answer)) return hidden.some((id) => id === answer) ? undefined : answer;
  const kept = answer.filter((id) => !hidden.includes(id as string));
  return kept.length > 0 ? (kept as Given) : undefined;
}

/**
 * The questions that these answers lead to, in order, each with what was answered. The answer to a question that is not
 * asked counts as none, so changing an early answer also takes back what followed from it. A jump's target is looked at
 * like any other question: its own rule, or that of its page, may still leave it out.
 */
export function walk(survey: SurveyDocument, answers: Answers): Step[] {
  const asked: Asked = new Map();
  const steps: Step[] = [];
  let target: JumpTarget | undefined;
  for (const page of survey.pages) {
    const isLeftOut = page.show_if && !applies(page.show_if, asked);
    for (const each of page.questions) {
      if (target && 'end' in target) return steps;
      if (target && target.question !== each.id) continue;
      target = undefined;
      if (isLeftOut || (each.show_if && !applies(each.show_if, asked))) continue;
      const question = narrowed(each, asked);
      if (!question) continue;
      const answer = Object.hasOwn(answers, each.id) ? heldBy(question, answers[each.id]) : undefined;
      asked.set(each.id, { question, answer });
      steps.push({ question, answer });
      target = jumpFrom(question, asked)?.to;
    }
  }
  return steps;
}

/** Whether rules hold once these answers were given. */
export function heldAfter(survey: SurveyDocument, answers: Answers): (rule: Rule) => boolean {
  const asked: Asked = new Map(walk(survey, answers).map((step) => [step.question.id, step]));
  return (rule) => applies(rule, asked);
}

export const visibleQuestions = (survey: SurveyDocument, answers: Answers): AskedQuestion[] =>
  walk(survey, answers).map(({ question }) => question);
