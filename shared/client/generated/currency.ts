// Generated from schemas/platform/currency.schema.json. Do not edit; edit the schema.

export interface CurrencyRow {
  id: number;
  /** Three letters of ISO 4217. It stays: prices and invoices are counted in it. */
  code: string;
  name: string;
  symbol: string;
  /** Digits of the minor unit by ISO 4217: 2 for EUR, 0 for JPY and KRW. */
  minor_digits: number;
  /** An inactive currency stays on what was sold in it and is offered no longer. */
  is_active: boolean;
  /** Grows with each change. A patch that says which one it was made from is refused where somebody was quicker. */
  revision: number;
  created_at: string;
  updated_at: string;
  permitted?: ("patch" | "delete")[];
}

export interface CurrencyCreate {
  /** Three letters of ISO 4217. It stays: prices and invoices are counted in it. */
  code: string;
  name: string;
  symbol: string;
  /** An inactive currency stays on what was sold in it and is offered no longer. */
  is_active?: boolean;
}

export interface CurrencyPatch {
  name?: string;
  symbol?: string;
  /** An inactive currency stays on what was sold in it and is offered no longer. */
  is_active?: boolean;
  /** Grows with each change. A patch that says which one it was made from is refused where somebody was quicker. */
  revision?: number;
}
