import type { EntityExtension } from '../../../../kernel/extension.ts';
import { invalidInput } from '../../../../errors.ts';
import { refuseBeyond } from '../../refuse-beyond.ts';
import { MAX_SURVEY_BODY_BYTES, tooLargeSurvey } from '../../size.ts';

/** Of one company: as many as somebody still looks through. */
export const MAX_LIBRARY_QUESTIONS = 500;

/** The grammar has judged it: pages and questions are lists, where there are any. */
function requireOneQuestion(document: unknown): void {
  const { pages = [] } = document as { pages?: { questions?: object[] }[] };
  const questions = pages.flatMap((page) => page.questions ?? []);
  if (questions.length === 1) return;
  const code = questions.length === 0 ? 'too_few_items' : 'too_many_items';
  throw invalidInput({ errors: [{ pointer: '/document/pages', code, parameters: { limit: 1 } }] });
}

export const libraryQuestion: EntityExtension = {
  body: { limit: MAX_SURVEY_BODY_BYTES, tooLarge: tooLargeSurvey },
  computed: { kind: `jsonb_path_query_first(t.document, '$.pages[*].questions[*].type') #>> '{}'` },
  hooks: {
    async beforeCreate(work, values) {
      requireOneQuestion(values['document']);
      await refuseBeyond(work, 'library_question', MAX_LIBRARY_QUESTIONS);
      return values;
    },
    beforePatch(_work, _row, changes) {
      if ('document' in changes) requireOneQuestion(changes['document']);
      return changes;
    },
  },
};
