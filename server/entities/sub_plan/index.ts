import type { EntityExtension } from '../../kernel/extension.ts';

export const subPlan: EntityExtension = {
  computed: {
    currency_code: `select c.code from plan_location l join currency c on c.id = l.currency_id where l.id = t.plan_location_id`,
  },
};
