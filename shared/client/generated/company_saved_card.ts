// Generated from schemas/company/company_saved_card.schema.json. Do not edit; edit the schema.

export interface CompanySavedCardRow {
  id: number;
  brand: string;
  last4: string;
  expiry_month: number;
  expiry_year: number;
  holder: string;
  /** When its owner agreed that it is kept and charged for unpaid invoices. */
  consented_at: string;
  gateway: "simulator" | "stripe";
  created_at: string;
  updated_at: string;
}

export interface CompanySavedCardRemoveCompanyCardInput {
}

export interface CompanySavedCardRemoveCompanyCardOutput {
  id: number;
}
