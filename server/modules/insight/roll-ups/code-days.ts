/**
 * Rolls reads up by code and day, once the day is over: what code health learns rhythms from, and what counts of a long time
 * are made of. A day is made as a whole from the reads themselves; one that gets more reads later is opened anew where
 * they are folded (`jobs/fold-counters.ts`), so that it is made again.
 */
import type { Database, Transaction } from '../../../access/database.ts';
import { nodeRead } from '../../../generated/node_read.ts';
import { isCountedRead } from './counted-read.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => `coalesce(sum(reads) filter (where hour = ${hour}), 0)`);

/** SQL of an object: the reads by each value of a column that there are. */
const countsBy = (column: 'channel' | 'device_class' | 'locale'): string => {
  const counts = valuesOf(column).map((value) => `'${value}', sum(reads) filter (where ${column} = '${value}')`);
  return `jsonb_strip_nulls(jsonb_build_object(${counts.join(', ')}))`;
};

function valuesOf(column: string): string[] {
  const values = nodeRead.fields[column]?.enum;
  if (!values) throw new Error(`The reads have no list of each ${column}.`);
  return values.map(String);
}

const FORGET = 'delete from code_day where company_id = $1 and day = $2::date';

/** Answers carry no code: they stand in a row of their unit alone. */
const MAKE = `insert into code_day (company_id, node_id, node_qr_code_id, day, reads, answers, last_read_at, hours, channels, device_classes, locales)
  select $1, node_id, code_id, $2::date, sum(reads), sum(answers), max(last_read_at), jsonb_build_array(${HOURS.join(', ')}),
    ${countsBy('channel')}, ${countsBy('device_class')}, ${countsBy('locale')}
  from (
    select node_id, node_qr_code_id as code_id, extract(hour from created_at at time zone 'UTC') as hour, channel, device_class,
      locale, count(*) as reads, 0 as answers, max(created_at) as last_read_at
    from node_read where company_id = $1 and created_at >= $3::timestamptz and created_at < $4::timestamptz and ${isCountedRead()}
    group by 1, 2, 3, 4, 5, 6
    union all
    select node_id, null, null, null, null, null, 0, count(*), null
    from feedback where company_id = $1 and created_at >= $3::timestamptz and created_at < $4::timestamptz and not is_repeat
    group by 1
  ) counted group by node_id, code_id`;

const DAY_MS = 24 * 3_600_000;
const dateText = (day: Date): string => day.toISOString().slice(0, 10);

/** Nothing where another one makes it, or it was opened anew for an earlier day: then that comes first. */
async function makeDay({ query }: Transaction, companyId: number, day: Date): Promise<void> {
  const turn = await query({
    name: 'turn_of_code_day',
    text: `select id from customer where id = $1 and (reads_rolled_until is null or reads_rolled_until = $2::date)
      for no key update`,
    values: [companyId, dateText(day)],
  });
  if (turn.length === 0) return;
  const end = new Date(day.getTime() + DAY_MS);
  await query({ name: 'forget_code_day', text: FORGET, values: [companyId, dateText(day)] });
  await query({ name: 'make_code_day', text: MAKE, values: [companyId, dateText(day), day, end] });
  await query({
    name: 'code_days_until',
    text: 'update customer set reads_rolled_until = $2::date where id = $1',
    values: [companyId, dateText(end)],
  });
}

/** The first day that is not rolled up; null for a company without reads. */
async function nextDay(database: Pick<Database, 'statement'>, companyId: number): Promise<Date | null> {
  const [row] = await database.statement<{ day: string | null }>('worker', companyId, {
    name: 'next_code_day',
    text: `select coalesce(reads_rolled_until,
        (select (min(created_at) at time zone 'UTC')::date from node_read where company_id = $1))::text as day
      from customer where id = $1`,
    values: [companyId],
  });
  return row?.day ? new Date(`${row.day}T00:00:00Z`) : null;
}

/**
 * Makes the days (of UTC) of a company that are over at `now`, each in a transaction of its own; what another server
 * makes at the same time is left to it.
 * @returns the beginning of the first day that is not over
 */
export async function rollUpReads(
  database: Pick<Database, 'statement' | 'withTenant'>,
  companyId: number,
  now: Date,
): Promise<Date> {
  const today = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS);
  for (let day = await nextDay(database, companyId); day && day < today;) {
    const made = day;
    await database.withTenant('worker', companyId, (transaction) => makeDay(transaction, companyId, made));
    day = await nextDay(database, companyId);
  }
  return today;
}
