import type { EntityExtension } from '../../../../kernel/extension.ts';
import { invoicePdfBy } from '../../invoices/pdf-actions.ts';
import { planNameOfDay } from '../../invoices/plan-name-of-day.ts';
import { nobody } from '../../invoices/seller.ts';
import { namedOtherwise, reissue } from './reissue.ts';

export const invoice: EntityExtension = {
  actions: { reissue, pdf: invoicePdfBy(async () => nobody) },
  computed: {
    can_reissue: `select t.kind = 'invoice' and t.state <> 'void' and (${namedOtherwise('t')})
      from customer c left join country on country.id = c.country_id where c.id = t.company_id`,
    plan_name: planNameOfDay,
    period: `select s.period from subscription s where s.company_id = t.company_id and s.id = t.subscription_id`,
  },
};
