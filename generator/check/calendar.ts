/** `x-list.calendar`: what says on which days rows are. */
import type { UnclassifiedField } from '../fields/index.ts';
import { choices, type Problem } from '../problem.ts';
import type { RawList } from '../raw.ts';
import { resolveGrants } from '../access-aliases.ts';
import { type CheckedEntity, problemAt } from './context.ts';

type Calendar = NonNullable<RawList['calendar']>;
type End = keyof Calendar;

const FORMATS = ['date', 'date-time'];

export function checkCalendar(entity: CheckedEntity, { calendar, filters = [] }: RawList): Problem[] {
  if (calendar === undefined) return [];
  const { from, to } = calendar;
  const found = [
    ...checkEnd(entity, 'from', from, filters),
    ...(to === undefined ? [] : checkEnd(entity, 'to', to, filters)),
  ];
  return found.length > 0 || to === undefined ? found : checkPair(entity, from, to);
}

/** A field with days, by which the rows of a month are found, and which somebody is shown. */
function checkEnd(entity: CheckedEntity, end: End, name: string, filters: string[]): Problem[] {
  const place = ['x-list', 'calendar', end];
  const field = entity.fields.get(name)?.field;
  if (field === undefined)
    return [problemAt(entity, place, `There is no field '${name}'.`, choices(name, daysOf(entity)))];
  if (!isOfDays(field))
    return [problemAt(entity, place, `'${name}' is no date and no time.`, choices(name, daysOf(entity)))];
  if (!isShown(entity, name)) return [problemAt(entity, place, `The list shows '${name}' to nobody.`)];
  return filters.includes(name) ? [] : [problemAt(entity, place, `The list is not filtered by '${name}'.`)];
}

/** Days are compared with days. */
function checkPair(entity: CheckedEntity, from: string, to: string): Problem[] {
  const place = ['x-list', 'calendar', 'to'];
  if (from === to)
    return [problemAt(entity, place, `Rows begin on '${from}' already: leave out 'to' where they last one day.`)];
  const [first, last] = [from, to].map((name) => String(entity.fields.get(name)?.field.schema.format));
  return first === last
    ? []
    : [problemAt(entity, place, `'${from}' is a ${first}, and '${to}' a ${last}: both are to be of one kind.`)];
}

const isOfDays = ({ schema, type }: UnclassifiedField): boolean =>
  type === 'string' && FORMATS.includes(String(schema.format));

const daysOf = (entity: CheckedEntity): string[] =>
  [...entity.fields.values()].flatMap(({ field }) => (isOfDays(field) && !field.writeOnly ? [field.name] : []));

function isShown(entity: CheckedEntity, name: string): boolean {
  if (entity.fields.get(name)?.field.writeOnly) return false;
  const grants = resolveGrants(entity.entity['x-access'], 'list') ?? [];
  return grants.length === 0 || grants.some(({ fields }) => fields === undefined || fields.includes(name));
}
