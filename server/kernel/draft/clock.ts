/** By whose clock a draft is scheduled (`clock` of `x-draft`): the row's own, and that of each place that shows it. */
import type { Work } from '../../access/work.ts';
import { createParameters, type Parameters } from '../../database/parameters.ts';
import type { Row } from '../../database/rows.ts';
import { instantOf } from '../../../shared/clock/clock.ts';
import type { EntityDescriptor } from '../../../shared/contract/descriptor.ts';
import type { KernelParts } from '../context.ts';

/** Places that show a row, of one time zone (IANA). */
export interface Clock {
  time_zone: string;
  count: number;
}

/** SQL of the time zone of a row `t`. */
function zoneSql({ extensions }: KernelParts, { principal }: Work, id: string, clock: string, parameters: Parameters) {
  const expression = extensions[id]?.computed?.[clock];
  if (expression === undefined) throw new Error(`The extension of '${id}' computes no '${clock}'.`);
  return `(${typeof expression === 'string' ? expression : expression({ principal, parameters })})`;
}

/** The time zone of a row (IANA); null where its entity says nothing of clocks. */
export async function clockOf(
  parts: KernelParts,
  work: Work,
  entity: EntityDescriptor,
  { id }: Row,
): Promise<string | null> {
  if (entity.clock === undefined) return null;
  const parameters = createParameters();
  const zone = zoneSql(parts, work, entity.id, entity.clock, parameters);
  const [found] = await work.transaction.query<{ zone: string | null }>({
    text: `select ${zone} as zone from ${entity.table} t where t.id = ${parameters.add(id)}`,
    values: parameters.values,
  });
  return found?.zone ?? null;
}

/** Rows `shown` of what shows a row, each with its `id` and its `time_zone`; null where nothing is said of their clocks. */
function shownBy(parts: KernelParts, work: Work, { clock, pilots }: EntityDescriptor, row: Row) {
  const through = pilots && parts.descriptors[pilots.through];
  if (clock === undefined || pilots === undefined || through === undefined) return null;
  const parameters = createParameters();
  const zone = zoneSql(parts, work, through.id, clock, parameters);
  const text = `(select t.${pilots.field} as id, ${zone} as time_zone from ${through.table} t
    where t.${through.tenant} = ${parameters.add(work.transaction.companyId)}
      and t.${pilots.by} = ${parameters.add(row.id)}) shown`;
  return { text, parameters };
}

/** The time zones of all that show a row, whether or not the caller sees them: what he publishes is published to all. */
export async function clocksOf(parts: KernelParts, work: Work, entity: EntityDescriptor, row: Row): Promise<Clock[]> {
  const shown = shownBy(parts, work, entity, row);
  if (shown === null) return [];
  return work.transaction.query<Clock>({
    text: `select time_zone, count(*)::integer as count from ${shown.text} where time_zone is not null
      group by time_zone order by count(*) desc, time_zone`,
    values: shown.parameters.values,
  });
}

/** What shows a row, of some time zones. */
export async function shownIn(
  parts: KernelParts,
  work: Work,
  entity: EntityDescriptor,
  { row, zones }: { row: Row; zones: readonly string[] },
): Promise<number[]> {
  const shown = shownBy(parts, work, entity, row);
  if (shown === null) return [];
  const found = await work.transaction.query<{ id: number }>({
    text: `select distinct id from ${shown.text} where time_zone = any(${shown.parameters.add(zones)}::text[])`,
    values: shown.parameters.values,
  });
  return found.map(({ id }) => id);
}

/**
 * When clocks show a time: the first time where one does so twice, and the end of a gap that it jumps over.
 * @param wall as UTC would show it, in milliseconds since 1970
 * @returns each zone with the instant in milliseconds since 1970, the earliest first
 */
export const instantsOf = (zones: Iterable<string>, wall: number): { zone: string; at: number }[] =>
  [...new Set(zones)].map((zone) => ({ zone, at: instantOf(wall, zone) })).toSorted((one, other) => one.at - other.at);
