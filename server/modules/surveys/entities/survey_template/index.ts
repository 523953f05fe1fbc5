import { languages } from '../../../../../shared/i18n/languages.ts';
import { limitReached } from '../../../../errors.ts';
import type { EntityExtension } from '../../../../kernel/extension.ts';
import { takeLock } from '../../../../access/take-lock.ts';
import { MAX_SURVEY_BODY_BYTES, tooLargeSurvey } from '../../size.ts';

/** Of one company: as many as somebody still looks through. */
export const MAX_SURVEY_TEMPLATES = 50;

/** Those that the design says, else those in which any of its questions is asked. */
const writtenLanguages = `select coalesce(t.document -> 'languages', (
    select jsonb_agg(language order by place) from unnest(array['${languages.join("', '")}']) with ordinality offered (language, place)
    where exists (select from jsonb_path_query(t.document, '$.pages[*].questions[*].title') title
      where coalesce(title ->> language, '') <> '')), '[]')`;

export const surveyTemplate: EntityExtension = {
  body: { limit: MAX_SURVEY_BODY_BYTES, tooLarge: tooLargeSurvey },
  computed: {
    question_count: `select count(*)::int from jsonb_path_query(t.document, '$.pages[*].questions[*]')`,
    languages: writtenLanguages,
  },
  hooks: {
    async beforeCreate({ transaction }, values) {
      await takeLock(transaction, 'survey_template');
      const there = await transaction.query({
        name: 'survey_templates_there',
        text: 'select 1 from survey_template where company_id = $1 limit $2',
        values: [transaction.companyId, MAX_SURVEY_TEMPLATES],
      });
      if (there.length >= MAX_SURVEY_TEMPLATES) throw limitReached({ parameters: { limit: MAX_SURVEY_TEMPLATES } });
      return values;
    },
  },
};
