import type { EntityExtension } from '../../../../kernel/extension.ts';

export const auditEntry: EntityExtension = {
  computed: { company_name: 'select c.name from customer c where c.id = t.company_id' },
};
