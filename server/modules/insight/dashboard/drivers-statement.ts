/** One statement that reads what the drivers of a survey's score in a subtree are worked out from. */
import type { SurveyDocument } from '../../../../shared/survey/document.ts';
import type { Statement } from '../../../access/database.ts';
import type { SignedIn } from '../../../access/principal.ts';
import { liveSession } from '../../../access/session-guard.ts';
import { createParameters } from '../../../database/parameters.ts';
import { statementName } from '../../../database/statement-name.ts';
import type { CrossProducts } from '../drivers/cross-products.ts';
import type { Days } from './period.ts';
import { type Place, reachOf } from './reach.ts';

/**
 * Of a day, a version and a unit at which the caller's view begins each; whoever begins at very many gets fewer days, and
 * is told which.
 */
export const MOST_ROWS = 4_000;

export interface DriverRow {
  day: string;
  own: CrossProducts;
  below: CrossProducts;
}

export interface CountedSurvey {
  id: number;
  name: string;
  /** With a score, in these days. */
  answers: number;
}

export interface DriversRow {
  live: boolean;
  is_seen: boolean;
  /** Whether the caller reads any feedback here. */
  is_reader: boolean;
  /** Most answers first. */
  surveys: CountedSurvey[];
  /** The one that is looked at; null where there are no answers to it. */
  survey_id: number | null;
  /** The latest day first. */
  rows: DriverRow[];
  /** Of the versions that were answered, the newest first. */
  documents: SurveyDocument[];
}

/** @param surveyId null: the one with the most answers */
export function driversStatement(
  principal: SignedIn,
  place: Place,
  { from, to, surveyId }: Days & { surveyId: number | null },
): Statement {
  const parameters = createParameters();
  const { expressions, company, isSeen } = reachOf(principal, parameters, place, {
    feedback_tops: { module: 'feedback' },
  });
  const [first, last] = [from, to].map((day) => `${parameters.add(day)}::date`);
  const survey = `${parameters.add(surveyId)}::bigint`;
  const here = `d.company_id = ${company} and d.node_id = any(array(select id from feedback_tops))
    and d.day >= ${first} and d.day <= ${last}`;
  const text = `with ${expressions.join(', ')}, counted as materialized (
      select version.survey_id, sum(d.answers) as answers from driver_day d
      join survey_version version on version.company_id = d.company_id and version.id = d.survey_version_id
      where ${here} group by 1 having sum(d.answers) > 0
    ), chosen as materialized (
      select survey_id from counted where ${survey} is null or survey_id = ${survey}
      order by answers desc, survey_id limit 1
    ), latest as materialized (
      select d.day, d.survey_version_id, d.own, d.below from driver_day d
      where ${here} and d.survey_version_id = any(array(
        select version.id from survey_version version where version.company_id = ${company}
          and version.survey_id = (select survey_id from chosen)))
      order by d.day desc limit ${MOST_ROWS}
    )
    select ${liveSession(principal, parameters)} as live, ${isSeen()} as is_seen,
      exists (select from feedback_tops) as is_reader,
      (select survey_id from chosen) as survey_id,
      (select coalesce(json_agg(json_build_object('id', survey.id, 'name', survey.name, 'answers', counted.answers)
          order by counted.answers desc, survey.id), '[]')
        from counted join survey on survey.company_id = ${company} and survey.id = counted.survey_id) as surveys,
      (select coalesce(json_agg(json_build_object('day', latest.day, 'own', latest.own, 'below', latest.below)
        order by latest.day desc), '[]') from latest) as rows,
      (select coalesce(json_agg(version.document order by version.number desc), '[]') from survey_version version
        where version.company_id = ${company} and version.id in (select survey_version_id from latest)) as documents`;
  return { name: statementName(text), text, values: [...parameters.values] };
}
