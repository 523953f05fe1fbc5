import type { EntityExtension } from '../../../../kernel/extension.ts';

/** What is done with imports stands in server/modules/organizations/imports/take-back. */
export const unitImport: EntityExtension = {
  computed: {
    user_name: 'select u.full_name from customer_user u where u.company_id = t.company_id and u.id = t.user_id',
  },
};
