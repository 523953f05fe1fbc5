import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { taxNumberRule } from '../../../../shared/tax/tax-numbers.ts';
import { useServerMutation } from '../../../ui/mutations/use-server-mutation.ts';
import { fieldErrorsOf, problemOf, wordsOf } from '../../../providers/problem.ts';
import type { Amounts } from '../../billing/payment/amount-lines.tsx';
import { usePay } from '../../billing/payment/use-pay.ts';
import { usePaymentForm } from '../../billing/payment/use-payment-form.ts';
import {
  type OfferedPlan,
  type Offers,
  type Period,
  type PlanPrice,
  samePrice,
} from '../../billing/offer/plan-offer.ts';
import { type Choice, rememberChoice, rememberedChoice } from './remembered-choice.ts';
import { useDiscount } from './use-discount.ts';
import { useAskOffers } from './use-offers.ts';
import { type PayerViolations, usePayer } from './use-payer.ts';
import { useTotal } from './use-total.ts';

/** What is paid: a price of the offers, and its plan. */
export interface Chosen {
  plan: OfferedPlan;
  price: PlanPrice;
}

interface CountryChoice {
  planId: number;
  period: Period;
  report: (violations: PayerViolations) => void;
}

/** The same plan at the prices of another country, where it is sold there. */
function useCountryChoice({ planId, period, report }: CountryChoice): (country: string) => void {
  const [, setSearch] = useSearchParams();
  const { ask } = useAskOffers();
  async function choose(country: string): Promise<void> {
    report({});
    try {
      const there = samePrice(await ask(country), planId, period);
      if (there === undefined) report({ country: 'app.register.pay.not_sold' });
      else setSearch({ sub_plan: String(there.id), country }, { replace: true });
    } catch (error) {
      report({ country: wordsOf(error) });
    }
  }
  return (country) => void choose(country);
}

const PAY = '/account/clientregistercreditcartpay';

/** The amount is what was shown: where it has changed since, nothing is charged. */
const bodyOf = ({ sub_plan, country, ...texts }: Choice, { total, currency }: Amounts): object => ({
  sub_plan_id: Number(sub_plan),
  country,
  ...Object.fromEntries(Object.entries(texts).flatMap(([name, text]) => (text.trim() ? [[name, text.trim()]] : []))),
  amount: total,
  currency,
});

/** The payment of the first plan. Messages are keys of admin/i18n or the server's own words. */
export function useCardPayment(offers: Offers, { plan, price }: Chosen) {
  const [, setSearch] = useSearchParams();
  const { renew } = useAskOffers();
  const [kept] = useState(() => rememberedChoice(sessionStorage));
  const discount = useDiscount(price.id, kept?.discount_code ?? '');
  const payer = usePayer(offers.country, kept);
  const { mutate, isPending, errorText, reset } = useServerMutation();
  const { country } = offers;
  const chooseCountry = useCountryChoice({ planId: plan.id, period: price.period, report: payer.report });
  const choice = [price.id, country, payer.taxNumber.trim(), discount.code].join(' ');
  const { amounts, report } = useTotal({ offers, price, discounted: discount.amounts, choice });
  const form = usePaymentForm({ needsCard: amounts.total > 0 });
  const pay = usePay(form);

  function refuse(refusal: unknown): null {
    // What is to be paid is asked for again: it is shown before it is paid.
    if (problemOf(refusal)['code'] === 'amount_changed') {
      report(problemOf(refusal));
      void renew();
    }
    if (payer.reportOf(fieldErrorsOf(refusal))) return null;
    throw refusal;
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    reset();
    const isPayerKnown = payer.check();
    const isWhole = form.check();
    // A code that nobody has looked at yet changes what is paid: that is shown first.
    if (discount.isOpen) return discount.apply();
    if (!isWhole || !isPayerKnown || country === null) return;
    const typed = {
      sub_plan: String(price.id),
      country,
      tax_number: payer.taxNumber,
      discount_code: discount.code ?? '',
      ...payer.billing,
    };
    rememberChoice(sessionStorage, typed);
    const started = await mutate(() => pay(PAY, bodyOf(typed, amounts)).catch(refuse));
    if (started) setSearch({ payment: started.reference }, { replace: true });
  }

  return {
    form,
    discount,
    amounts,
    rule: country === null ? null : taxNumberRule(country),
    payer,
    failure: errorText ?? undefined,
    isPending,
    chooseCountry,
    submit: (event: FormEvent) => void submit(event),
  };
}

export type CardPaymentForm = ReturnType<typeof useCardPayment>;
