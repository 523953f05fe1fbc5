import { useState } from 'react';
import type { Amounts } from '../../billing/payment/amount-lines.tsx';
import type { Offers, PlanPrice } from '../../billing/offer/plan-offer.ts';

interface Quoted {
  /** Of what was chosen then. */
  choice: string;
  amounts: Amounts;
}

/** The amounts that came with a refusal; null where they are not whole. */
function amountsIn(problem: Record<string, unknown>): Amounts | null {
  const { currency } = problem;
  const [price, discount_amount, tax_rate, tax_amount, total] = [
    'price',
    'discount_amount',
    'tax_rate',
    'tax_amount',
    'total',
  ].map((name) => (typeof problem[name] === 'number' ? problem[name] : undefined));
  if (typeof currency !== 'string' || price === undefined || tax_rate === undefined) return null;
  if (tax_amount === undefined || total === undefined) return null;
  return { currency, price, tax_rate, tax_amount, total, ...(discount_amount !== undefined && { discount_amount }) };
}

interface Shown {
  offers: Offers;
  price: PlanPrice;
  /** With a code that holds. */
  discounted: Amounts | null;
  /** All that the total hangs on. */
  choice: string;
}

/** What is to be paid: as it is offered, or as the server has told since, while nothing else is chosen. */
export function useTotal({ offers, price, discounted, choice }: Shown) {
  const [reported, setReported] = useState<Quoted | null>(null);
  const offered: Amounts = discounted ?? {
    ...price,
    currency: offers.currency.code,
    tax_rate: offers.location.tax_rate,
  };
  return {
    // A valid VAT number of another country of the Union takes the tax off.
    amounts: reported?.choice === choice ? reported.amounts : offered,
    report(problem: Record<string, unknown>): void {
      const amounts = amountsIn(problem);
      if (amounts !== null) setReported({ choice, amounts });
    },
  };
}
