import { stillReferenced } from '../../errors.ts';
import type { EntityExtension } from '../../kernel/extension.ts';

export const organization: EntityExtension = {
  hooks: {
    /** Soft, and only when no living unit is left in it: their codes would have nowhere to fall. */
    async beforeDelete({ transaction }, row) {
      const units = await transaction.query({
        text: 'select 1 from node where company_id = $1 and organization_id = $2 and deleted_at is null limit 1',
        values: [transaction.companyId, row.id],
      });
      if (units.length > 0) throw stillReferenced();
      await transaction.query({
        text: 'update organization set deleted_at = now() where company_id = $1 and id = $2',
        values: [transaction.companyId, row.id],
      });
      return 'done';
    },
  },
};
