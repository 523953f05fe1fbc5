/** The texts that topics are found in: the latest of the period and the subtree, and of all else that the caller reads. */
import type { Statement } from '../access/database.ts';
import { createParameters } from '../access/parameters.ts';
import type { SignedIn } from '../access/principal.ts';
import { liveSession } from '../access/session-guard.ts';
import { statementName } from '../access/statement-name.ts';
import type { Days } from './period.ts';
import { type Place, reachOf } from './reach.ts';
import { MAX_TEXT_LENGTH } from './terms.ts';
import type { Said } from './topics.ts';
import { pathEnd } from '../access/subtree.ts';

/** Enough for words to differ by more than chance, and few enough to be counted while somebody waits. */
export const LATEST = 2_000;

export interface TopicsRow {
  live: boolean;
  is_seen: boolean;
  /** Whether the caller reads any feedback here. */
  is_reader: boolean;
  here: Said[];
  rest: Said[];
}

const unitsOf = (tops: string, company: string): string => `array(select n.id from ${tops}
  join node n on n.company_id = ${company} and n.path >= ${tops}.path and n.path < ${pathEnd(`${tops}.path`)} and n.deleted_at is null)`;

export function topicsStatement(principal: SignedIn, place: Place, { from, to }: Days): Statement {
  const parameters = createParameters();
  const { expressions, company, isSeen } = reachOf(principal, parameters, place, {
    feedback_tops: { module: 'feedback' },
    all_tops: { module: 'feedback', isEverywhere: true },
  });
  const date = (value: string): string => `${parameters.add(value)}::date`;
  const [first, last] = [date(from), date(to)];
  const texts = `select f.id, left(f.comment, ${MAX_TEXT_LENGTH}) as text, f.locale, f.score from feedback f
    where f.company_id = ${company} and f.comment is not null and f.erased_at is null and not f.is_repeat`;
  const text = `with ${expressions.join(', ')},
    here as materialized (
      ${texts} and f.node_id = any(${unitsOf('feedback_tops', company)})
        and f.created_at >= ${first} and f.created_at < ${last} + 1
      order by f.created_at desc limit ${LATEST}
    ), rest as materialized (
      ${texts} and f.node_id = any(${unitsOf('all_tops', company)}) and f.created_at < ${last} + 1
        and not (f.created_at >= ${first} and f.node_id = any(${unitsOf('feedback_tops', company)}))
      order by f.created_at desc limit ${LATEST}
    )
    select ${liveSession(principal, parameters)} as live, ${isSeen()} as is_seen,
      exists (select from feedback_tops) as is_reader,
      (select coalesce(json_agg(here), '[]') from here) as here, (select coalesce(json_agg(rest), '[]') from rest) as rest`;
  return { name: statementName(text), text, values: [...parameters.values] };
}
