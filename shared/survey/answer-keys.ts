/**
 * The keys under which answers are kept: the question's id, and `<id>.other` for the words of a chosen 'other'. Ids have no
 * dots, so that none of them is another one's.
 */
import { kindOf } from '../questions/index.ts';
import type { AnswerSchema } from '../questions/kind.ts';
import { OTHER } from '../questions/open-options.ts';
import type { Answers, Question, RawAnswers } from './document.ts';

export const otherKey = (questionId: string): string => `${questionId}.${OTHER}`;

/** The id of the question that a key belongs to. */
export const questionOfKey = (key: string): string => key.split('.', 1)[0] ?? key;

/** What may be answered to a question, by key; empty for one that only tells something. */
export function keyedSchemas(question: Question): [key: string, schema: AnswerSchema][] {
  const kind = kindOf(question);
  const own = kind.answer?.(question);
  const other = kind.other?.(question);
  return [
    ...(own ? [[question.id, own] as [string, AnswerSchema]] : []),
    ...(other ? [[otherKey(question.id), other] as [string, AnswerSchema]] : []),
  ];
}

/** The keys of a question's words of 'other', where it offers that. */
export const otherKeysOf = (question: Question): string[] =>
  kindOf(question).other?.(question) ? [otherKey(question.id)] : [];

/** The key of the words that these answers ask for beside the question's own answer; none unless 'other' is chosen. */
export function otherKeysAsked(question: Question, answers: Answers | RawAnswers): string[] {
  const answer: unknown = Object.hasOwn(answers, question.id) ? answers[question.id] : undefined;
  const isChosen = Array.isArray(answer) ? answer.includes(OTHER) : answer === OTHER;
  return isChosen ? otherKeysOf(question) : [];
}
