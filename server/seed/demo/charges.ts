/** What a company is charged for a month: its plan's price, less its coupon, and tax. */
import { addMonths } from '../days.ts';
import { coupons, type PurchasePlan } from './billing-plan.ts';
import type { CompanyContext } from './context.ts';
import type { Price } from './price-list.ts';

/** A period that was paid for. */
export interface Charge {
  purchase: PurchasePlan;
  price: Price;
  subscriptionId: number;
  from: number;
  to: number;
  discount: number;
  tax: number;
  total: number;
}

export const percentOf = (amount: number, percent: number): number => Math.round((amount * percent) / 100);

export interface ChargedMonth {
  purchase: PurchasePlan;
  price: Price;
  subscriptionId: number;
  month: number;
}

/** A coupon takes from the first bill only. */
export function chargeOf(
  { foundedAt }: CompanyContext,
  { purchase, price, subscriptionId, month }: ChargedMonth,
): Charge {
  const coupon = month === purchase.fromMonth ? coupons.find(({ code }) => code === purchase.coupon) : undefined;
  const discount = coupon?.percent === undefined ? 0 : percentOf(price.amount, coupon.percent);
  const tax = percentOf(price.amount - discount, price.taxRate);
  const [from, to] = [addMonths(foundedAt, month), addMonths(foundedAt, month + 1)];
  return { purchase, price, subscriptionId, from, to, discount, tax, total: price.amount - discount + tax };
}
