import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { isTaxNumber, taxNumberRule } from '../../../server/billing/tax-numbers.ts';
import { fieldErrorsOf, problemOf, wordsOf } from '../../providers/problem.ts';
import type { Amounts } from '../payment/amount-lines.tsx';
import { usePay } from '../payment/use-pay.ts';
import { usePaymentForm } from '../payment/use-payment-form.ts';
import { type OfferedPlan, type Offers, type Period, type PlanPrice, samePrice } from './plan-offer.ts';
import { type Choice, rememberChoice, rememberedChoice } from './remembered-choice.ts';
import { useDiscount } from './use-discount.ts';
import { useAskOffers } from './use-offers.ts';

type Faults = Partial<Record<'country' | 'tax_number', string>>;

/** What is paid: a price of the offers, and its plan. */
export interface Chosen {
  plan: OfferedPlan;
  price: PlanPrice;
}

function checkPayer(country: string | null, taxNumber: string): Faults {
  if (country === null) return { country: 'ra.validation.required' };
  return isTaxNumber(country, taxNumber) ? {} : { tax_number: 'app.register.pay.wrong_tax_number' };
}

interface CountryChoice {
  planId: number;
  period: Period;
  tell: (faults: Faults) => void;
}

/** The same plan at the prices of another country, where it is sold there. */
function useCountryChoice({ planId, period, tell }: CountryChoice): (country: string) => void {
  const [, setSearch] = useSearchParams();
  const { ask } = useAskOffers();
  async function choose(country: string): Promise<void> {
    tell({});
    try {
      const there = samePrice(await ask(country), planId, period);
      if (there === undefined) tell({ country: 'app.register.pay.not_sold' });
      else setSearch({ sub_plan: String(there.id), country }, { replace: true });
    } catch (error) {
      tell({ country: wordsOf(error) });
    }
  }
  return (country) => void choose(country);
}

const PAY = '/account/clientregistercreditcartpay';

/** The amount is what was shown: where it has changed since, nothing is charged. */
const bodyOf = ({ sub_plan, country, tax_number, discount_code }: Choice, { total, currency }: Amounts): object => ({
  sub_plan_id: Number(sub_plan),
  country,
  tax_number: tax_number.trim() || null,
  discount_code: discount_code || null,
  amount: total,
  currency,
});

/** The payment of the first plan. Messages are keys of admin/i18n or the server's own words. */
export function useCardPayment(offers: Offers, { plan, price }: Chosen) {
  const [, setSearch] = useSearchParams();
  const { renew } = useAskOffers();
  const [kept] = useState(() => rememberedChoice(sessionStorage));
  const discount = useDiscount(price.id, kept?.discount_code ?? '');
  const [taxNumber, setTaxNumber] = useState(kept?.tax_number ?? '');
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState<string>();
  const { country } = offers;
  const chooseCountry = useCountryChoice({ planId: plan.id, period: price.period, tell: setFaults });
  const amounts: Amounts = discount.amounts ?? {
    ...price,
    currency: offers.currency.code,
    tax_rate: offers.location.tax_rate,
  };
  const form = usePaymentForm({ needsCard: amounts.total > 0 });
  const { pay, isPending } = usePay(form);

  function refuse(error: unknown): void {
    const { country: atCountry, tax_number: atTaxNumber, discount_code: atCode } = fieldErrorsOf(error);
    const found = { ...(atCountry && { country: atCountry }), ...(atTaxNumber && { tax_number: atTaxNumber }) };
    setFaults(found);
    if (Object.keys(found).length === 0) setFailure(atCode ?? wordsOf(error));
    // What is to be paid is asked for again: it is shown before it is paid.
    if (problemOf(error).code === 'amount_changed') void renew();
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setFailure(undefined);
    const found = checkPayer(country, taxNumber);
    setFaults(found);
    const isWhole = form.check();
    // A code that nobody has looked at yet changes what is paid: that is shown first.
    if (discount.isOpen) return discount.apply();
    if (!isWhole || Object.keys(found).length > 0 || country === null) return;
    const choice = { sub_plan: String(price.id), country, tax_number: taxNumber, discount_code: discount.code ?? '' };
    rememberChoice(sessionStorage, choice);
    const started = await pay({ path: PAY, body: bodyOf(choice, amounts), refuse });
    if (started) setSearch({ payment: started.reference }, { replace: true });
  }

  return {
    form,
    discount,
    amounts,
    rule: country === null ? null : taxNumberRule(country),
    taxNumber,
    faults,
    failure,
    isPending,
    chooseCountry,
    setTaxNumber(value: string) {
      setTaxNumber(value);
      setFaults((last) => ({ ...last, tax_number: undefined }));
    },
    submit: (event: FormEvent) => void submit(event),
  };
}

export type CardPaymentForm = ReturnType<typeof useCardPayment>;
