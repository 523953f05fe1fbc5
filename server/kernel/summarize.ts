/** How many rows a list finds of each value of a field, and sums over them, in place of the rows themselves. */
import { queryInSession } from '../access/session-guard.ts';
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';
import { parseSummary } from '../query/parse-summary.ts';
import { isReadable } from '../query/plan.ts';
import { currencyOf, MAX_GROUPS, planSummary, type SummaryAnswer, type SummedRow } from '../query/plan-summary.ts';
import { type Call, type KernelParts, refused } from './context.ts';
import { isSpread, queryEverywhere } from './everywhere.ts';
import { openList } from './read.ts';

/** Rows that have one value of the field that is grouped by. */
export interface ListGroup {
  value: SummedRow['value'];
  count: number;
  /** By field what its sums are, as rows have them: of an amount one for each currency, beside that. */
  sums: Record<string, Record<string, unknown>[]>;
}

/**
 * The groups of a list, the largest first and 100 at most; of all rows together where no field is grouped by, and none
 * where there are no rows.
 * @throws Problem 400 for a query that is invalid, 401 or 403 where nothing is granted, 401 when the session has ended
 */
export async function summarize(
  parts: KernelParts,
  { principal, locale }: Call,
  entity: EntityDescriptor,
  query: Record<string, unknown>,
): Promise<ListGroup[]> {
  const { scope } = parts;
  const { group: _group, sums: _sums, ...ofRows } = query;
  const { request, listing, target } = await openList(parts, { principal, locale }, entity, ofRows);
  const readable = scope.readable(principal, entity, 'list');
  const canRead = (name: string): boolean => {
    const currency = entity.fields[name]?.currency?.field;
    return isReadable(readable, name) && (currency === undefined || isReadable(readable, currency));
  };
  const summary = parseSummary(entity, query, canRead);
  const statement = planSummary(target, principal, scope, request, { summary, listing });
  if (!statement) throw refused(principal);
  const rows = isSpread(parts.database, principal, entity)
    ? addedUp((await queryEverywhere<SummaryAnswer>(parts.database, statement)).answers)
    : read(await queryInSession<SummaryAnswer>(parts.database, principal, statement));
  return groupsOf(rows, entity, currencyOf(target, summary));
}

const read = ({ rows }: SummaryAnswer): SummedRow[] => JSON.parse(rows) as SummedRow[];

/** Of several databases: exact as long as each has no more groups than it answers. */
function addedUp(answers: readonly SummaryAnswer[]): SummedRow[] {
  const sums = new Map<string, SummedRow>();
  const totals = new Map<SummedRow['value'], number>();
  for (const row of answers.flatMap(read)) {
    const key = JSON.stringify([row.value, row.currency]);
    const known = sums.get(key);
    sums.set(key, known === undefined ? row : addedRow(known, row));
    totals.set(row.value, (totals.get(row.value) ?? 0) + row.count);
  }
  const total = ({ value }: SummedRow): number => totals.get(value) ?? 0;
  const largest = new Set([...totals].toSorted(([, one], [, other]) => other - one).slice(0, MAX_GROUPS).map(([value]) => value)); // oxfmt-ignore
  return [...sums.values()]
    .filter(({ value }) => largest.has(value))
    .toSorted((one, other) => total(other) - total(one) || String(one.value).localeCompare(String(other.value)));
}

const addedRow = (one: SummedRow, other: SummedRow): SummedRow => ({
  ...one,
  count: one.count + other.count,
  sums: Object.fromEntries(
    Object.entries(one.sums).map(([name, sum]) => {
      const added = other.sums[name] ?? null;
      return [name, sum === null ? added : sum + (added ?? 0)];
    }),
  ),
});

/** Of rows that stand together by their value. */
function groupsOf(rows: SummedRow[], { fields }: EntityDescriptor, currency: string | undefined): ListGroup[] {
  const groups: ListGroup[] = [];
  for (const row of rows) {
    let group = groups.at(-1);
    if (group === undefined || group.value !== row.value) {
      group = { value: row.value, count: 0, sums: {} };
      groups.push(group);
    }
    group.count += row.count;
    for (const [name, sum] of Object.entries(row.sums)) {
      const sums = (group.sums[name] ??= []);
      if (sum === null) continue;
      const [first] = sums;
      if (currency !== undefined && fields[name]?.currency !== undefined)
        sums.push({ [name]: sum, [currency]: row.currency });
      else if (first === undefined) sums.push({ [name]: sum });
      else first[name] = Number(first[name]) + sum;
    }
  }
  return groups;
}
