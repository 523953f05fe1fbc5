/** How many units show a survey, or would once it is published: the rule of server/modules/organizations/designs/effective.ts, for all units at once. */
import { createParameters } from '../../database/parameters.ts';
import { idsOfPath } from '../../access/rights.ts';
import { reachedBy } from '../organizations/entities/group_node/group.ts';
import type { Work } from '../../access/work.ts';

/**
 * Walks no unit alone: the few units that have a design are looked up for each step of each path, and the nearest one
 * counts. Only units that the caller sees are counted; what they show may come from one that he does not see.
 */
export async function unitsShowing({ principal, transaction }: Work, surveyId: number): Promise<number> {
  const parameters = createParameters();
  const company = parameters.add(transaction.companyId);
  const survey = parameters.add(surveyId);
  const reached = reachedBy('nodes.any.read', principal, parameters);
  const [counted] = await transaction.query<{ units: number }>({
    text: `with published as materialized (
        select distinct version.survey_id as id from survey_version version where version.company_id = ${company}
        union select ${survey}::bigint
      ), designed as materialized (
        select living.id, coalesce(
            (select published.id from published where published.id = own.survey_id),
            (select published.id from published where published.id = shared.survey_id)) as survey_id
          from node living
          left join node_survey own on own.company_id = ${company} and own.node_id = living.id
          left join group_node member
            on member.company_id = ${company} and member.node_id = living.id and member.kind = 'survey'
          left join survey_group shared on shared.company_id = ${company} and shared.id = member.survey_group_id
          where living.company_id = ${company} and living.deleted_at is null
            and (own.survey_id is not null or shared.survey_id is not null)
      ), shown as (
        select distinct on (unit.id) unit.id, designed.survey_id
          from node unit
          join customer on customer.id = ${company}
          cross join lateral unnest(${idsOfPath('unit.path')}) with ordinality as step(id, depth)
          left join designed on designed.id = step.id and designed.survey_id is not null
            and (step.id = unit.id or customer.inherit_designs)
          where unit.company_id = ${company} and unit.deleted_at is null
            ${reached === null ? '' : `and unit.id in ${reached}`}
          order by unit.id, designed.survey_id is null, step.depth desc
      )
      select count(*) as units from shown
      where coalesce(shown.survey_id, (select customer.default_survey_id from customer where customer.id = ${company})) = ${survey}`,
    values: parameters.values,
  });
  return counted?.units ?? 0;
}
