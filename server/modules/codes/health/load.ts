/** Reads what code health needs to know of a company's codes, so many at a time, and packs it. */
import type { Database, Statement } from '../../../access/database.ts';
import { isCountedRead } from '../../insight/index.ts';
import type { AnswerHistory } from './answers.ts';
import { type CodeHistory, type DayOfReads, type Openness, packReads, WINDOW_DAYS } from './history.ts';
import { DAY_HOURS, dateOfDay, dayOf, HOUR_MS, hourOf } from './hours.ts';
import { type OpeningHours, openSpans } from '../../../../shared/opening-hours/opening-hours.ts';

const CODES_AT_ONCE = 500;
const UNITS_AT_ONCE = 1_000;
/** As far back as opening hours are worked out. */
const OPENNESS_DAYS = 2 * WINDOW_DAYS;

type Ask = <Row extends object>(statement: Statement) => Promise<Row[]>;

interface CodeRow {
  id: number;
  node_id: number;
  parent_id: number | null;
  path: string;
  /** Every unit has a code, a region too; only a marc, or a unit without others below, stands on some wall. */
  may_be_unprinted: boolean;
  made_at: Date;
  last_read_at: Date | null;
  first_day: number | null;
  last_day: number | null;
  silent_state: string | null;
  checked_at: Date | null;
}

/** Codes that are shown somewhere; how they were scanned since they were made, or bound to their unit. */
const CODES = `select c.id, c.node_id, n.parent_id, n.path, made.at as made_at,
    exists (select from node below where below.company_id = $1 and below.parent_id = n.id and below.deleted_at is null)
      and not exists (select from marc m where m.company_id = $1 and m.node_qr_code_id = c.id) as may_be_unprinted,
    greatest(last.last_read_at, fresh.created_at) as last_read_at,
    first.day - date '1970-01-01' as first_day, last.day - date '1970-01-01' as last_day,
    f.state as silent_state, (select max(seen.handled_at) from code_finding seen where seen.company_id = $1
      and seen.node_qr_code_id = c.id and seen.kind <> 'no_answers' and seen.state = 'checked') as checked_at
  from node_qr_code c
  join node n on n.company_id = $1 and n.id = c.node_id and n.deleted_at is null and not n.is_paused
  join organization o on o.company_id = $1 and o.id = n.organization_id and o.deleted_at is null
  left join code_finding f on f.company_id = $1 and f.node_qr_code_id = c.id and f.kind = 'silent'
  cross join lateral (select coalesce((select b.created_at from marc m
      join marc_binding b on b.company_id = $1 and b.marc_id = m.id
      where m.company_id = $1 and m.node_qr_code_id = c.id order by b.id desc limit 1), c.created_at) as at) made
  left join lateral (select day from code_day d where d.company_id = $1 and d.node_qr_code_id = c.id
    and d.day >= (made.at at time zone 'UTC')::date order by day limit 1) first on true
  left join lateral (select day, last_read_at from code_day d where d.company_id = $1 and d.node_qr_code_id = c.id
    and d.day >= (made.at at time zone 'UTC')::date order by day desc limit 1) last on true
  left join lateral (select created_at from node_read r where r.company_id = $1 and r.node_qr_code_id = c.id
    and r.created_at >= $3::timestamptz and r.created_at >= made.at and ${isCountedRead('r')} order by created_at desc limit 1) fresh on true
  where c.company_id = $1 and c.id > $2 and c.state = 'active' order by c.id limit ${CODES_AT_ONCE}`;

/** Each code's days in the window before its last scan. */
const DAYS = `select d.node_qr_code_id as code_id, d.day - date '1970-01-01' as day, d.hours
  from unnest($2::bigint[], $3::date[]) as asked (code_id, from_day)
  join code_day d on d.company_id = $1 and d.node_qr_code_id = asked.code_id and d.day >= asked.from_day`;

type DayRow = DayOfReads & { code_id: number };

/** @param end the midnight up to which days are rolled up */
export async function loadCodes(database: Database, companyId: number, end: Date): Promise<CodeHistory[]> {
  const ask: Ask = (statement) => database.statement('app', companyId, statement);
  const opennessAt = await loadOpenness(ask, companyId, hourOf(end.getTime()));
  const codes: Omit<CodeHistory, 'hasScannedSibling'>[] = [];
  for (let after = 0; ;) {
    const rows = await ask<CodeRow>({ name: 'code_health_codes', text: CODES, values: [companyId, after, end] });
    for (const code of await packed(ask, companyId, rows)) codes.push({ ...code, openness: opennessAt(code.path) });
    const last = rows.at(-1);
    if (!last || rows.length < CODES_AT_ONCE) break;
    after = last.id;
  }
  const scannedUnits = new Set(codes.filter(({ lastReadAt }) => lastReadAt !== null).map(({ unitId }) => unitId));
  return codes.map((code) => ({ ...code, hasScannedSibling: scannedUnits.has(code.unitId) }));
}

async function packed(ask: Ask, companyId: number, rows: readonly CodeRow[]) {
  const read = rows.filter(({ last_day: lastDay }) => lastDay !== null);
  const from = (row: CodeRow): number =>
    Math.max((row.last_day ?? 0) - WINDOW_DAYS + 1, dayOf(hourOf(row.made_at.getTime())));
  const days = await ask<DayRow>({
    name: 'code_health_code_days',
    text: DAYS,
    values: [companyId, read.map(({ id }) => id), read.map((row) => dateOfDay(from(row)))],
  });
  const byCode = Map.groupBy(days, ({ code_id: id }) => id);
  return rows.map((row) => ({
    codeId: row.id,
    unitId: row.node_id,
    groupId: row.parent_id ?? 0,
    path: row.path,
    mayBeUnprinted: row.may_be_unprinted,
    madeAt: hourOf(row.made_at.getTime()),
    reads: packReads(byCode.get(row.id) ?? [], row.first_day !== null && row.first_day < from(row)),
    lastReadAt: row.last_read_at?.getTime() ?? null,
    checkedAt: row.checked_at && hourOf(row.checked_at.getTime()),
    isKnownSilent: row.silent_state !== null && row.silent_state !== 'resolved',
  }));
}

interface HoursRow {
  node_id: number | null;
  time_zone: string;
  weekdays: string[][];
  closed_days: string[];
}

/** Answers the opening hours of a unit by its path: its own, else those of the nearest above, else the company's. */
async function loadOpenness(ask: Ask, companyId: number, end: number): Promise<(path: string) => Openness | null> {
  const rows = await ask<HoursRow>({
    name: 'code_health_opening_hours',
    text: `select node_id, time_zone, to_jsonb(closed_days) as closed_days, jsonb_build_array(monday, tuesday, wednesday,
        thursday, friday, saturday, sunday) as weekdays from opening_hours where company_id = $1`,
    values: [companyId],
  });
  const known = new Map(
    rows.map((row): [number, Openness] => {
      const hours = { timeZone: row.time_zone, weekdays: row.weekdays, closedDays: row.closed_days };
      return [row.node_id ?? 0, opennessOf(hours, end - OPENNESS_DAYS * DAY_HOURS, end)];
    }),
  );
  return (path) => {
    const nearest = path
      .split('/')
      .map(Number)
      .findLast((id) => known.has(id));
    return known.get(nearest ?? 0) ?? null;
  };
}

interface AnswerRow {
  unit_id: number;
  code_id: number | null;
  reads_before: number;
  answers_before: number;
  reads_since: number;
  since: number;
}

/** Of each unit: what came before its last answer, and what since, in the twelve weeks or since somebody looked. */
const ANSWERS = `with units as materialized (
    select n.id, greatest($3::date, (f.handled_at at time zone 'UTC')::date + 1) as from_day
    from node n join organization o on o.company_id = $1 and o.id = n.organization_id and o.deleted_at is null
    left join code_finding f on f.company_id = $1 and f.node_id = n.id and f.kind = 'no_answers' and f.state = 'checked'
    where n.company_id = $1 and n.id > $2 and n.deleted_at is null and not n.is_paused order by n.id limit ${UNITS_AT_ONCE}
  ), days as materialized (
    select d.node_id, d.node_qr_code_id, d.day, d.reads, d.answers
    from units u join code_day d on d.company_id = $1 and d.node_id = u.id and d.day >= $3::date
  ), latest as (
    select u.id, greatest(u.from_day, max(d.day) filter (where d.answers > 0) + 1) as from_day
    from units u left join days d on d.node_id = u.id group by u.id, u.from_day
  ), codes as (
    select distinct on (read.node_id) read.node_id, c.id
    from (select node_id, node_qr_code_id, sum(reads) as reads from days group by 1, 2) read
    join node_qr_code c on c.company_id = $1 and c.id = read.node_qr_code_id and c.node_id = read.node_id and c.state = 'active'
    order by read.node_id, read.reads desc, c.id
  )
  select l.id as unit_id, codes.id as code_id, l.from_day - date '1970-01-01' as since,
    coalesce(sum(d.reads) filter (where d.day < l.from_day), 0)::integer as reads_before,
    coalesce(sum(d.answers), 0)::integer as answers_before,
    coalesce(sum(d.reads) filter (where d.day >= l.from_day), 0)::integer as reads_since
  from latest l left join codes on codes.node_id = l.id left join days d on d.node_id = l.id
  group by l.id, codes.id, l.from_day order by l.id`;

export async function loadAnswers(database: Database, companyId: number, end: Date): Promise<AnswerHistory[]> {
  const from = dateOfDay(dayOf(hourOf(end.getTime())) - WINDOW_DAYS);
  const units: AnswerHistory[] = [];
  for (let after = 0; ;) {
    const statement = { name: 'code_health_answers', text: ANSWERS, values: [companyId, after, from] };
    const rows = await database.statement<AnswerRow>('app', companyId, statement);
    for (const row of rows)
      if (row.code_id !== null)
        units.push({
          unitId: row.unit_id,
          codeId: row.code_id,
          readsBefore: row.reads_before,
          answersBefore: row.answers_before,
          readsSince: row.reads_since,
          since: row.since * DAY_HOURS * HOUR_MS,
        });
    const last = rows.at(-1);
    if (!last || rows.length < UNITS_AT_ONCE) return units;
    after = last.unit_id;
  }
}

// Opening hours as the share of each hour in which a place is open, worked out once for all units that have them.

/** @param from the first hour, @param until the first that is not asked for any more; outside it is open */
function opennessOf(hours: OpeningHours, from: number, until: number): Openness {
  const shares = new Float32Array(until - from);
  for (const span of openSpans(hours, from * HOUR_MS)) {
    if (span.from >= until * HOUR_MS) break;
    for (let hour = Math.floor(span.from / HOUR_MS); hour * HOUR_MS < span.until && hour < until; hour++) {
      const passed = Math.min(span.until, (hour + 1) * HOUR_MS) - Math.max(span.from, hour * HOUR_MS);
      shares[hour - from] = (shares[hour - from] ?? 0) + passed / HOUR_MS;
    }
  }
  return (hour) => shares[hour - from] ?? 1;
}
