/** A survey goes only while nobody needs it: neither to ask by, nor to read what was answered. */
import { surveyAnswered, surveyInUse, surveyIsDefault } from '../../errors.ts';
import type { Work } from '../../access/work.ts';

interface Uses {
  is_default: boolean;
  units: number;
  groups: number;
  is_answered: boolean;
}

/** Throws 409. Units that were deleted count: they come back with what they had. */
export async function refuseSurveyInUse({ transaction }: Work, surveyId: number): Promise<void> {
  const values = [transaction.companyId, surveyId];
  // Against those who are about to refer to it: the lock of the row lets them go on.
  await transaction.query({
    name: 'hold_survey',
    text: 'select 1 from survey where company_id = $1 and id = $2 for update',
    values,
  });
  const [uses] = await transaction.query<Uses>({
    name: 'survey_in_use',
    text: `select exists (select 1 from customer where id = $1 and default_survey_id = $2) as is_default,
      (select count(*) from node_survey where company_id = $1 and survey_id = $2) as units,
      (select count(*) from survey_group where company_id = $1 and survey_id = $2) as groups,
      exists (select 1 from survey_version version
        join feedback answered on answered.company_id = $1 and answered.survey_version_id = version.id
        where version.company_id = $1 and version.survey_id = $2) as is_answered`,
    values,
  });
  if (!uses) throw new Error(`Survey ${surveyId} vanished while it was held.`);
  const { is_default, units, groups, is_answered } = uses;
  if (is_default) throw surveyIsDefault();
  if (units > 0 || groups > 0) throw surveyInUse({ parameters: { units, groups } });
  if (is_answered) throw surveyAnswered();
}
