import { useLocale, useTranslate } from 'react-admin';
import { formatMoney } from '../../../fields/numbers.ts';
import { type OfferedPlan, type Period, saleOf } from './plan-offer.ts';

/** Says what a plan costs in a period, before tax. */
export function usePriceWords(currency: string, period: Period): (plan: OfferedPlan) => string {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  return (plan) => {
    const sale = saleOf(plan, period);
    if (sale.kind === 'free') return translate('app.account.plan.free');
    if (sale.kind === 'contact') return translate('app.register.plans.by_contact');
    const price = formatMoney(sale.price.price, currency, locale);
    return translate(`app.account.plan.per.${sale.price.period}`, { price });
  };
}
