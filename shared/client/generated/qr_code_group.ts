// Generated from schemas/qr/qr_code_group.schema.json. Do not edit; edit the schema.

export interface QrCodeGroupRow {
  id: number;
  name: string;
  /** Empty until it is designed. */
  design: ({
    [k: string]: unknown;
  } | null);
  has_design: boolean;
  /** Living units in it, as far as you see them. */
  unit_count: number;
  /** Grows with each change. A patch that says which one it was made from is refused where somebody was quicker. */
  revision: number;
  created_at: string;
  updated_at: string;
  permitted?: ("patch" | "delete")[];
}

export interface QrCodeGroupCreate {
  name: string;
  /** Empty until it is designed. */
  design?: ({
    [k: string]: unknown;
  } | null);
}

export interface QrCodeGroupPatch {
  name?: string;
  /** Empty until it is designed. */
  design?: ({
    [k: string]: unknown;
  } | null);
  /** Grows with each change. A patch that says which one it was made from is refused where somebody was quicker. */
  revision?: number;
}
