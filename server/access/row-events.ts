/**
 * What happens to rows of an entity with `x-events`, told in the statement that logs the write: to the company's webhooks
 * that chose it, by a delivery each with what the row was then, to its rules on the event, by a row of their queue, and to
 * open screens. It is rolled back with the write.
 */
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';
import { CUSTOM_COLUMN } from '../../shared/contract/custom-values.ts';
import { eventName, type EventVersion } from '../../shared/contract/events.ts';
import type { Row, Values } from '../database/rows.ts';
import { CHANNEL, rowMessages } from './row-messages.ts';

/** A row before and after a write: null for what was not there, or is not any more. */
export interface WrittenRow {
  before: Row | null;
  after: Row | null;
}

interface ToldEvent {
  company_id: number;
  /** As webhooks choose it. */
  name: string;
  payload: Values;
}

/** What every row has: that it moved on is no change of what the row says. */
const OF_EVERY_ROW = new Set(['id', 'created_at', 'updated_at']);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
const pick = (row: Row, names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, row[name] ?? null]));

/** What is told of a write, of each version of each event. */
function eventsOf({ events }: EntityDescriptor, written: WrittenRow): ToldEvent[] {
  const row = written.after ?? written.before;
  if (events === undefined || row === null) return [];
  const happened = whatHappened(events, written);
  return events.versions.flatMap((version) => {
    const content = contentOf(version, written);
    if (content === null) return [];
    return happened.map((what) => ({
      company_id: Number(row['company_id']),
      name: eventName(events.entity, what, version.version),
      payload: { event: `${events.entity}.${what}`, version: version.version, ...content },
    }));
  });
}

function whatHappened(
  { on, states }: NonNullable<EntityDescriptor['events']>,
  { before, after }: WrittenRow,
): string[] {
  const verb = before === null ? 'created' : after === null ? 'deleted' : 'changed';
  const reached = Object.entries(states).flatMap(([field, told]) => {
    const state = after?.[field];
    const isReached = before !== null && after !== null && typeof state === 'string' && state !== before[field];
    return isReached && told.includes(state) ? [state] : [];
  });
  return [...(on.includes(verb) ? [verb] : []), ...reached];
}

/** Null where a change touched nothing that the version carries. */
function contentOf({ fields }: EventVersion, { before, after }: WrittenRow): Values | null {
  if (before === null || after === null) {
    const row = after ?? before;
    return row === null ? null : { company_id: row['company_id'], data: pick(row, fields) };
  }
  const changed = fields.filter((name) => !OF_EVERY_ROW.has(name) && !isSame(before[name], after[name]));
  if (changed.length === 0) return null;
  const earlier = pick(before, changed);
  if (changed.includes(CUSTOM_COLUMN)) earlier[CUSTOM_COLUMN] = addedBefore(before, after);
  return { company_id: after['company_id'], data: pick(after, fields), changed, before: earlier };
}

/** Of fields that a tenant has added those that are another now. */
function addedBefore(before: Row, after: Row): Values {
  const [earlier, later] = [before, after].map((row) => (row[CUSTOM_COLUMN] ?? {}) as Values) as [Values, Values];
  const ids = Object.keys({ ...earlier, ...later }).filter((id) => !isSame(earlier[id], later[id]));
  return Object.fromEntries(ids.map((id) => [id, earlier[id] ?? null]));
}

export interface Telling {
  /** Parts of a `with`, behind which the statement ends in a select of what screens hear. */
  with: (events: number) => string;
  select: (messages: number) => string;
  values: [events: string, messages: string[]];
}

/** Null where the entity tells nothing of its rows. Numbers are those of the parameters that get the values. */
export function tellingOf(entity: EntityDescriptor, rows: readonly WrittenRow[]): Telling | null {
  if (entity.events === undefined || rows.length === 0) return null;
  const events = rows.flatMap((row) => eventsOf(entity, row));
  return {
    with: (at) => `happened as (
      select event.company_id, event.name, jsonb_build_object('created_at', now()) || event.payload as payload, event.place
      from rows from (jsonb_to_recordset($${at}::jsonb) as (company_id bigint, name text, payload jsonb))
        with ordinality as event (company_id, name, payload, place)
    ), told as (
      insert into webhook_delivery (company_id, webhook_id, event, payload, due_at)
      select event.company_id, w.id, event.name, event.payload, now() from happened event
      join webhook w on w.company_id = event.company_id and w.is_active and event.name = any(w.events)
      order by event.place, w.id
    ), ruled as (
      insert into event_rule_match (company_id, rule_id, event, record_id, payload, due_at)
      select event.company_id, r.id, event.name, (event.payload #>> '{data,id}')::bigint, event.payload, now() from happened event
      join event_rule r on r.company_id = event.company_id and r.is_active and r.event = event.name
      order by event.place, r.id
    )`,
    select: (at) => `select pg_notify('${CHANNEL}', message) from unnest($${at}::text[]) as message`,
    values: [JSON.stringify(events), rowMessages(entity.events, rows)],
  };
}
