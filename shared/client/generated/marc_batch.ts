// Generated from schemas/qr/marc_batch.schema.json. Do not edit; edit the schema.

export interface MarcBatchRow {
  id: number;
  customer_id: number;
  company_name: string;
  /** Marcs of the customer's units, or blank ones. */
  kind: "units" | "blank";
  mark_count: number;
  /** At a unit. What is neither bound nor retired is blank. */
  bound_count: number;
  retired_count: number;
  /** As it was when the batch was made. */
  design: ({
    [k: string]: unknown;
  } | null);
  note: string;
  /** A user of the platform's company, hence not a reference. */
  created_by_id: number | null;
  created_at: string;
  updated_at: string;
  company_id?: number;
}
