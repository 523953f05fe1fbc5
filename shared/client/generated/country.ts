// Generated from schemas/platform/country.schema.json. Do not edit; edit the schema.

export interface CountryRow {
  id: number;
  /** Two letters of ISO 3166-1. */
  code: string;
  alpha3: string;
  /** Three digits with leading zeros, as card networks and invoices want it. */
  numeric_code: string;
  /** In English; screens show the reader's own word by the code. */
  name: string;
  created_at: string;
  updated_at: string;
}
