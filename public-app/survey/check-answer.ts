/**
 * Is an answer what its schema wants? The few JSON Schemas of `AnswerSchema`, interpreted: the visitor's browser must
 * not carry a whole validator, and must agree with the server about every fault.
 */
import type { AnswerSchema } from '../questions/kind.ts';
import type { Answer } from './document.ts';

export interface AnswerFault {
  code: string;
  parameters?: Record<string, string | number>;
}

export type Checked = { answer: Answer } | { fault: AnswerFault };

const fault = (code: string, parameters?: AnswerFault['parameters']): Checked => ({
  fault: parameters ? { code, parameters } : { code },
});

/** PostgreSQL stores neither NUL nor half a surrogate pair. */
const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** Code points, as JSON Schema and PostgreSQL count. */
const lengthOf = (text: string): number => {
  let length = 0;
  for (const _ of text) length++;
  return length;
};

function checkText(schema: AnswerSchema & { type: 'string' }, value: unknown): Checked {
  if (typeof value !== 'string') return fault('type', { expected: 'string' });
  if (!isStorable(value)) return fault('invalid_text');
  if ('enum' in schema) return schema.enum.includes(value) ? { answer: value } : fault('not_an_option');
  const length = lengthOf(value);
  if (length > schema.maxLength) return fault('too_long', { limit: schema.maxLength });
  return length < schema.minLength ? fault('required') : { answer: value };
}

function checkInteger(schema: AnswerSchema & { type: 'integer' }, value: unknown): Checked {
  if (typeof value !== 'number' || !Number.isInteger(value)) return fault('type', { expected: 'integer' });
  if (value < schema.minimum) return fault('minimum', { limit: schema.minimum });
  return value > schema.maximum ? fault('maximum', { limit: schema.maximum }) : { answer: value };
}

function checkList(schema: AnswerSchema & { type: 'array' }, value: unknown): Checked {
  if (!Array.isArray(value)) return fault('type', { expected: 'array' });
  const items: string[] = [];
  for (const item of value as unknown[]) {
    if (typeof item !== 'string' || !schema.items.enum.includes(item)) return fault('not_an_option');
    if (items.includes(item)) return fault('chosen_twice');
    items.push(item);
  }
  if (items.length > schema.maxItems) return fault('too_many_items', { limit: schema.maxItems });
  return items.length < schema.minItems ? fault('too_few_items', { limit: schema.minItems }) : { answer: items };
}

/** The answer, or the first thing that is wrong with it. */
export function checkAnswer(schema: AnswerSchema, value: unknown): Checked {
  switch (schema.type) {
    case 'boolean':
      return typeof value === 'boolean' ? { answer: value } : fault('type', { expected: 'boolean' });
    case 'integer':
      return checkInteger(schema, value);
    case 'array':
      return checkList(schema, value);
    case 'string':
      return checkText(schema, value);
  }
}

/** What was left empty is not an answer; the visitor's own words go without the space around them. */
export function withoutEmpty(value: unknown): unknown {
  if (value === null || (Array.isArray(value) && value.length === 0)) return undefined;
  if (typeof value !== 'string') return value;
  return value.replaceAll('\r\n', '\n').trim() || undefined;
}
