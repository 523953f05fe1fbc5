/** The survey that a unit shows when nothing nearer is designed, as the company's first version. */
import type { Transaction } from '../../../../access/database.ts';
import { defaultSurvey } from '../../../../../shared/survey/default-survey.ts';

export async function insertDefaultSurvey(transaction: Transaction, companyId: number): Promise<void> {
  await transaction.query({
    text: `with made as (insert into survey (company_id, name, origin, draft) values ($1, $2, 'default', $3) returning id),
        published as (insert into survey_version (company_id, survey_id, number, document) select $1, id, 1, $3 from made)
      update customer set default_survey_id = (select id from made) where id = $1`,
    values: [companyId, 'Default survey', JSON.stringify(defaultSurvey)],
  });
}
