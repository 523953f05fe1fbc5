import { newCode } from '../../visitor/code.ts';
import { invalidInput } from '../../errors.ts';
import type { EntityExtension, Row, Values, Work } from '../../kernel/extension.ts';

/** A counter of the roll-ups: what is folded and what is not yet. */
const counter = (column: string): string =>
  `select coalesce((select sum(d.${column}) from node_day d where d.company_id = t.company_id and d.node_id = t.id), 0)
    + coalesce((select sum(d.${column}) from node_day_delta d where d.company_id = t.company_id and d.node_id = t.id), 0)`;

/** The parent must be a living unit of the same organization; the lock keeps a move from passing by meanwhile. */
async function refuseForeignParent({ transaction }: Work, values: Values): Promise<void> {
  await transaction.query({
    name: 'share_organization',
    text: 'select 1 from organization where company_id = $1 and id = $2 for share',
    values: [transaction.companyId, values['organization_id']],
  });
  if (values['parent_id'] === undefined || values['parent_id'] === null) return;
  const parents = await transaction.query({
    name: 'living_parent',
    text: 'select 1 from node where company_id = $1 and id = $2 and organization_id = $3 and deleted_at is null',
    values: [transaction.companyId, values['parent_id'], values['organization_id']],
  });
  if (parents.length === 0) throw invalidInput({ errors: [{ pointer: '/parent_id', code: 'reference_not_found' }] });
}

/** A new unit's place in the tree, its survey's row and its code, which it has from the start and for ever. */
async function completeUnit({ transaction }: Work, row: Row): Promise<void> {
  await transaction.query({
    name: 'place_unit',
    text: `update node set path = coalesce((select p.path from node p where p.company_id = $1 and p.id = node.parent_id), '/') || id || '/'
      where company_id = $1 and id = $2`,
    values: [transaction.companyId, row.id],
  });
  await transaction.query({
    name: 'unit_survey',
    text: 'insert into node_survey (company_id, node_id) values ($1, $2)',
    values: [transaction.companyId, row.id],
  });
  await transaction.query({
    name: 'unit_code',
    text: 'insert into node_qr_code (company_id, node_id, code) values ($1, $2, $3)',
    values: [transaction.companyId, row.id, newCode()],
  });
}

export const node: EntityExtension = {
  computed: {
    qr_read_count: counter('reads'),
    total_feedback_count: counter('answers'),
    open_feedback_count: counter('open'),
  },
  hooks: {
    async beforeCreate(work, values) {
      await refuseForeignParent(work, values);
      // The path needs the id: completed in the same transaction.
      return { ...values, path: '' };
    },
    afterCreate: completeUnit,
    /** Soft, with all below: codes fall to the nearest living ancestor and history stays. */
    async beforeDelete({ transaction }, row) {
      await transaction.query({
        name: 'delete_subtree',
        text: `update node set deleted_at = now() where company_id = $1 and path >= $2 and path < left($2, -1) || '0' and deleted_at is null`,
        values: [transaction.companyId, row['path']],
      });
      return 'done';
    },
  },
};
