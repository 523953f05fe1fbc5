/** A request to SQL text. Pure: the same request gives the same text, so that it is prepared once per connection. */
import { createParameters } from '../database/parameters.ts';
import type { Principal } from '../access/principal.ts';
import type { Statement } from '../access/database.ts';
import type { Scope } from '../access/scope.ts';
import { liveSession } from '../access/session-guard.ts';
import { statementName } from '../database/statement-name.ts';
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';
import { CUSTOM, customObjectSql, customValueSql, schemaFieldOf } from './custom-fields.ts';
import { plainTextSql } from '../../shared/rich-text/plain.ts';
import type { Computed, Target } from './target.ts';
import type { Caller } from './caller.ts';
import { type RowShape, WHOLE_ROW } from './parse-shape.ts';

export interface DetailAnswer {
  row: string | null;
  live: boolean;
}

export interface DetailRequest {
  id: number;
  /** Whose scope it is read through; 'detail' unless said. */
  action?: string;
  shape?: RowShape;
}

/** One row through the scope of an action; null when the caller has no grant. */
export function planDetail(
  target: Target,
  principal: Principal,
  scope: Scope,
  { id, action = 'detail', shape = WHOLE_ROW }: DetailRequest,
): Statement | null {
  const parameters = createParameters();
  const granted = scope.where({ principal, entity: target.entity, action }, parameters);
  if (granted === null) return null;
  const caller = { principal, parameters };
  const columns = columnsOf(target, caller, { action, scope, shape });
  const row = `select ${columns.join(', ')} from ${target.entity.table} t where t.id = ${parameters.add(id)} and ${granted}`;
  const text = `select (select row_to_json(one)::text from (${row}) one) as row, ${liveSession(principal, parameters)} as live`;
  return { ...named(text, shape), values: parameters.values };
}

/** Some rows as JSON text, and whether the session still counts. */
export interface RowsAnswer {
  rows: string;
  live: boolean;
}

/**
 * Rows by their ids, in the order of these, through the scope of a reading operation; those out of its reach are left
 * out. Null when the caller has no grant.
 */
export function planRows(
  target: Target,
  principal: Principal,
  scope: Scope,
  { ids, action, shape }: { ids: readonly number[]; action: 'list' | 'detail'; shape: RowShape },
): Statement | null {
  const parameters = createParameters();
  const wanted = `unnest(${parameters.add(ids)}::bigint[]) with ordinality as wanted (id, place)`;
  const granted = scope.where({ principal, entity: target.entity, action, byRow: true }, parameters);
  if (granted === null) return null;
  const columns = columnsOf(target, { principal, parameters }, { action, scope, shape }).join(', ');
  const rows = `select ${columns} from ${wanted} join ${target.entity.table} t on t.id = wanted.id where ${granted} order by wanted.place`;
  const text = `select (select coalesce(json_agg(one), '[]')::text from (${rows}) one) as rows, ${liveSession(principal, parameters)} as live`;
  return { text, values: parameters.values };
}

/**
 * The stored row that a call is for; null when the caller has no grant that covers the touched fields. Its lock lets go
 * on who only refers to the row: a visitor's answer does not wait for a change of its unit.
 */
export function planRow(
  target: Target,
  principal: Principal,
  scope: Scope,
  request: { id: number; action: string; touching: string[]; locked: boolean },
): Statement | null {
  const parameters = createParameters();
  const { id, action, touching, locked } = request;
  const granted = scope.where({ principal, entity: target.entity, action, touching }, parameters);
  if (granted === null) return null;
  const text = `select t.* from ${target.entity.table} t where t.id = ${parameters.add(id)} and ${granted}${locked ? ' for no key update of t' : ''}`;
  return { name: statementName(text), text, values: parameters.values };
}

/**
 * Whether the caller may make a row of these values: the grant's condition on a row that is not stored yet, so that a
 * unique value of a row out of his sight does not show as a conflict. Null when the caller has no grant.
 */
export function planNewRow(
  entity: EntityDescriptor,
  principal: Principal,
  scope: Scope,
  values: Record<string, unknown>,
): Statement | null {
  const parameters = createParameters();
  const row = `jsonb_populate_record(null::${entity.table}, ${parameters.add(JSON.stringify(values))}::jsonb)`;
  const granted = scope.where({ principal, entity, action: 'create' }, parameters);
  if (granted === null) return null;
  const text = `select 1 from ${row} t where ${granted}`;
  return { name: statementName(text), text, values: parameters.values };
}

/**
 * The same for many rows: answers the places, from 1 on, of those that he may make. Null when the caller has no grant.
 */
export function planNewRows(
  entity: EntityDescriptor,
  principal: Principal,
  scope: Scope,
  rows: readonly Record<string, unknown>[],
): Statement | null {
  const parameters = createParameters();
  const sent = `jsonb_array_elements(${parameters.add(JSON.stringify(rows))}::jsonb) with ordinality as sent (value, place)`;
  const granted = scope.where({ principal, entity, action: 'create' }, parameters);
  if (granted === null) return null;
  const text = `select sent.place from ${sent} cross join lateral jsonb_populate_record(null::${entity.table}, sent.value) t
    where ${granted}`;
  return { text, values: parameters.values };
}

/**
 * Which of the ids the caller can refer to: his own scope of the target's detail (or list).
 * @returns null when the caller has no grant
 */
export function planReachable(
  entity: EntityDescriptor,
  principal: Principal,
  scope: Scope,
  ids: number[],
): Statement | null {
  const parameters = createParameters();
  const action = scope.allows(principal, entity, 'detail') ? 'detail' : 'list';
  const granted = scope.where({ principal, entity, action }, parameters);
  if (granted === null) return null;
  const text = `select t.id from ${entity.table} t where t.id = any(${parameters.add(ids)}) and ${granted}`;
  return { name: statementName(text), text, values: parameters.values };
}

/** Some fields of many make too many statements to keep each prepared. */
export const named = (text: string, { fields }: RowShape): Pick<Statement, 'name' | 'text'> =>
  fields === null || fields.length === 0 ? { name: statementName(text), text } : { text };

export type Readable = Set<string> | null;

const ALWAYS_READABLE = new Set(['id', 'created_at', 'updated_at']);

/** Whether a field goes out to the caller. */
export const isReadable = (readable: Readable, name: string): boolean =>
  readable === null || readable.has(schemaFieldOf(name)) || ALWAYS_READABLE.has(name);

interface Shown {
  /** The reading operation whose grants show the fields. */
  action: string;
  scope: Scope;
  shape: RowShape;
}

/** The columns of a row as its reader gets it: what only some of his grants show is null where none of those covers the row. */
export function columnsOf(target: Target, caller: Caller, { action, scope, shape }: Shown): string[] {
  const { entity } = target;
  const { principal, parameters } = caller;
  const { fields } = shape;
  const [everywhere, somewhere] = [scope.readable(principal, entity, action), scope.fields(principal, entity, action)];
  const asked = new Set(fields?.map(schemaFieldOf));
  const visible = Object.entries(entity.fields).filter(
    ([name, field]) =>
      !field.writeOnly &&
      !field.custom &&
      isReadable(somewhere, name) &&
      (fields === null || name === 'id' || asked.has(name)),
  );
  const columns = visible.map(([name, field]) => {
    const expression =
      field.kind === 'custom' ? customSql(entity, fields, parameters) : expressionOf(target, name, caller);
    const isNamed = field.computed !== undefined || field.owner || field.kind === 'custom';
    if (isReadable(everywhere, name)) return isNamed ? `${expression} as ${name}` : expression;
    const shown = scope.where({ principal, entity, action, touching: [name] }, parameters) ?? 'false';
    return `case when ${shown} then ${expression} end as ${name}`;
  });
  // The super administrator sees rows of many companies and must be able to tell them apart.
  if (caller.principal.role === 'superadmin' && entity.tenant === 'company_id') columns.push('t.company_id');
  return shape.permissions ? [...columns, permittedSql(entity, caller, scope)] : columns;
}

/** Of added fields those that are asked for; all where nothing is, or the field that holds them. */
function customSql(entity: EntityDescriptor, asked: RowShape['fields'], parameters: Caller['parameters']): string {
  const names = asked === null || asked.includes(CUSTOM) ? Object.keys(entity.fields) : asked;
  return customObjectSql(
    names.flatMap((name) => entity.fields[name] ?? []),
    parameters,
  );
}

/** What the caller may do to a row, for those who offer it: the writing operations and offered actions whose grants cover the row. */
function permittedSql(entity: EntityDescriptor, { principal, parameters }: Caller, scope: Scope): string {
  const writing = entity.operations.filter((operation) => operation === 'patch' || operation === 'delete');
  const offered = Object.entries(entity.actions).flatMap(([name, action]) => (action.offered ? [name] : []));
  const cases = [...writing, ...offered].flatMap((action) => {
    const granted = scope.where({ principal, entity, action }, parameters);
    return granted === null ? [] : [`case when ${granted} then '${action}' end`];
  });
  return `array_remove(array[${cases.join(', ')}]::text[], null) as permitted`;
}

function computedSql(computed: Record<string, Computed>, name: string, caller: Caller): string {
  const expression = computed[name];
  if (!expression) throw new Error(`There is no computed field "${name}".`);
  return `(${typeof expression === 'string' ? expression : expression(caller)})`;
}

/**
 * SQL of a field's value in a row `t`.
 * @throws Error for a computed field that the entity's code does not have
 */
export function expressionOf({ entity, computed }: Target, name: string, caller: Caller): string {
  const field = entity.fields[name];
  if (field?.owner) return 't.company_id';
  if (field?.custom) return customValueSql(field);
  return field?.computed ? computedSql(computed, field.computed, caller) : `t.${name}`;
}

/** SQL of what a field is compared and put in order by: of rich text what is read of it. */
export function comparedOf(target: Target, name: string, caller: Caller): string {
  const expression = expressionOf(target, name, caller);
  return target.entity.fields[name]?.kind === 'rich_text' ? plainTextSql(expression) : expression;
}
