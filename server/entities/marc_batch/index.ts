import type { EntityExtension } from '../../kernel/extension.ts';

/** Of the batch and of its detail, which are two windows on one table. */
export const marcBatch: EntityExtension = {
  computed: { company_name: 'select c.name from customer c where c.id = t.company_id' },
};
