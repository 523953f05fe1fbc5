// Generated from schemas/qr/node_qr_code.schema.json. Do not edit; edit the schema.

export interface NodeQrCodeRow {
  id: number;
  /** Empty for a blank marc that is not bound to a unit yet. */
  node_id: number | null;
  /** Eight characters of Crockford base32 and a check character. */
  code: string;
  /** The unit's own code from its creation, or that of a physical marc bound to it. */
  origin: "unit" | "mark";
  /** Empty: that of its QR code group or of a unit above. */
  design: ({
    [k: string]: unknown;
  } | null);
  /** A retired code still leads to its unit; it is no longer printed. */
  state: "active" | "retired";
  /** Grows with each change of the design; a change of the state is none. A patch that says which one it was made from is refused where somebody was quicker. */
  revision: number;
  created_at: string;
  updated_at: string;
  permitted?: ("patch")[];
}

export interface NodeQrCodePatch {
  /** Empty: that of its QR code group or of a unit above. */
  design?: ({
    [k: string]: unknown;
  } | null);
  /** A retired code still leads to its unit; it is no longer printed. */
  state?: "active" | "retired";
  /** Grows with each change of the design; a change of the state is none. A patch that says which one it was made from is refused where somebody was quicker. */
  revision?: number;
}
