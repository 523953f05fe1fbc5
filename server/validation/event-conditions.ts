/** Conditions on what an event carries (`x-conditions`): refused where they can't hold, and judged when it happens. Pure. */
import { type FieldViolation, invalidInput } from '../errors.ts';
import type { Values } from '../database/rows.ts';
import type { EntityDescriptor, FieldDescriptor } from '../../shared/contract/descriptor.ts';
import {
  type EventCondition,
  isWithoutValue,
  type Measure,
  measureOf,
  OF_EVERY_ROW,
  operatorsOf,
  partsOfEvent,
} from '../../shared/contract/event-conditions.ts';

/** Entities by their ids. */
export type Entities = Readonly<Record<string, EntityDescriptor>>;

/** The fields that an event carries, in its order; null for a name of no event. */
export function fieldsOfEvent(event: string, entities: Entities): Map<string, FieldDescriptor> | null {
  const { entity: id, version } = partsOfEvent(event);
  const entity = entities[id];
  const carried = entity?.events?.versions.find((one) => one.version === version);
  if (entity === undefined || carried === undefined) return null;
  return new Map(carried.fields.map((name) => [name, fieldOf(entity, name)]));
}

const IMPLICIT: Readonly<Record<string, FieldDescriptor>> = {
  id: { kind: 'integer', type: 'integer', nullable: false },
  created_at: { kind: 'date_time', type: 'string', nullable: false },
  updated_at: { kind: 'date_time', type: 'string', nullable: false },
};

function fieldOf({ id, fields }: EntityDescriptor, name: string): FieldDescriptor {
  const field = IMPLICIT[name] ?? fields[name];
  if (field === undefined) throw new Error(`An event of ${id} carries '${name}', which is no field of it.`);
  return field;
}

/**
 * @param row the whole row as it will be
 * @throws Problem 400 with each condition that no such event can fulfil, at the part of it that is wrong
 */
export function refuseConditions({ fields }: Pick<EntityDescriptor, 'fields'>, row: Values, entities: Entities): void {
  const errors = Object.entries(fields).flatMap(([name, { conditions: by }]): FieldViolation[] => {
    const value = row[name];
    if (by === undefined || !Array.isArray(value)) return [];
    const event = String(row[by]);
    const carried = fieldsOfEvent(event, entities);
    return (value as EventCondition[]).flatMap((condition, at) =>
      violationsOf(condition, { event, carried: carried ?? new Map() }).map(({ pointer, ...violation }) => ({
        pointer: `/${name}/${at}${pointer}`,
        ...violation,
      })),
    );
  });
  if (errors.length > 0) throw invalidInput({ errors });
}

interface Told {
  event: string;
  carried: Map<string, FieldDescriptor>;
}

function violationsOf({ field: name, operator, value = null }: EventCondition, told: Told): FieldViolation[] {
  const field = told.carried.get(name);
  if (field === undefined)
    return [{ pointer: '/field', code: 'not_in_event', parameters: { allowed: [...told.carried.keys()].join(', ') } }];
  const possible = operatorsOf(field, { event: told.event, isOfEveryRow: OF_EVERY_ROW.has(name) });
  if (!possible.includes(operator))
    return [{ pointer: '/operator', code: 'enum', parameters: { allowed: possible.join(', ') } }];
  if (isWithoutValue(operator)) return value === null ? [] : [{ pointer: '/value', code: 'not_applicable' }];
  if (value === null) return [{ pointer: '/value', code: 'required' }];
  const wrong = wrongValue(field, value);
  return wrong === null ? [] : [{ pointer: '/value', ...wrong }];
}

type Wrong = Omit<FieldViolation, 'pointer'> | null;

const expected = (type: string): Wrong => ({ code: 'type', parameters: { expected: type } });
const isDay = (value: unknown): boolean =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));
const isMoment = (value: unknown): boolean =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:\d\d)$/.test(value) && !Number.isNaN(Date.parse(value));
const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

/** What each measure compares with. */
const WRONG: Record<Measure, (value: unknown, field: FieldDescriptor) => Wrong> = {
  word: (value, { enum: words = [] }) =>
    words.some((word) => word === value) ? null : { code: 'enum', parameters: { allowed: words.join(', ') } },
  text: (value) => (isText(value) ? null : expected('string')),
  number: (value, { type }) =>
    (type === 'integer' ? Number.isSafeInteger(value) : typeof value === 'number') ? null : expected(type),
  yes_no: (value) => (typeof value === 'boolean' ? null : expected('boolean')),
  day: (value) => (isDay(value) ? null : { code: 'format', parameters: { format: 'date' } }),
  moment: (value) => (isMoment(value) ? null : { code: 'format', parameters: { format: 'date-time' } }),
  row: (value) => (Number.isSafeInteger(value) ? null : expected('integer')),
  list: (value, { ref }) => {
    if (ref !== undefined) return Number.isSafeInteger(value) ? null : expected('integer');
    return isText(value) ? null : expected('string');
  },
  object: () => null,
};

const wrongValue = (field: FieldDescriptor, value: unknown): Wrong => WRONG[measureOf(field)](value, field);

/** What the event carries of the row, and of a change what is another than before. */
export interface Happened {
  data: Values;
  changed?: string[];
}

const fold = (text: unknown): string => String(text).toLocaleLowerCase('und');
const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Comparable: times by their moments, whatever their zones. */
const rank = (measure: Measure, value: unknown): number | string =>
  measure === 'moment' ? Date.parse(String(value)) : measure === 'day' ? String(value).slice(0, 10) : Number(value);

function has(measure: Measure, held: unknown, value: unknown): boolean {
  if (measure === 'list') return Array.isArray(held) && held.some((one) => one === value);
  return fold(held).includes(fold(value));
}

/** Nothing is compared with what is empty, but that it is not the same. */
function compares(measure: Measure, { operator, value }: EventCondition, held: unknown): boolean {
  if (operator === 'is_not' || operator === 'contains_not')
    return !compares(
      measure,
      { field: '', operator: operator === 'is_not' ? 'is' : 'contains', value: value ?? null },
      held,
    );
  if (isEmpty(held)) return false;
  if (operator === 'is') return measure === 'day' ? rank(measure, held) === value : held === value;
  if (operator === 'contains') return has(measure, held, value);
  const [one, other] = [rank(measure, held), rank(measure, value)];
  return operator === 'at_least' ? one >= other : one <= other;
}

/** Whether all conditions hold. One of a field that the event does not carry, as it was or since, holds never. */
export const holdAll = (
  conditions: readonly EventCondition[],
  fields: ReadonlyMap<string, FieldDescriptor>,
  { data, changed = [] }: Happened,
): boolean =>
  conditions.every((condition) => {
    const field = fields.get(condition.field);
    const held = data[condition.field];
    if (field === undefined) return false;
    if (condition.operator === 'changed') return changed.includes(condition.field);
    if (condition.operator === 'is_empty') return isEmpty(held);
    if (condition.operator === 'is_set') return !isEmpty(held);
    return compares(measureOf(field), condition, held);
  });
