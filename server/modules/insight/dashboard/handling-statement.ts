/**
 * One statement that reads how feedback was handled: of what was due in a period how much was closed in time, and how
 * long what was closed in it took. Days are those of the company's clock.
 */
import type { Statement } from '../../../access/database.ts';
import type { SignedIn } from '../../../access/principal.ts';
import { liveSession } from '../../../access/session-guard.ts';
import { pathEnd } from '../../../access/subtree.ts';
import { createParameters } from '../../../database/parameters.ts';
import { statementName } from '../../../database/statement-name.ts';
import type { Days } from './period.ts';
import { type Place, reachOf } from './reach.ts';

/** Of units and of people: those with most that was not closed in time come first. */
export const MOST_ROWS = 50;

export interface Handled {
  /** Was due in the period, and was closed or is over. */
  due: number;
  /** Of these: closed in time. */
  met: number;
  closed: number;
  /** Half of what was closed took no longer, from when it came; null where nothing was. */
  median_seconds: number | null;
}

export interface HandlingRow {
  live: boolean;
  is_seen: boolean;
  /** Whether the caller reads any feedback here. */
  is_reader: boolean;
  /** The company gives due times. */
  has_due_times: boolean;
  total: Handled;
  units: (Handled & { id: number; name: string })[];
  /** Null: what nobody was assigned to. */
  people: (Handled & { id: number | null; name: string | null })[];
}

export function handlingStatement(principal: SignedIn, place: Place, { from, to }: Days): Statement {
  const parameters = createParameters();
  const { expressions, company, isSeen } = reachOf(principal, parameters, place, {
    feedback_tops: { module: 'feedback' },
  });
  const bound = (day: string, later = 0): string =>
    `((${parameters.add(day)}::date + ${later})::timestamp at time zone (select time_zone from customer where id = ${company}))`;
  const [first, last] = [bound(from), bound(to, 1)];
  const within = (column: string): string =>
    `${column} >= (select first from period) and ${column} < (select last from period)`;
  // Colleagues' figures are for those who lead all of them.
  const people = principal.role === 'company_admin' ? 'true' : `assignee_id = ${parameters.add(principal.userId)}`;
  const rows = (name: string, join: string): string => `(select coalesce(json_agg(shown), '[]') from (
      select ${name}, due, met, closed, median_seconds from figures ${join}
      order by due - met desc, due desc, closed desc, 1 limit ${MOST_ROWS}
    ) shown)`;
  const text = `with ${expressions.join(', ')},
    period as materialized (select ${first} as first, ${last} as last),
    handled as materialized (
      select f.node_id, f.assignee_id, (${within('f.due_at')}) is true as is_due,
        case when f.closed_at is not null then f.closed_at <= f.due_at when f.due_at <= now() then false end as is_met,
        case when ${within('f.closed_at')} then extract(epoch from f.closed_at - f.created_at)::float8 end as seconds
      from feedback f
      where f.company_id = ${company} and not f.is_repeat
        and ((${within('f.due_at')}) or (${within('f.closed_at')}))
        and f.node_id in (select n.id from feedback_tops top join node n
          on n.company_id = ${company} and n.path >= top.path and n.path < ${pathEnd('top.path')} and n.deleted_at is null)
    ),
    figures as materialized (
      select grouping(node_id) = 0 as is_unit, grouping(assignee_id) = 0 as is_person, node_id, assignee_id,
        count(*) filter (where is_due and is_met is not null) as due, count(*) filter (where is_due and is_met) as met,
        count(seconds) as closed, percentile_cont(0.5) within group (order by seconds) as median_seconds
      from handled f group by grouping sets ((), (node_id), (assignee_id))
    )
    select ${liveSession(principal, parameters)} as live, ${isSeen()} as is_seen,
      exists (select from feedback_tops) as is_reader,
      (select num_nonnulls(due_hours_high, due_hours_normal, due_hours_low) > 0 from customer where id = ${company}) as has_due_times,
      (select json_build_object('due', due, 'met', met, 'closed', closed, 'median_seconds', median_seconds)
        from figures where not is_unit and not is_person) as total,
      ${rows('node_id as id, n.name', `join node n on n.company_id = ${company} and n.id = node_id where is_unit and due + closed > 0`)} as units,
      ${rows(
        'assignee_id as id, u.full_name as name',
        `left join customer_user u on u.company_id = ${company} and u.id = assignee_id
          where is_person and due + closed > 0 and ${people}`,
      )} as people`;
  return { name: statementName(text), text, values: [...parameters.values] };
}
