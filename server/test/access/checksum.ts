/** What the whole database holds, in few words: a refused call must leave it exactly as it was. */
import type { Fixture } from './fixture.ts';

/**
 * `table` and company to a hash of its rows, in no order: of their places and the transactions that wrote them, which tell
 * a change sooner than all that is in them. One part for each company, so that a foreign change shows alone.
 */
export type Checksum = ReadonlyMap<string, string>;

let statement: string | undefined;

/** A refused call counts against its caller's limits, and changes nothing else. */
const COUNTS_CALLS = "('rate_limit_count', 'login_throttle')";

/** Of every table, the directories of e-mails and codes included. */
async function checksumStatement(fixture: Fixture): Promise<string> {
  const tables = await fixture.query<{ name: string; company: string }>(
    `select c.relname as name, coalesce(
        (select 'company_id' from pg_attribute a where a.attrelid = c.oid and a.attname = 'company_id'),
        case c.relname when 'customer' then 'id' else 'null' end) as company
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not in ${COUNTS_CALLS}`,
  );
  return tables
    .map(
      ({ name, company }) =>
        `select '${name}' as name, ${company}::bigint as company, sum(hashtextextended(t.ctid::text || t.xmin::text, 0))::text as hash from ${name} t group by 2`,
    )
    .join(' union all ');
}

export async function checksum(fixture: Fixture): Promise<Checksum> {
  statement ??= await checksumStatement(fixture);
  const { rows } = await fixture.pool.query<{ name: string; company: number | null; hash: string }>({
    name: 'checksum',
    text: statement,
  });
  return new Map(rows.map(({ name, company, hash }) => [`${name}/${company ?? 'platform'}`, hash]));
}

/** Where the two differ: `feedback/3`. */
export const changedParts = (before: Checksum, after: Checksum): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((part) => before.get(part) !== after.get(part)).toSorted();
