import { isSignedIn } from '../../../../access/principal.ts';
import { requireUnerased } from '../../erasure/require-unerased.ts';
import type { EntityExtension } from '../../../../kernel/extension.ts';
import { authorName } from '../feedback/author.ts';
import { noteChanges } from '../feedback/history.ts';

/** A comment is its author's own words, which the history does not repeat: only that there was one, and that one went. */
export const feedbackComment: EntityExtension = {
  computed: { author_name: authorName },
  hooks: {
    beforeCreate: ({ principal }, values) => ({ ...values, user_id: isSignedIn(principal) ? principal.userId : null }),
    async afterCreate(work, row) {
      await requireUnerased(work, row['feedback_id']);
      const step = { feedbackId: Number(row['feedback_id']), field: 'comment' as const };
      await noteChanges({ transaction: work.transaction, by: work.principal }, [
        { ...step, earlier: null, later: { id: row.id } },
      ]);
    },
    async beforeDelete(work, row) {
      const step = { feedbackId: Number(row['feedback_id']), field: 'comment' as const };
      await noteChanges({ transaction: work.transaction, by: work.principal }, [
        { ...step, earlier: { id: row.id }, later: null },
      ]);
      return undefined;
    },
  },
};
