/** Which surveys many units may be asked: those of a group, and those of a company where nothing nearer is designed. */
import { invalidInput } from '../../errors.ts';
import type { Work } from '../../access/work.ts';

/**
 * What many units are to ask must be there to be asked, and nobody's alone: its unit's manager goes on to change it.
 * @param surveyId as it was sent: null and undefined name none, and pass; so does one that is not there, which its
 *   reference tells of
 * @param pointer JSON pointer of where it was sent
 * @throws Problem 400 at `pointer`: `survey_of_unit`, `survey_not_published`
 */
export async function requireShareable({ transaction }: Work, surveyId: unknown, pointer: string): Promise<void> {
  if (surveyId === undefined || surveyId === null) return;
  const [found] = await transaction.query<{ origin: string; is_published: boolean }>({
    name: 'survey_shareable',
    text: `select origin, exists (select 1 from survey_version version
        where version.company_id = $1 and version.survey_id = survey.id) as is_published
      from survey where company_id = $1 and id = $2`,
    values: [transaction.companyId, surveyId],
  });
  const refuse = (code: string) => invalidInput({ errors: [{ pointer, code }] });
  if (found?.origin === 'node') throw refuse('survey_of_unit');
  if (found && !found.is_published) throw refuse('survey_not_published');
}
