import type { EntityExtension } from '../../../../kernel/extension.ts';
import { savePrices } from './save-prices.ts';

export const subPlan: EntityExtension = {
  actions: { save_prices: savePrices },
  computed: {
    currency_code: `select c.code from plan_location l join currency c on c.id = l.currency_id where l.id = t.plan_location_id`,
  },
};
