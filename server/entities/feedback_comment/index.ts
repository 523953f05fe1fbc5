import { isSignedIn } from '../../access/principal.ts';
import { requireUnerased } from '../../erasure/require-unerased.ts';
import type { EntityExtension } from '../../kernel/extension.ts';

export const feedbackComment: EntityExtension = {
  hooks: {
    afterCreate: (work, row) => requireUnerased(work, row['feedback_id']),
    beforeCreate: ({ principal }, values) => ({ ...values, user_id: isSignedIn(principal) ? principal.userId : null }),
  },
};
