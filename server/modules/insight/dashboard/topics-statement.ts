/**
 * The texts that topics are found in: the latest of the period and the subtree, and of all else that the caller reads.
 * How far back that is, the roll-ups tell beforehand, so that it costs the same however much was answered.
 */
import type { Statement } from '../../../access/database.ts';
import { createParameters } from '../../../database/parameters.ts';
import type { SignedIn } from '../../../access/principal.ts';
import { liveSession } from '../../../access/session-guard.ts';
import { statementName } from '../../../database/statement-name.ts';
import { pathEnd } from '../../../access/subtree.ts';
import { localDay } from '../roll-ups/local-time.ts';
import type { Days } from './period.ts';
import { type Place, reachOf } from './reach.ts';
import { MAX_TEXT_LENGTH } from './terms.ts';
import type { RatedText } from './topics.ts';

/** Texts of each side: enough for words to differ by more than chance, and few enough to be counted while somebody waits. */
export const LATEST = 2_000;
/** Answers among which the texts are: not everybody writes. */
const ANSWERS = 4 * LATEST;
/** To look for a unit's answers costs as much as to pass over so many of others. */
const COST_OF_UNIT = 3;

export interface TopicsRow {
  live: boolean;
  is_seen: boolean;
  /** Whether the caller reads any feedback here. */
  is_reader: boolean;
  here: RatedText[];
  rest: RatedText[];
}

interface Window {
  /** Of its expressions. */
  name: string;
  /** Expressions of units (id, path): with all below them, less those of the other one. */
  tops: string;
  lessTops?: string;
  /** SQL of the first and the last day. */
  first: string;
  last: string;
}

const unitsBelow = (tops: string, company: string): string => `select n.id from ${tops}
  join node n on n.company_id = ${company} and n.path >= ${tops}.path and n.path < ${pathEnd(`${tops}.path`)} and n.deleted_at is null`;

const dailyOf = (tops: string, company: string, sign: '' | '-'): string =>
  `select d.day, ${sign}d.answers as answers from ${tops} join subtree_day d on d.company_id = ${company} and d.node_id = ${tops}.id`;

/**
 * Expressions that end in the window's latest texts (id, created_at, node_id). Either what the company was answered since
 * then is passed through, or each unit's answers are looked up, whichever is less. Days are compared as times: compared
 * with a date, no index may be used under row-level security. (`is true` keeps the units a hash: a plan made for all
 * callers takes them for a few, and would go through them with each answer.)
 */
function latestTexts({ name, tops, lessTops, first, last }: Window, company: string): string[] {
  const daily = [dailyOf(tops, company, ''), ...(lessTops ? [dailyOf(lessTops, company, '-')] : [])].join(
    ' union all ',
  );
  const less = lessTops ? ` except ${unitsBelow(lessTops, company)}` : '';
  const since = `(select since from ${name}_since)`;
  const texts = `select f.id, f.created_at, f.node_id from feedback f
    where f.company_id = ${company} and f.created_at >= ${since}::timestamptz - interval '1 day' and f.created_at < (${last} + 2)::timestamptz
      and ${localDay('f.')} >= ${since} and ${localDay('f.')} <= ${last}
      and f.comment is not null and f.erased_at is null and not f.is_repeat`;
  return [
    `${name}_units as materialized (${unitsBelow(tops, company)}${less})`,
    `${name}_since as materialized (
      select coalesce(min(day) filter (where later < ${ANSWERS}), ${first}) as since from (
        select day, sum(sum(answers)) over (order by day desc) - sum(answers) as later from (${daily}) counted
        where day >= ${first} and day <= ${last} group by day
      ) by_day
    )`,
    `${name}_passed as materialized (
      select coalesce(sum(d.answers), 0) > ${COST_OF_UNIT} * (select count(*) from ${name}_units) + ${ANSWERS} as too_many
      from node root join subtree_day d on d.company_id = root.company_id and d.node_id = root.id
      where root.company_id = ${company} and root.parent_id is null and root.deleted_at is null
        and d.day >= ${since} and d.day <= ${last}
    )`,
    `${name} as materialized (
      select latest.id, latest.created_at from (
        select passed.id, passed.created_at from (${texts} order by f.created_at desc offset 0) passed
        where not (select too_many from ${name}_passed) and (passed.node_id in (select id from ${name}_units)) is true
        union all
        select own.id, own.created_at from ${name}_units u
        cross join lateral (${texts} and f.node_id = u.id offset 0) own
        where (select too_many from ${name}_passed)
      ) latest order by latest.created_at desc limit ${LATEST}
    )`,
  ];
}

export function topicsStatement(principal: SignedIn, place: Place, { from, to }: Days): Statement {
  const parameters = createParameters();
  const { expressions, company, isSeen } = reachOf(principal, parameters, place, {
    feedback_tops: { module: 'feedback' },
    all_tops: { module: 'feedback', isEverywhere: true },
  });
  const date = (value: string): string => `${parameters.add(value)}::date`;
  const [first, last] = [date(from), date(to)];
  const before = `(${first} - 1)`;
  const windows: Window[] = [
    { name: 'here', tops: 'feedback_tops', first, last },
    { name: 'beside', tops: 'all_tops', lessTops: 'feedback_tops', first, last },
    { name: 'before', tops: 'all_tops', first: `'-infinity'::date`, last: before },
  ];
  const said = (ids: string): string => `(select coalesce(json_agg(said), '[]') from (
      select f.id, left(f.comment, ${MAX_TEXT_LENGTH}) as text, f.locale, f.score
      from (${ids}) latest join feedback f on f.company_id = ${company} and f.id = latest.id
    ) said)`;
  const rest = `select * from (select * from beside union all select * from before) rest order by created_at desc limit ${LATEST}`;
  const text = `with ${[...expressions, ...windows.flatMap((window) => latestTexts(window, company))].join(', ')}
    select ${liveSession(principal, parameters)} as live, ${isSeen()} as is_seen,
      exists (select from feedback_tops) as is_reader, ${said('select id from here')} as here, ${said(rest)} as rest`;
  return { name: statementName(text), text, values: [...parameters.values] };
}
