/** The latest answers that were unhappy and that nobody has settled. */
import { BAD_PART, BAD_SCORE } from '../../../../shared/survey/score.ts';
import type { Statement } from '../../../access/database.ts';
import { createParameters } from '../../../database/parameters.ts';
import type { SignedIn } from '../../../access/principal.ts';
import { statementName } from '../../../database/statement-name.ts';
import type { Days } from '../dashboard/period.ts';
import { type Place, reachOf } from '../dashboard/reach.ts';
import { localDay } from '../roll-ups/local-time.ts';

export interface UnhappyAnswer {
  id: number;
  unit: string;
  score: number;
  created_at: Date;
}

export const LISTED = 5;

export function unhappyAnswers(reader: SignedIn, place: Place, { from, to }: Days): Statement {
  const parameters = createParameters();
  const { expressions, company } = reachOf(reader, parameters, place, { tops: { module: 'feedback' } });
  const [first, last] = [`${parameters.add(from)}::date`, `${parameters.add(to)}::date`];
  const text = `with ${expressions.join(', ')}
    select f.id, n.name as unit, f.score, f.created_at from feedback f
    join node n on n.company_id = f.company_id and n.id = f.node_id and n.deleted_at is null
    where f.company_id = ${company} and ${localDay('f.')} between ${first} and ${last}
      and f.created_at >= ${first} - interval '1 day' and f.created_at < ${last} + interval '2 days'
      and (f.score <= ${BAD_SCORE} or f.lowest_part <= ${BAD_PART}) and f.status in ('new', 'in_processing') and not f.is_repeat and f.erased_at is null
      and exists (select from tops where starts_with(n.path, tops.path))
    order by f.created_at desc, f.id desc limit ${LISTED}`;
  return { name: statementName(text), text, values: [...parameters.values] };
}
