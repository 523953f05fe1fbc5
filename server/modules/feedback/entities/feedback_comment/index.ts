import { isSignedIn } from '../../../../access/principal.ts';
import { requireUnerased } from '../../erasure/require-unerased.ts';
import type { EntityExtension } from '../../../../kernel/extension.ts';
import type { Work } from '../../../../access/work.ts';
import type { Values } from '../../../../database/rows.ts';
import { notifyMentioned } from '../../notices/mentioned.ts';
import { authorName } from '../feedback/author.ts';
import { noteChanges } from '../feedback/history.ts';

const idsIn = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : []);

/** Whoever is mentioned for the first time, but for the author himself. */
async function tellMentioned({ transaction, principal }: Work, row: Values, before: number[]): Promise<void> {
  const author = isSignedIn(principal) ? principal.userId : null;
  await notifyMentioned(transaction, {
    feedbackId: Number(row['feedback_id']),
    userIds: idsIn(row['mentioned_user_ids']).filter((id) => id !== author && !before.includes(id)),
  });
}

/** A comment is its author's own words, which the history does not repeat: only that there was one, and that one went. */
export const feedbackComment: EntityExtension = {
  computed: { author_name: authorName },
  hooks: {
    beforeCreate: ({ principal }, values) => ({ ...values, user_id: isSignedIn(principal) ? principal.userId : null }),
    async afterCreate(work, row) {
      await requireUnerased(work, row['feedback_id']);
      await tellMentioned(work, row, []);
      const step = { feedbackId: Number(row['feedback_id']), field: 'comment' as const };
      await noteChanges({ transaction: work.transaction, by: work.principal }, [
        { ...step, earlier: null, later: { id: row.id } },
      ]);
    },
    async beforePatch(work, row, changes) {
      if (changes['mentioned_user_ids'] !== undefined)
        await tellMentioned(work, { ...row, ...changes }, idsIn(row['mentioned_user_ids']));
      return changes;
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
