/** One statement that reads a whole report: a few rows of the roll-ups a day, whatever was answered. */
import type { Statement } from '../../../access/database.ts';
import { createParameters } from '../../../database/parameters.ts';
import type { SignedIn } from '../../../access/principal.ts';
import { liveSession } from '../../../access/session-guard.ts';
import { statementName } from '../../../database/statement-name.ts';
import { dayFigures, type RollUp, subtreeDay, subtreeHour } from '../roll-ups/figures.ts';
import { pendingDeltasOf } from '../roll-ups/pending-deltas.ts';
import type { Sums } from './figures.ts';
import type { Period } from './period.ts';
import type { Candidate } from './ranking.ts';
import { type Place, reachOf } from './reach.ts';

/** Sums of the days of one point of a series, of the period or of the one before. */
export type PointSums = Sums & { point: string };
export type HourSums = Sums & { hour: number };

export interface ReportRow {
  live: boolean;
  is_seen: boolean;
  unit: { id: number; name: string; type: string } | null;
  /** Null where the caller may see none of it anywhere here. */
  feedback: PointSums[] | null;
  reads: PointSums[] | null;
  feedback_hours: HourSums[] | null;
  read_hours: HourSums[] | null;
  ranked: Candidate[] | null;
  /** Units that could be ranked; the ones with the most answers are. */
  rankable: number;
}

/** As many as a person looks through. */
export const RANKED = 200;

const FEEDBACK = dayFigures.filter((name) => name !== 'reads');
const FEEDBACK_HOUR = Object.keys(subtreeHour.figures).filter((name) => name !== 'reads');
const RANKED_FIGURES = ['answers', 'open', 'score_sum', 'score_count'];

interface Sources {
  company: string;
  /** The first and the last day, as SQL. */
  from: string;
  to: string;
}

/** From Monday at midnight: 0 to 167. */
const HOUR_OF_WEEK = '24 * (extract(isodow from day)::integer - 1) + hour';

/** Rows of a roll-up for the units of an expression: what is folded, and what is not yet. */
function rowsOf(rollUp: RollUp, columns: readonly string[], tops: string, { company, from, to }: Sources): string {
  const dimensions = Object.entries(rollUp.dimensions);
  const fresh = [...dimensions, ...columns.map((name): [string, string] => [name, rollUp.figures[name] ?? '0'])];
  return `select ${['node_id', ...dimensions.map(([name]) => name), ...columns].join(', ')} from ${rollUp.table}
      where company_id = ${company} and node_id = any(array(select id from ${tops}))
        and day >= ${from} and day <= ${to}
    union all
    select above.id, ${fresh.map(([, sql]) => sql).join(', ')} from ${pendingDeltasOf(company)}
      where above.id in (select id from ${tops}) and d.day >= ${from} and d.day <= ${to}
      group by ${['above.id', ...dimensions.map(([, sql]) => sql)].join(', ')}`;
}

/** SQL of the first day of a day's point; a point belongs to one of the two periods. */
export const pointOf = (step: string, from: string, before: string): string =>
  `greatest(date_trunc(${step}, day)::date, case when day >= ${from} then ${from} else ${before} end)::text`;

const sums = (columns: readonly string[]): string => columns.map((name) => `sum(${name}) as ${name}`).join(', ');
const listOf = (tops: string, rows: string): string =>
  `case when exists (select from ${tops}) then (select coalesce(json_agg(listed), '[]') from (${rows}) listed) end`;

/** What the units of `ranked` are: those below the only top, else the tops. */
const RANKABLE = (company: string): string => `rankable as materialized (
    select n.id, n.name, n.type, coalesce(total.subtree_answers, 0) as answers
    from node n left join node_total total on total.company_id = n.company_id and total.node_id = n.id
    where n.company_id = ${company} and n.deleted_at is null and case
      when (select count(*) from feedback_tops) = 1 then n.parent_id = (select id from feedback_tops)
      else n.id in (select id from feedback_tops) end
  )`;

export function reportStatement(principal: SignedIn, place: Place, period: Period): Statement {
  const parameters = createParameters();
  const { expressions, company, isSeen } = reachOf(principal, parameters, place, {
    feedback_tops: { module: 'feedback' },
    read_tops: { module: 'qr' },
  });
  const date = (value: string): string => `${parameters.add(value)}::date`;
  const [from, to, before] = [date(period.from), date(period.to), date(period.previous.from)];
  const step = `${parameters.add(period.step)}::text`;
  const point = pointOf(step, from, before);
  const compared = { company, from: before, to };
  const now = { company, from, to };
  const days = (columns: readonly string[], tops: string): string =>
    listOf(
      tops,
      `select ${point} as point, ${sums(columns)} from (${rowsOf(subtreeDay, columns, tops, compared)}) counted group by 1 order by 1`,
    );
  const hours = (columns: readonly string[], tops: string): string =>
    listOf(
      tops,
      `select ${HOUR_OF_WEEK} as hour, ${sums(columns)} from (${rowsOf(subtreeHour, columns, tops, now)}) counted group by 1 order by 1`,
    );
  const text = `with ${[...expressions, RANKABLE(company)].join(', ')}, ranked as materialized (
      select id, name, type from rankable order by answers desc, id limit ${RANKED}
    )
    select ${liveSession(principal, parameters)} as live, ${isSeen()} as is_seen,
      (select json_build_object('id', id, 'name', name, 'type', type) from unit) as unit,
      ${days(FEEDBACK, 'feedback_tops')} as feedback,
      ${days(['reads'], 'read_tops')} as reads,
      ${hours(FEEDBACK_HOUR, 'feedback_tops')} as feedback_hours,
      ${hours(['reads'], 'read_tops')} as read_hours,
      ${listOf(
        'feedback_tops',
        `select ranked.id, ranked.name, ranked.type,
          exists (select from node below where below.company_id = ${company} and below.parent_id = ranked.id
            and below.deleted_at is null) as has_units_below,
          ${RANKED_FIGURES.map((name) => `coalesce(sum(counted.${name}), 0) as ${name}`).join(', ')}
        from ranked left join (${rowsOf(subtreeDay, RANKED_FIGURES, 'ranked', now)}) counted on counted.node_id = ranked.id
        group by ranked.id, ranked.name, ranked.type`,
      )} as ranked,
      (select count(*) from rankable) as rankable`;
  return { name: statementName(text), text, values: [...parameters.values] };
}
