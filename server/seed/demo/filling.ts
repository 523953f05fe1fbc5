/** A visitor's answers to whatever survey the unit shows, out of how they found it. */
import { otherKeysAsked } from '../../../shared/survey/answer-keys.ts';
import { answerSchemaOf } from '../../../shared/survey/answers.ts';
import { visibleQuestions } from '../../../shared/survey/conditions.ts';
import {
  type Answer,
  type Answers,
  type Question,
  questionsOf,
  type SurveyDocument,
} from '../../../shared/survey/document.ts';
import type { AnswerSchema } from '../../../shared/questions/kind.ts';
import type { Random } from '../random.ts';
import { HIGHEST, LOWEST } from './quality.ts';
import type { Topic } from './comments/pool.ts';

export interface Opinion {
  /** 1 to 5, not rounded. */
  level: number;
  topics: Topic[];
  comment: string | null;
}

/** How far the answers to later questions stray from the first. */
const STRAYING = 0.7;
const CONTENT = 3;

/** Only the first question when they leave early. */
export function fillIn(random: Random, survey: SurveyDocument, opinion: Opinion, leavesEarly: boolean): Answers {
  const answers: Answers = {};
  for (const [at, question] of questionsOf(survey).entries()) {
    if (at > 0 && leavesEarly) break;
    if (!visibleQuestions(survey, answers).some(({ id }) => id === question.id)) continue;
    const level = at === 0 ? opinion.level : random.normal(opinion.level, STRAYING);
    const answer = answerTo(random, question, { ...opinion, level });
    if (answer === undefined) continue;
    const [other] = otherKeysAsked(question, { [question.id]: answer });
    // Who has nothing to say does not choose 'other'.
    if (other && opinion.comment === null) continue;
    answers[question.id] = answer;
    if (other && opinion.comment !== null) answers[other] = opinion.comment;
  }
  return answers;
}

/** By what the answer must be, not by the kind of question, so that new kinds are answered as well. */
function answerTo(random: Random, question: Question, opinion: Opinion): Answer | undefined {
  const schema = answerSchemaOf(question);
  return schema ? fitting(random, schema, opinion) : undefined;
}

/** Undefined for what can't be made up: days, addresses, uploads. */
function fitting(random: Random, schema: AnswerSchema, { level, topics, comment }: Opinion): Answer | undefined {
  const { type, enum: options, minimum = LOWEST, maximum = HIGHEST, items } = schema;
  if (type === 'integer' || type === 'number') return scaled(level, minimum, maximum);
  if (type === 'boolean') return level >= CONTENT;
  if (options) return middling(random, options, level);
  if (type === 'string' && schema.format === 'text') return comment ?? undefined;
  const chosen = topics.filter((topic) => items?.enum?.includes(topic)).slice(0, schema.maxItems);
  return chosen.length > 0 ? chosen : undefined;
}

function scaled(level: number, minimum: number, maximum: number): number {
  const share = (level - LOWEST) / (HIGHEST - LOWEST);
  return Math.min(maximum, Math.max(minimum, Math.round(minimum + share * (maximum - minimum))));
}

/** The middle of an ordered list is what contented people choose. */
function middling(random: Random, options: string[], level: number): string {
  return level >= CONTENT ? (options[Math.floor(options.length / 2)] ?? '') : random.pick(options);
}
