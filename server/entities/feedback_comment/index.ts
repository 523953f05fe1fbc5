import { isSignedIn } from '../../access/principal.ts';
import type { EntityExtension } from '../../kernel/extension.ts';

export const feedbackComment: EntityExtension = {
  hooks: {
    beforeCreate: ({ principal }, values) => ({ ...values, user_id: isSignedIn(principal) ? principal.userId : null }),
  },
};
