import type { EntityExtension } from '../../kernel/extension.ts';

export const marcBatch: EntityExtension = {
  computed: {
    customer_id: 'select t.company_id',
    company_name: 'select c.name from customer c where c.id = t.company_id',
  },
};
