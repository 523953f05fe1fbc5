import { organizationInUse } from '../../../../errors.ts';
import type { EntityExtension } from '../../../../kernel/extension.ts';
import { computed } from './computed.ts';
import { lockFirstOrganization, grantFirstOrganization } from './first-organization.ts';

export const organization: EntityExtension = {
  computed,
  hooks: {
    beforeCreate: lockFirstOrganization,
    afterCreate: grantFirstOrganization,
    /** Soft, and only when no living unit is left in it: their codes would have nowhere to fall. */
    async beforeDelete({ transaction }, row) {
      const [left] = await transaction.query<{ units: number }>({
        name: 'units_left',
        text: 'select count(*) as units from node where company_id = $1 and organization_id = $2 and deleted_at is null',
        values: [transaction.companyId, row.id],
      });
      const units = left?.units ?? 0;
      if (units > 0) throw organizationInUse({ parameters: { units } });
      await transaction.query({
        text: 'update organization set deleted_at = now() where company_id = $1 and id = $2',
        values: [transaction.companyId, row.id],
      });
      return 'done';
    },
  },
};
