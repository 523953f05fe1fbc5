/** Conditions on the row of an event (`x-conditions`): what can be asked of which field, and the schema of a list of them. */
import type { FieldDescriptor, JsonSchema } from './descriptor.ts';

export const OPERATORS = [
  'is',
  'is_not',
  'at_least',
  'at_most',
  'contains',
  'contains_not',
  'is_empty',
  'is_set',
  'changed',
] as const;
export type Operator = (typeof OPERATORS)[number];

/** What a condition compares with. */
export type ConditionValue = string | number | boolean | null;

export interface EventCondition {
  field: string;
  operator: Operator;
  value?: ConditionValue;
}

/** By what a value is compared: an object is only there or not. */
export type Measure = 'word' | 'text' | 'number' | 'yes_no' | 'day' | 'moment' | 'row' | 'list' | 'object';

export type Measured = Pick<FieldDescriptor, 'kind' | 'type' | 'enum' | 'ref'>;

/** @param field of the row that the event carries */
export function measureOf({ kind, type, enum: words, ref }: Measured): Measure {
  if (type === 'array') return 'list';
  if (type === 'object') return 'object';
  if (type === 'boolean') return 'yes_no';
  if (ref !== undefined) return 'row';
  if (type !== 'string') return 'number';
  if (words !== undefined) return 'word';
  return kind === 'date' ? 'day' : kind === 'date_time' ? 'moment' : 'text';
}

/** What comes before or after, in place of being more or less. */
export const isTime = (measure: Measure | undefined): boolean => measure === 'day' || measure === 'moment';

const COMPARING: Record<Measure, Operator[]> = {
  word: ['is', 'is_not'],
  text: ['is', 'is_not', 'contains', 'contains_not'],
  number: ['is', 'is_not', 'at_least', 'at_most'],
  yes_no: ['is'],
  day: ['is', 'at_least', 'at_most'],
  moment: ['at_least', 'at_most'],
  row: ['is', 'is_not'],
  list: ['contains', 'contains_not'],
  object: [],
};

/** Operators that need no value. */
export const isWithoutValue = (operator: string): boolean => ['is_empty', 'is_set', 'changed'].includes(operator);

/** Of `<entity>.<what>` and, from version 2 on, `.v<version>`. */
export function partsOfEvent(event: string): { entity: string; what: string; version: number } {
  const [entity = '', what = '', version = 'v1'] = event.split('.');
  return { entity, what, version: Number(version.slice(1)) };
}

/** Whether the event says what of the row is another than before: that a row is made or deleted does not. */
export const tellsChanges = (event: string): boolean => !['created', 'deleted'].includes(partsOfEvent(event).what);

interface Asked {
  event: string;
  isOfEveryRow: boolean;
}

/** What can be asked of a field in an event; of what every row has neither that it is there nor that it changed. */
export function operatorsOfMeasure(measure: Measure, { event, isOfEveryRow }: Asked): Operator[] {
  if (isOfEveryRow) return COMPARING[measure];
  const emptiness: Operator[] = measure === 'yes_no' ? [] : ['is_empty', 'is_set'];
  return [...COMPARING[measure], ...emptiness, ...(tellsChanges(event) ? (['changed'] as const) : [])];
}

export const operatorsOf = (field: Measured, asked: Asked): Operator[] => operatorsOfMeasure(measureOf(field), asked);

/** What every row has. */
export const OF_EVERY_ROW: ReadonlySet<string> = new Set(['id', 'created_at', 'updated_at']);

/** Of each item of the list; which value fits which field hangs on the event, and is judged beside it. */
export const CONDITION_SCHEMA: JsonSchema = {
  type: 'object',
  properties: {
    field: { type: 'string', minLength: 1, maxLength: 60, description: 'Of the row, as the event carries it.' },
    operator: { type: 'string', enum: [...OPERATORS], description: 'What is asked of it.' },
    value: {
      type: ['string', 'number', 'boolean', 'null'],
      maxLength: 200,
      description: 'What it is compared with, as the event carries it. None with is_empty, is_set and changed.',
    },
  },
  required: ['field', 'operator'],
  additionalProperties: false,
};
