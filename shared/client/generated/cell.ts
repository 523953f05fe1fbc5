// Generated from schemas/platform/cell.schema.json. Do not edit; edit the schema.

export interface CellRow {
  id: number;
  name: string;
  /** A new company is placed where the fewest are, among those that take them. */
  takes_companies: boolean;
  /** How many lie in it. */
  company_count: number;
  created_at: string;
  updated_at: string;
  permitted?: ("patch")[];
}

export interface CellPatch {
  /** A new company is placed where the fewest are, among those that take them. */
  takes_companies?: boolean;
}
