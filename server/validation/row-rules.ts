/** What a write is refused for before it is stored: fields, documents, what fields say of each other, transitions. */
import { type FieldViolation, forbidden, illegalTransition, invalidInput } from '../errors.ts';
import type { ActionDescriptor, EntityDescriptor, FieldConditions } from '../../shared/contract/descriptor.ts';
import type { Row, Values } from '../database/rows.ts';
import { holdsSomething, matches } from '../../shared/contract/value-condition.ts';
import { judgeDocument } from './judge-document.ts';

/**
 * @param permitted fields that some grant of the caller opens; null: all
 * @throws Problem 403 with every field that none does
 */
export function refuseFields(permitted: Set<string> | null, values: Values): void {
  if (permitted === null) return;
  const errors = Object.keys(values)
    .filter((name) => !permitted.has(name))
    .map((name): FieldViolation => ({ pointer: `/${name}`, code: 'not_permitted' }));
  if (errors.length > 0) throw forbidden({ errors });
}

/**
 * What users design is judged by its own dialect.
 * @throws Problem 400 with every violation of every document
 */
export function refuseDocuments(entity: EntityDescriptor, values: Values): void {
  const errors = Object.entries(values).flatMap(([name, value]) => {
    const dialect = entity.fields[name]?.document;
    return dialect && value !== null ? judgeDocument(dialect, value, `/${name}`) : [];
  });
  if (errors.length > 0) throw invalidInput({ errors });
}

/**
 * Fields of which a row may hold one (`x-at-most-one`) or must (`x-exactly-one`).
 * @param row the whole row as it will be
 * @throws Problem 400 with each field that is invalid
 */
export function refuseExclusives(entity: EntityDescriptor, row: Values): void {
  const errors = (entity.exclusives ?? []).flatMap(({ fields, required }): FieldViolation[] => {
    const held = fields.filter((name) => row[name] !== null && row[name] !== undefined);
    if (held.length > 1) return held.map((name) => ({ pointer: `/${name}`, code: 'only_one_of' }));
    return required && held.length === 0
      ? fields.map((name) => ({ pointer: `/${name}`, code: 'one_of_required' }))
      : [];
  });
  if (errors.length > 0) throw invalidInput({ errors });
}

/** A new row as the database fills it: what is left out has its default, or is null. */
export function withDefaults({ fields }: EntityDescriptor, values: Values): Values {
  const stored = Object.entries(fields).filter(([, { column }]) => column !== undefined);
  return { ...Object.fromEntries(stored.map(([name, field]) => [name, field.default ?? null])), ...values };
}

/**
 * Fields that may hold nothing in this row (`x-when`), and do, and those that must hold something (`x-required-when`),
 * and don't; of those false counts as nothing, as do an empty text and an empty list.
 * @param row the whole row as it will be
 * @throws Problem 400 with each of them
 */
export const refuseByConditions = ({ fields }: Pick<EntityDescriptor, 'fields'>, row: Values): void =>
  judgeConditions(fields, row);

/**
 * The same of what an action takes: what is left out is its default, or null.
 * @throws Problem 400 with each part of the input that may not be given, or has to be
 */
export function refuseInput({ input: schema, conditions }: ActionDescriptor, input: Values): void {
  if (conditions === undefined) return;
  const { properties = {} } = schema as { properties?: Record<string, { default?: unknown }> };
  const given = Object.entries(properties).map(([name, part]) => [name, input[name] ?? part.default ?? null]);
  judgeConditions(conditions, Object.fromEntries(given) as Values);
}

function judgeConditions(fields: Readonly<Record<string, FieldConditions>>, values: Values): void {
  const errors = Object.entries(fields).flatMap(([name, { requiredWhen, when = {} }]): FieldViolation[] => {
    const value = values[name];
    const isEmpty = value === null || value === undefined;
    if (!isEmpty && !Object.entries(when).every(([other, wanted]) => matches(values[other], wanted)))
      return [{ pointer: `/${name}`, code: 'not_applicable' }];
    const isAsked = requiredWhen !== undefined && matches(values[requiredWhen.field], requiredWhen.is);
    return isAsked && !holdsSomething(value) ? [{ pointer: `/${name}`, code: 'required' }] : [];
  });
  if (errors.length > 0) throw invalidInput({ errors });
}

/** Whether an `x-states` field may go from one value to another; any other field may. */
export function mayTransition(entity: EntityDescriptor, name: string, from: unknown, to: unknown): boolean {
  const states = entity.fields[name]?.states;
  return !states || from === to || (states[String(from)]?.includes(String(to)) ?? false);
}

/**
 * @param row as it is stored
 * @throws Problem 409 for the first move of an `x-states` field that its schema does not list
 */
export function refuseTransitions(entity: EntityDescriptor, row: Row, changes: Values): void {
  for (const [name, to] of Object.entries(changes)) {
    const from = row[name];
    if (!mayTransition(entity, name, from, to))
      throw illegalTransition({
        parameters: { from: String(from), to: String(to) },
        errors: [{ pointer: `/${name}`, code: 'invalid' }],
      });
  }
}
