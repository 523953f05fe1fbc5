/** The super administrator's report: how much the platform is used, and nothing of what was answered. */
import type { Statement } from '../../../access/database.ts';
import { createParameters } from '../../../database/parameters.ts';
import type { SignedIn } from '../../../access/principal.ts';
import { liveSession } from '../../../access/session-guard.ts';
import { STEPS_ABOVE } from '../roll-ups/figures.ts';
import type { Period } from './period.ts';
import { pointOf, type PointSums } from './report-statement.ts';

/** The tops of all trees hold everything that lives. */
export const TOPS_OF_ALL = 'select company_id, id from node where parent_id is null and deleted_at is null';

export interface PlatformReportRow {
  live: boolean;
  points: PointSums[];
}

export function platformReport(principal: SignedIn, { from, to, previous, step }: Period): Statement {
  const parameters = createParameters();
  const date = (value: string): string => `${parameters.add(value)}::date`;
  const [first, last, before] = [date(from), date(to), date(previous.from)];
  const point = pointOf(`${parameters.add(step)}::text`, first, before);
  const text = `with tops as materialized (${TOPS_OF_ALL}), counted as (
      select folded.day, folded.reads, folded.answers, folded.open from tops
      join subtree_day folded on folded.company_id = tops.company_id and folded.node_id = tops.id
        and folded.day >= ${before} and folded.day <= ${last}
      union all
      select d.day, d.reads, d.answers, d.open from node_day_delta d ${STEPS_ABOVE}
      join tops on tops.company_id = d.company_id and tops.id = above.id
      where d.day >= ${before} and d.day <= ${last}
    ), summed as (
      select ${point} as point, sum(reads) as reads, sum(answers) as answers, sum(open) as open from counted group by 1 order by 1
    )
    select ${liveSession(principal, parameters)} as live, (select coalesce(json_agg(summed), '[]') from summed) as points`;
  return { name: 'platform_report', text, values: [...parameters.values] };
}
