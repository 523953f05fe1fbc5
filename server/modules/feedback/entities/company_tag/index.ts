import { alreadyExists, invalidInput, tooManyTags } from '../../../../errors.ts';
import type { EntityExtension } from '../../../../kernel/extension.ts';
import type { Work } from '../../../../access/work.ts';
import type { Values } from '../../../../database/rows.ts';
import { takeLock } from '../../../../access/take-lock.ts';
import { COUNTED_ROWS } from '../../../../query/plan-list.ts';
import { keepTagged, tagAgain } from '../feedback/deleted-tag.ts';
import { removeTag } from '../feedback/tag-links.ts';
import { requireShare } from '../../../../access/require-share.ts';
import { awaitTurnToEnd, merge } from './merge.ts';

const MAX_TAGS = 1_000;

/** Names that read alike are one: in whatever case, width or composition they were typed, and with whatever nobody sees. */
const keyOf = (name: string): string =>
  name
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKC')
    .trim();

interface Named {
  id: number;
  name: string;
  maker_id: number | null;
}

/** Those who name tags of a company at the same moment take turns, so that none is named twice and none too many. */
async function known({ transaction }: Work): Promise<Named[]> {
  const { companyId } = transaction;
  await takeLock(transaction, 'company_tag');
  return transaction.query<Named>({
    name: 'company_tag_names',
    text: 'select id, name, maker_id from company_tag where company_id = $1',
    values: [companyId],
  });
}

/** Refuses a name that says nothing, or what another tag is called. */
function nameOf(values: Values, others: readonly Named[]): string {
  const name = String(values['name']).trim();
  if (keyOf(name) === '') throw invalidInput({ errors: [{ pointer: '/name', code: 'required' }] });
  if (others.some((other) => keyOf(other.name) === keyOf(name)))
    throw alreadyExists({ errors: [{ pointer: '/name', code: 'duplicate' }] });
  return name;
}

export const companyTag: EntityExtension = {
  computed: {
    /** Counted as far as lists count: one more says that there are more. */
    feedback_count: `select count(*) from (select from feedback_tag_link link
      where link.company_id = t.company_id and link.tag_id = t.id limit ${COUNTED_ROWS + 1}) counted`,
  },
  actions: { merge },
  hooks: {
    async beforeCreate(work, values) {
      const tags = await known(work);
      const name = nameOf(values, tags);
      if (tags.length >= MAX_TAGS) throw tooManyTags({ parameters: { limit: MAX_TAGS } });
      return { ...values, name, maker_id: requireShare(work.principal, tags, MAX_TAGS) };
    },
    async beforePatch(work, row, changes) {
      if (changes['name'] === undefined) return changes;
      const others = (await known(work)).filter(({ id }) => id !== row.id);
      return { ...changes, name: nameOf(changes, others) };
    },
    beforeDeleteLock: ({ transaction }) => awaitTurnToEnd(transaction),
    /** Answers lose it first; what their history tells of it stays, since that names it by its word. */
    async beforeDelete({ transaction }, row, beside) {
      await removeTag(transaction, row.id, beside === undefined || beside.returned['feedback'] !== undefined);
      return undefined;
    },
    keepDeleted: ({ transaction }, row) => keepTagged(transaction, row.id),
    restoreDeleted: ({ transaction }, row, kept) => tagAgain(transaction, row.id, kept),
  },
};
