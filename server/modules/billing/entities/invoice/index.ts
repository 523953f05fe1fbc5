import type { EntityExtension } from '../../../../kernel/extension.ts';
import { namedOtherwise, reissue } from './reissue.ts';

/** Of the row `t`: what the plan was called on its day, however it is called by now; null where it is for no plan. */
export const planNameOfDay = `case when t.plan_id is not null then coalesce(
    substring(t.description from '^(.+), (?:monthly|yearly), \\d{4}-\\d{2}-\\d{2} to \\d{4}-\\d{2}-\\d{2}$'),
    (select p.name from plan p where p.id = t.plan_id)) end`;

export const invoice: EntityExtension = {
  actions: { reissue },
  computed: {
    can_reissue: `select t.kind = 'invoice' and t.state <> 'void' and (${namedOtherwise('t')})
      from customer c left join country on country.id = c.country_id where c.id = t.company_id`,
    plan_name: planNameOfDay,
    period: `select s.period from subscription s where s.company_id = t.company_id and s.id = t.subscription_id`,
  },
};
