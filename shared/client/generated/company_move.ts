// Generated from schemas/platform/company_move.schema.json. Do not edit; edit the schema.

export interface CompanyMoveRow {
  id: number;
  /** The id: its row may lie in another database. */
  company: number;
  /** What it was called when the move began. */
  company_name: string;
  from_cell: string;
  to_cell: string;
  state: "copying" | "following" | "switching" | "switched" | "undoing" | "confirming" | "confirmed" | "abandoning" | "abandoned";
  /** What a worker is to do, or does; nothing where the move waits for a decision, or has ended. */
  wanted: "move" | "confirm" | "undo" | "abandon" | null;
  started_at: string;
  copied_at: string | null;
  switched_at: string | null;
  /** Both cells had the same rows at the last switch. */
  compared_at: string | null;
  /** Confirmed or abandoned. */
  ended_at: string | null;
  /** Copied. */
  row_count: number | null;
  /** How long nobody could write, at the last switch. */
  stopped_ms: number | null;
  /** What was copied, compared and removed, and how long the company was stopped. */
  progress: {
    [k: string]: unknown;
  };
  /** What the last attempt failed by. */
  error: string | null;
  created_at: string;
  updated_at: string;
  permitted?: ("go_on" | "confirm" | "undo" | "abandon")[];
}

export interface CompanyMoveStartInput {
  company_id: number;
  /** The database that it shall lie in. */
  cell_id: number;
}

export interface CompanyMoveStartOutput {
  id: number;
  wanted: string;
}

export interface CompanyMoveGoOnInput {
}

export interface CompanyMoveGoOnOutput {
  id: number;
  wanted: string;
}

export interface CompanyMoveConfirmInput {
}

export interface CompanyMoveConfirmOutput {
  id: number;
  wanted: string;
}

export interface CompanyMoveUndoInput {
}

export interface CompanyMoveUndoOutput {
  id: number;
  wanted: string;
}

export interface CompanyMoveAbandonInput {
}

export interface CompanyMoveAbandonOutput {
  id: number;
  wanted: string;
}
