/** What a rule may ask of the answer to a question, from what the question's kind says an answer is. */
import { kindOf } from '../../../../../shared/questions/index.ts';
import { operatorsOf, type Operator as Comparison } from '../../../../../shared/survey/conditions.ts';
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
  /** What the dialect lets a condition ask of it. */
  comparisons: readonly Comparison[];
  /** Of a text, as the dialect of answers has them: 'date', 'text'. */
  format: string | undefined;
  /** Rows whose cells are asked for one by one. */
  parts: readonly string[];
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

const partsOf = (schema: Record<string, unknown>): Record<string, unknown> =>
  isObject(schema.properties) ? schema.properties : {};

/** Parts of which one of a few values is chosen; those of a contact are the visitor's own words. */
const choosable = (schema: Record<string, unknown>): string[] =>
  Object.entries(partsOf(schema)).flatMap(([part, inner]) =>
    isObject(inner) && (Array.isArray(inner.enum) || inner.type === 'integer' || isObject(inner.items)) ? [part] : [],
  );

/**
 * Undefined for a question that is not answered, and for a kind that this program does not know.
 * @param part the row whose cell is asked for
 */
export function answerFactsOf(question: DraftQuestion, part?: string): AnswerFacts | undefined {
  const whole = schemaOf(question);
  const schema = part === undefined || whole === undefined ? whole : partsOf(whole)[part];
  if (!isObject(schema)) return undefined;
  const none: AnswerFacts = {
    values: undefined,
    isNumber: false,
    isWhole: false,
    isList: false,
    comparisons: operatorsOf(question, part),
    format: typeof schema.format === 'string' ? schema.format : undefined,
    parts: part === undefined ? choosable(schema) : [],
  };
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
