import type { FieldModel } from '../shared/contract/model.ts';
import { kindNamed } from './fields/index.ts';

/** Whether a row may hold nothing in it: no value, an empty text or an empty list. */
export const mayBeEmpty = ({ nullable, type, schema, default: value }: Omit<FieldModel, 'kind' | 'column'>): boolean =>
  nullable || (type === 'string' && value === '') || (type === 'array' && !(Number(schema.minItems) > 0));

/** Whether lists are filtered by nothing of it but whether it holds something. */
export const isFilteredByPresence = (field: FieldModel): boolean => {
  const { cell, filter } = kindNamed(field.kind);
  return filter === undefined && cell !== undefined && mayBeEmpty(field);
};
