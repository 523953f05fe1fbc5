// Generated from schemas/platform/discount.schema.json. Do not edit; edit the schema.

export interface DiscountRow {
  id: number;
  /** Capital letters, digits, hyphen and underscore. */
  code: string;
  kind: "percent" | "amount";
  /** Of a percent discount. */
  percent: number | null;
  /** Of an amount discount, in minor units of its currency. */
  amount: number | null;
  /** Of an amount discount; it counts only where this currency is paid. */
  currency_id: number | null;
  currency_code: string | null;
  valid_from: string;
  /** Empty for no end. */
  valid_to: string | null;
  /** Over all companies; empty for no limit. */
  maximum_uses: number | null;
  used_count: number;
  /** The plans that it is for; none for all. */
  plan_ids: number[];
  is_active: boolean;
  /** Whether it can be used now, and why not. */
  state: "active" | "scheduled" | "expired" | "used_up" | "inactive";
  /** Grows with each change. A patch that says which one it was made from is refused where somebody was quicker. */
  revision: number;
  created_at: string;
  updated_at: string;
  permitted?: ("patch" | "delete")[];
}

export interface DiscountCreate {
  /** Capital letters, digits, hyphen and underscore. */
  code: string;
  kind: "percent" | "amount";
  /** Of a percent discount. */
  percent?: number | null;
  /** Of an amount discount, in minor units of its currency. */
  amount?: number | null;
  /** Of an amount discount; it counts only where this currency is paid. */
  currency_id?: number | null;
  valid_from: string;
  /** Empty for no end. */
  valid_to?: string | null;
  /** Over all companies; empty for no limit. */
  maximum_uses?: number | null;
  /** The plans that it is for; none for all. */
  plan_ids?: number[];
  is_active?: boolean;
}

export interface DiscountPatch {
  /** Capital letters, digits, hyphen and underscore. */
  code?: string;
  kind?: "percent" | "amount";
  /** Of a percent discount. */
  percent?: number | null;
  /** Of an amount discount, in minor units of its currency. */
  amount?: number | null;
  /** Of an amount discount; it counts only where this currency is paid. */
  currency_id?: number | null;
  valid_from?: string;
  /** Empty for no end. */
  valid_to?: string | null;
  /** Over all companies; empty for no limit. */
  maximum_uses?: number | null;
  /** The plans that it is for; none for all. */
  plan_ids?: number[];
  is_active?: boolean;
  /** Grows with each change. A patch that says which one it was made from is refused where somebody was quicker. */
  revision?: number;
}

export interface DiscountUsesInput {
  offset?: number;
  limit?: number;
}

export interface DiscountUsesOutput {
  total: number;
  sums: {
    currency: string;
    /** In minor units. */
    amount: number;
  }[];
  results: {
    id: number;
    company_id: number;
    company: string;
    user: string | null;
    plan: string | null;
    currency: string;
    /** In minor units of the currency. */
    amount: number;
    created_at: string;
  }[];
}

export interface DiscountCheckDiscountInput {
  code: string;
  sub_plan_id: number;
}

export interface DiscountCheckDiscountOutput {
  code: string;
  kind: "percent" | "amount";
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
}
