import type { EntityExtension } from '../../../../kernel/extension.ts';
import { noteChanges } from '../feedback/history.ts';
import { linkTags } from '../feedback/tag-links.ts';
import { changedTags, lockTags, nextTags, refuseMissing, tagChanges } from '../feedback/tags.ts';

export const feedbackTag: EntityExtension = {
  hooks: {
    /** Each tag once, and each that comes or goes in the history. */
    async beforePatch({ principal, transaction }, row, changes) {
      if (!Array.isArray(changes['tag_ids'])) return changes;
      const tags = nextTags({ id: row.id }, changes['tag_ids'].map(Number), []);
      const stored = { ...changes, tag_ids: tags };
      const { added, removed } = changedTags(row, stored);
      const names = await lockTags(transaction, [...added, ...removed]);
      refuseMissing(added, names, (id) => `/tag_ids/${tags.indexOf(id)}`);
      await noteChanges({ transaction, by: principal }, tagChanges(row, stored, names));
      return stored;
    },
    afterPatch: ({ transaction }, row) => linkTags(transaction, [row.id]),
  },
};
