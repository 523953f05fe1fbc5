/** What a rule may ask of the answer to a question, from what the question's kind says an answer is. */
import { kindOf } from '../../../../../shared/questions/index.ts';
import type { Scalar } from '../../../../../shared/survey/document.ts';
import { isObject } from '../../../../providers/user-data.ts';
import type { DraftQuestion } from '../state/draft.ts';

export interface AnswerFacts {
  /** All values that an answer may be or hold, where they can be counted. */
  values: Scalar[] | undefined;
  /** An answer is a number, so it can be more or less than another one. */
  isNumber: boolean;
  /** Whole steps: 'less than 4' is '3 or less'. */
  isWhole: boolean;
  /** An answer holds several values. */
  isList: boolean;
}

/** More would be no list to choose from. */
const MAX_VALUES = 60;

const schemaOf = (question: DraftQuestion): Record<string, unknown> | undefined => {
  try {
    // A half-written question may lack what its kind counts on.
    const schema: unknown = kindOf(question).answer?.(question);
    return isObject(schema) ? schema : undefined;
  } catch {
    return undefined;
  }
};

const strings = (value: unknown): string[] | undefined =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : undefined;

function range({ minimum, maximum }: Record<string, unknown>): number[] | undefined {
  if (typeof minimum !== 'number' || typeof maximum !== 'number' || maximum - minimum >= MAX_VALUES) return undefined;
  return Array.from({ length: maximum - minimum + 1 }, (_, at) => minimum + at);
}

/** Undefined for a question that is not answered, and for a kind that this program does not know. */
export function answerFactsOf(question: DraftQuestion): AnswerFacts | undefined {
  const schema = schemaOf(question);
  if (schema === undefined) return undefined;
  const none: AnswerFacts = { values: undefined, isNumber: false, isWhole: false, isList: false };
  if (schema.type === 'boolean') return { ...none, values: [true, false] };
  if (schema.type === 'integer') return { ...none, values: range(schema), isNumber: true, isWhole: true };
  if (schema.type === 'number') return { ...none, isNumber: true };
  if (schema.type === 'array') {
    const { items } = schema;
    // Of a list in an order a condition looks at the first place.
    const isList = kindOf(question).isOrdered !== true;
    return { ...none, values: isObject(items) ? strings(items.enum) : undefined, isList };
  }
  return { ...none, values: strings(schema.enum) };
}

export const isAnswered = (question: DraftQuestion): boolean => answerFactsOf(question) !== undefined;
