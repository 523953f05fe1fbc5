import { languages } from '../../../../../shared/i18n/languages.ts';
import type { EntityExtension } from '../../../../kernel/extension.ts';
import { refuseBeyond } from '../../refuse-beyond.ts';
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
    async beforeCreate(work, values) {
      await refuseBeyond(work, 'survey_template', MAX_SURVEY_TEMPLATES);
      return values;
    },
  },
};
