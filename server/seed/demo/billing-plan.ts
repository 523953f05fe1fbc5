/** What each company has bought. Monthly companies have had a bill each month since they joined. */
import type { PlanTag } from '../reference/plans.ts';

export interface PurchasePlan {
  tag: PlanTag;
  /** Months after the company joined. */
  fromMonth: number;
  /** The coupon it was started with. */
  coupon?: string;
}

export interface BillingPlan {
  /** Name of the price region. */
  region: string;
  period: 'monthly' | 'yearly';
  /** Oldest first; each ends when the next begins, at the end of a period. */
  purchases: PurchasePlan[];
  card: { brand: string; last4: string; expiryMonth: number; yearsLeft: number };
  /** The last month could not be charged, three times so far. */
  isPastDue?: true;
  /** Places of the charges that failed at first, counted from 0. */
  declined: number[];
  /** Bought besides the plan and not paid yet. */
  open?: { description: string; /** In minor units, before tax. */ amount: number; daysAgo: number };
}

export const billingPlans: Record<string, BillingPlan> = {
  acme: {
    region: 'Germany',
    period: 'monthly',
    purchases: [
      { tag: 'standart', fromMonth: 0, coupon: 'WELCOME20' },
      { tag: 'pro', fromMonth: 2 },
    ],
    card: { brand: 'visa', last4: '4242', expiryMonth: 9, yearsLeft: 2 },
    declined: [4],
    open: { description: '24 engraved table plaques, delivered to Berlin', amount: 21_600, daysAgo: 6 },
  },
  globex: {
    region: 'United States',
    period: 'monthly',
    purchases: [{ tag: 'basic', fromMonth: 0 }],
    card: { brand: 'mastercard', last4: '4444', expiryMonth: 4, yearsLeft: 1 },
    isPastDue: true,
    declined: [],
  },
};

export interface CouponPlan {
  code: string;
  percent?: number;
  /** In minor units. */
  amount?: number;
  currency?: string;
  /** Days from today. */
  validFrom: number;
  validTo: number | null;
  maximumUses: number | null;
  plans: PlanTag[];
}

export const coupons: CouponPlan[] = [
  { code: 'WELCOME20', percent: 20, validFrom: -365, validTo: null, maximumUses: null, plans: [] },
  {
    code: 'YEAR50',
    amount: 5_000,
    currency: 'EUR',
    validFrom: -30,
    validTo: 60,
    maximumUses: 200,
    plans: ['standart', 'pro'],
  },
  { code: 'OPENING', percent: 30, validFrom: -300, validTo: -210, maximumUses: 50, plans: ['basic'] },
];
