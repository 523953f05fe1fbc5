// Generated from schemas/billing/invoice.schema.json. Do not edit; edit the schema.

export interface InvoiceRow {
  id: number;
  number: string;
  /** A credit note takes back all of the invoice that it corrects. */
  kind: "invoice" | "credit_note";
  /** Of the same period: grows when it is issued again. */
  issue: number;
  /** The invoice that a credit note takes back, or another one takes the place of. */
  corrects_id: number | null;
  /** The buyer owes the tax. */
  reverse_charge: boolean;
  /** It names the buyer otherwise than the company is called now. */
  can_reissue: boolean;
  state: "open" | "paid" | "void";
  subscription_id: number | null;
  plan_id: number | null;
  /** The line as printed: plan, period and dates. */
  description: string;
  /** As it was on its day. */
  plan_name: string | null;
  /** Of the plan. */
  period: "monthly" | "yearly" | null;
  period_start: string | null;
  period_end: string | null;
  /** Three letters of ISO 4217. */
  currency: string;
  /** Before discount and tax. */
  subtotal: number;
  /** What was left of the plan before, and is taken off the subtotal already; of a contract's first invoice. */
  credit_amount: number;
  /** In minor units of the currency. */
  discount_amount: number;
  tax_rate: number;
  /** In minor units of the currency. */
  tax_amount: number;
  /** In minor units of the currency. */
  total: number;
  issued_at: string;
  due_at: string;
  paid_at: string | null;
  billing_name: string;
  billing_address: string;
  billing_country: string | null;
  tax_number: string | null;
  created_at: string;
  updated_at: string;
  permitted?: ("pdf")[];
}

export interface InvoicePdfInput {
}

export interface InvoiceReissueInput {
}

export interface InvoiceReissueOutput {
  id: number;
  number: string;
  credit_note_id: number;
  credit_note_number: string;
}
