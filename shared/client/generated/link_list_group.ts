// Generated from schemas/survey/link_list_group.schema.json. Do not edit; edit the schema.

export interface LinkListGroupRow {
  id: number;
  name: string;
  /** Titles and addresses; empty until it is designed. */
  document: ({
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

export interface LinkListGroupCreate {
  name: string;
  /** Titles and addresses; empty until it is designed. */
  document?: ({
    [k: string]: unknown;
  } | null);
}

export interface LinkListGroupPatch {
  name?: string;
  /** Titles and addresses; empty until it is designed. */
  document?: ({
    [k: string]: unknown;
  } | null);
  /** Grows with each change. A patch that says which one it was made from is refused where somebody was quicker. */
  revision?: number;
}
