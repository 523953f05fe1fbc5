/** What a survey's results are made of, for a caller: a row of the roll-up a day and version, whatever was answered. */
import { createParameters } from '../../../database/parameters.ts';
import { statementName } from '../../../database/statement-name.ts';
import type { Statement, Transaction } from '../../../access/database.ts';
import type { SignedIn } from '../../../access/principal.ts';
import type { Days, Step } from '../dashboard/period.ts';
import { reachOf } from '../dashboard/reach.ts';
import { sumOf } from '../roll-ups/survey-days.ts';
import type { Counts } from './counts.ts';

/** Which answers. */
export interface Asked extends Days {
  surveyId: number;
  /** Only those to this version, by its number. */
  version: number | null;
  /** Only this unit and below. */
  unitId: number | null;
  step: Step;
}

export interface PointCounts {
  /** The first day of the point, `YYYY-MM-DD`. */
  point: string;
  answers: number;
  complete: number;
}

export interface Results {
  /** Whether the caller sees the unit that he asks for. */
  is_seen: boolean;
  /** Whether he reads feedback of any unit here. */
  may_read: boolean;
  unit: { id: number; name: string } | null;
  /** Versions that were answered, the newest first. */
  versions: { id: number; number: number; counts: Counts }[];
  points: PointCounts[];
}

function resultsStatement(principal: SignedIn, { surveyId, version, unitId, step, from, to }: Asked): Statement {
  const parameters = createParameters();
  const { expressions, company, isSeen } = reachOf(
    principal,
    parameters,
    { unitId, organizationId: null },
    { feedback_tops: { module: 'feedback' } },
  );
  const [number, first, last] = [parameters.add(version), parameters.add(from), parameters.add(to)];
  const text = `with ${expressions.join(', ')}, version as materialized (
      select id, number from survey_version where company_id = ${company} and survey_id = ${parameters.add(surveyId)}
        and (${number}::integer is null or number = ${number}::integer)
    ), days as materialized (
      select survey_version_id, day, counts from survey_day
      where company_id = ${company} and node_id = any(array(select id from feedback_tops))
        and survey_version_id = any(array(select id from version)) and day >= ${first}::date and day <= ${last}::date
    )
    select ${isSeen()} as is_seen, exists (select from feedback_tops) as may_read,
      (select json_build_object('id', id, 'name', name) from unit) as unit,
      (select coalesce(json_agg(answered order by number desc), '[]') from (
        select version.id, version.number, ${sumOf(
          `select entry.key, entry.value from days cross join lateral jsonb_each_text(days.counts) entry
           where days.survey_version_id = version.id`,
        )} as counts
        from version where version.id in (select survey_version_id from days)
      ) answered) as versions,
      (select coalesce(json_agg(listed order by point), '[]') from (
        select greatest(date_trunc(${parameters.add(step)}, day)::date, ${first}::date)::text as point,
          sum(coalesce((counts ->> 'n')::integer, 0)) as answers, sum(coalesce((counts ->> 'c')::integer, 0)) as complete
        from days group by 1
      ) listed) as points`;
  return { name: statementName(text), text, values: [...parameters.values] };
}

export async function readResults(transaction: Transaction, principal: SignedIn, asked: Asked): Promise<Results> {
  const [row] = await transaction.query<Results>(resultsStatement(principal, asked));
  if (!row) throw new Error('The results of a survey are one row.');
  return row;
}

/** Up to when answers are counted, as ISO 8601; null where none are yet. */
export async function answersCountedUntil(transaction: Transaction, companyId: number): Promise<string | null> {
  const [row] = await transaction.query<{ until: string | null }>({
    name: 'results_until',
    text: 'select answers_counted_until as until from customer where id = $1',
    values: [companyId],
  });
  return row?.until ?? null;
}
