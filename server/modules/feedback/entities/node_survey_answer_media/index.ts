import { requireUnerased } from '../../erasure/require-unerased.ts';
import { answerErased, invalidInput } from '../../../../errors.ts';
import type { EntityExtension } from '../../../../kernel/extension.ts';
import { findByUnits } from '../../../../query/reach.ts';

export const nodeSurveyAnswerMedia: EntityExtension = {
  findRows: findByUnits({ claim: 'nodes.feedback.read', counter: 'answers' }),
  hooks: {
    /** A file belongs to an answer of the very unit that its uploader may add to. */
    async beforeCreate({ transaction }, values) {
      if (values['feedback_id'] === undefined || values['feedback_id'] === null) return values;
      const answers = await transaction.query({
        text: 'select 1 from feedback where company_id = $1 and id = $2 and node_id = $3',
        values: [transaction.companyId, values['feedback_id'], values['node_id']],
      });
      if (answers.length === 0)
        throw invalidInput({ errors: [{ pointer: '/feedback_id', code: 'reference_not_found' }] });
      return values;
    },
    afterCreate: (work, row) => requireUnerased(work, row['feedback_id']),
    /** Its name was erased with it. */
    beforePatch(_work, row, changes) {
      if (row['erased_at'] !== null) throw answerErased();
      return changes;
    },
  },
};
