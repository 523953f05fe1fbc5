// Generated from schemas/survey/node_link_list.schema.json. Do not edit; edit the schema.

export interface NodeLinkListRow {
  id: number;
  node_id: number;
  /** Titles and addresses; without any link the unit shows no page of links. */
  document: {
    [k: string]: unknown;
  };
  /** Grows with each change. A patch that says which one it was made from is refused where somebody was quicker. */
  revision: number;
  created_at: string;
  updated_at: string;
  permitted?: ("patch" | "delete")[];
}

export interface NodeLinkListPatch {
  /** Titles and addresses; without any link the unit shows no page of links. */
  document?: {
    [k: string]: unknown;
  };
  /** Grows with each change. A patch that says which one it was made from is refused where somebody was quicker. */
  revision?: number;
}
