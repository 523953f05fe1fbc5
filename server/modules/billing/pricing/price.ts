/** What is to be paid, in parts that add up to the last minor unit. */
import { percentOf, shareOf } from './money.ts';
import { daysOf, type Span } from './period.ts';

export type Reduction = { kind: 'percent'; percent: number } | { kind: 'amount'; amount: number };

export interface Charge {
  /** Of the new period before tax, in minor units like all amounts here. */
  price: number;
  /** Worth of the old period's unused days. */
  credit?: number;
  reduction?: Reduction | null;
  /** In percent; added to the price. */
  taxRate: number;
}

/** `price - credit - discount + tax = total`, and none of them is below 0. */
export interface Parts {
  price: number;
  credit: number;
  discount: number;
  taxRate: number;
  tax: number;
  total: number;
}

const reductionOf = (amount: number, reduction: Reduction): number =>
  Math.min(amount, reduction.kind === 'percent' ? percentOf(amount, reduction.percent) : reduction.amount);

/** The credit is taken off first and never beyond the price, the discount off what is left; tax is on the rest. */
export function partsOf({ price, credit: offered = 0, reduction = null, taxRate }: Charge): Parts {
  const credit = Math.min(price, offered);
  const discount = reduction ? reductionOf(price - credit, reduction) : 0;
  const net = price - credit - discount;
  const tax = percentOf(net, taxRate);
  return { price, credit, discount, taxRate, tax, total: net + tax };
}

/** What the days of a paid period that are still whole are worth, to the day. */
export function creditOf(worth: number, span: Span, now: Date): number {
  const { unused, all } = daysOf(span, now);
  return shareOf(worth, unused, all);
}
