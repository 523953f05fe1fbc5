import type { EntityExtension } from '../../../../kernel/extension.ts';

export const organizationType: EntityExtension = {
  actions: {
    getorganizationtype: async ({ transaction }) => ({
      results: await transaction.query({
        name: 'organization_types',
        text: 'select id, code, name from organization_type order by name, id',
        values: [],
      }),
    }),
  },
};
