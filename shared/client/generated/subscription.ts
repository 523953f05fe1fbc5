// Generated from schemas/billing/subscription.schema.json. Do not edit; edit the schema.

export interface SubscriptionRow {
  id: number;
  plan_id: number;
  /** Empty for the free plan and for one sold by contact. */
  sub_plan_id: number | null;
  /** By which the plan was agreed on; empty for one that was bought. */
  contract_id: number | null;
  is_current: boolean;
  /** Past due while a failed charge is retried. */
  state: "active" | "past_due" | "ended";
  period: "monthly" | "yearly";
  /** Three letters of ISO 4217; empty for the free plan. */
  currency: string | null;
  /** Of one period before tax, as agreed at its start. */
  price: number;
  tax_rate: number;
  started_at: string;
  period_start: string;
  /** Empty for no end: the free plan. */
  period_end: string | null;
  /** False once it is stopped: it ends with the period. */
  auto_renew: boolean;
  /** A downgrade that acts at the period's end. */
  next_sub_plan_id: number | null;
  /** Of this period; retried on days 0, 3, 7 and 14. */
  retry_count: number;
  next_retry_at: string | null;
  /** Since when the company can only read: once its invoice is paid, the period goes on where it stopped. */
  suspended_at: string | null;
  /** Of the month on which its periods end; in shorter months on the last one. */
  billing_day: number | null;
  ended_at: string | null;
  created_at: string;
  updated_at: string;
}

export interface SubscriptionUsageInput {
}

export interface SubscriptionUsageOutput {
  /** The current one, else the free one; empty on a platform that has none. */
  plan: ({
    id: number;
    name: string;
    tag: "free" | "basic" | "standart" | "pro" | "enterprise";
  } | null);
  limits: {
    name: "units" | "users" | "groups" | "organizations" | "storage";
    /** Of storage in megabytes. */
    used: number;
    /** Empty for unlimited. */
    limit: number | null;
    /** Near from four fifths on. */
    state: "ok" | "near" | "reached";
  }[];
  features: {
    return_url: boolean;
    custom_logo: boolean;
    link_list: boolean;
  };
  /** What was agreed on, the earliest first: the one that runs, and those that are to begin. */
  contracts: {
    id: number;
    plan: string;
    state: "scheduled" | "active";
    starts_on: string;
    ends_on: string | null;
    period: "monthly" | "yearly";
    /** Of one period before tax. */
    price: number;
    currency: string;
    is_invoiced: boolean;
    /** Empty where none comes. */
    next_invoice_on: string | null;
  }[];
}

export interface SubscriptionUpgradeAmountInput {
  sub_plan_id: number;
  discount_code?: string | null;
}

export interface SubscriptionUpgradeAmountOutput {
  quote_id: number;
  sub_plan_id: number;
  currency: string;
  /** Of the period before tax. */
  price: number;
  /** Worth of the old period's unused days. */
  credit: number;
  /** What the code takes off. */
  discount_amount: number;
  tax_rate: number;
  /** Added to the rest. */
  tax_amount: number;
  /** To pay. */
  total: number;
  expires_at: string;
}

export interface SubscriptionRenewalInput {
  auto_renew?: boolean;
  next_sub_plan_id?: number | null;
}

export interface SubscriptionRenewalOutput {
  id: number;
  plan_id: number;
  sub_plan_id: number | null;
  state: "active" | "past_due" | "ended";
  period: "monthly" | "yearly";
  currency: string | null;
  /** In minor units of the currency. */
  price: number;
  tax_rate: number;
  started_at: string;
  period_start: string;
  period_end: string | null;
  auto_renew: boolean;
  next_sub_plan_id: number | null;
  next_retry_at: string | null;
}
