// Generated from schemas/feedback/saved_filter.schema.json. Do not edit; edit the schema.

export interface SavedFilterRow {
  id: number;
  user_id: number;
  name: string;
  /** The entity whose list it is of. */
  list: string;
  /** As the list takes it, of at most 2 KB. */
  filter: {
    [k: string]: unknown;
  };
  /** A field and ASC or DESC; null for the list's own. */
  sort: string[] | null;
  /** The shown fields in their order; null for the list's own. */
  columns: string[] | null;
  /** All users of the company are offered it. */
  is_shared: boolean;
  /** The order in which they are offered. */
  position: number;
  created_at: string;
  updated_at: string;
  permitted?: ("patch" | "delete")[];
}

export interface SavedFilterCreate {
  name: string;
  /** The entity whose list it is of. */
  list?: string;
  /** As the list takes it, of at most 2 KB. */
  filter: {
    [k: string]: unknown;
  };
  /** A field and ASC or DESC; null for the list's own. */
  sort?: string[] | null;
  /** The shown fields in their order; null for the list's own. */
  columns?: string[] | null;
  /** All users of the company are offered it. */
  is_shared?: boolean;
  /** The order in which they are offered. */
  position?: number;
}

export interface SavedFilterPatch {
  name?: string;
  /** As the list takes it, of at most 2 KB. */
  filter?: {
    [k: string]: unknown;
  };
  /** A field and ASC or DESC; null for the list's own. */
  sort?: string[] | null;
  /** The shown fields in their order; null for the list's own. */
  columns?: string[] | null;
  /** All users of the company are offered it. */
  is_shared?: boolean;
  /** The order in which they are offered. */
  position?: number;
}
