// Generated from schemas/qr/marc.schema.json. Do not edit; edit the schema.

export interface MarcRow {
  id: number;
  marc_batch_id: number;
  /** Counted from 1 in each batch. */
  number: number;
  node_qr_code_id: number;
  code: string;
  /** Empty while the marc is blank. */
  node_id: number | null;
  state: "blank" | "bound" | "retired";
  /** To the unit that it has now. */
  bound_at: string | null;
  created_at: string;
  updated_at: string;
}

export interface MarcLookUpInput {
  /** As it is printed, or the address that the code holds. */
  code: string;
}

export interface MarcLookUpOutput {
  id: number;
  number: number;
  code: string;
  /** Of which the state is changed, to retire the marc or to put it back. */
  node_qr_code_id: number;
  state: "blank" | "bound" | "retired";
  node_id: number | null;
  unit_name: string | null;
}

export interface MarcClaimInput {
  /** As it is printed, or the address that the code holds. */
  code: string;
  node_id: number;
  /** Of a marc that is bound: the unit that it leaves. Another one than it has is refused. */
  from_node_id?: number | null;
}

export interface MarcClaimOutput {
  id: number;
  number: number;
  code: string;
  /** Of which the state is changed, to retire the marc or to put it back. */
  node_qr_code_id: number;
  state: "blank" | "bound" | "retired";
  node_id: number | null;
  unit_name: string | null;
}

export interface MarcHistoryInput {
}

export interface MarcHistoryOutput {
  results: {
    bound_at: string;
    /** Null for a unit that the caller does not see. */
    node_id: number | null;
    unit_name: string | null;
    /** Null for a marc that was made for its unit. */
    bound_by: string | null;
  }[];
}
