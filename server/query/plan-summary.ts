/** A list's request to the SQL text of its groups and sums, over the same rows as its page. Pure, like all plans. */
import { createParameters } from '../database/parameters.ts';
import { statementName } from '../database/statement-name.ts';
import type { Principal } from '../access/principal.ts';
import type { Statement } from '../access/database.ts';
import type { Scope } from '../access/scope.ts';
import { liveSession } from '../access/session-guard.ts';
import type { Caller } from './caller.ts';
import type { Listing } from './listing.ts';
import type { ListRequest } from './parse.ts';
import type { SummaryRequest } from './parse-summary.ts';
import { expressionOf } from './plan.ts';
import { planSource } from './plan-list.ts';
import type { Target } from './target.ts';

/** The largest groups that are answered. */
export const MAX_GROUPS = 100;

/** One group in one currency: amounts of several say nothing together. */
export interface SummedRow {
  value: string | number | boolean | null;
  /** What the field of the currency holds; null where nothing that is summed has one. */
  currency: string | number | null;
  count: number;
  sums: Record<string, number | null>;
}

/** Rows of the largest groups as JSON text, and whether the session still counts. */
export interface SummaryAnswer {
  rows: string;
  live: boolean;
}

/** The field that tells the currency of what is summed; all amounts of an entity are told by the same. */
export function currencyOf({ entity }: Target, { sums }: SummaryRequest): string | undefined {
  return sums.map((name) => entity.fields[name]?.currency?.field).find((field) => field !== undefined);
}

/** Null when the caller has no grant. */
export function planSummary(
  target: Target,
  principal: Principal,
  scope: Scope,
  request: ListRequest,
  { summary, listing = null }: { summary: SummaryRequest; listing?: Listing | null | undefined },
): Statement | null {
  const parameters = createParameters();
  const caller = { principal, parameters };
  const source = planSource(target, caller, scope, request, listing);
  if (source === null) return null;
  const currency = currencyOf(target, summary);
  const columns = [
    `${summary.group === null ? 'null::text' : valueSql(target, summary.group, caller)} as value`,
    `${currency === undefined ? 'null::text' : expressionOf(target, currency, caller)} as currency`,
    ...summary.sums.map((name, at) => `${expressionOf(target, name, caller)} as sum_${at}`),
  ];
  const sums = summary.sums.map((name, at) => `'${name}', sum(sum_${at})`).join(', ');
  const found = `found as (select ${columns.join(', ')} from ${source.from})`;
  const counted = `counted as (select value, currency, count(*) as count, json_build_object(${sums}) as sums from found group by value, currency)`;
  const largest = `largest as (select value, sum(count) as total from counted group by value order by total desc, value limit ${MAX_GROUPS})`;
  const rows = `select coalesce(json_agg(json_build_object('value', c.value, 'currency', c.currency, 'count', c.count, 'sums', c.sums)
    order by l.total desc, l.value, c.currency), '[]')::text from largest l join counted c on c.value is not distinct from l.value`;
  const text = `with ${found}, ${counted}, ${largest} select (${rows}) as rows, ${liveSession(principal, parameters)} as live`;
  return { ...(listing?.isOfValues ? {} : { name: statementName(text) }), text, values: parameters.values };
}

/** Times are grouped by their months, in UTC like every day of a filter. */
function valueSql(target: Target, group: string, caller: Caller): string {
  const value = expressionOf(target, group, caller);
  const column = target.entity.fields[group]?.column;
  if (column === 'timestamptz') return `to_char(${value} at time zone 'UTC', 'YYYY-MM')`;
  return column === 'date' ? `to_char(${value}, 'YYYY-MM')` : value;
}
