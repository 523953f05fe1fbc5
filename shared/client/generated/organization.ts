// Generated from schemas/organization/organization.schema.json. Do not edit; edit the schema.

export interface OrganizationRow {
  id: number;
  name: string;
  organization_type_id: number | null;
  /** By which people find the organization in lists. */
  logo: ({
    /** Of the file, as its upload answered it. */
    key: string;
    name?: string;
    media_type?: string;
    byte_size?: number;
    /** Of a picture, in pixels. */
    width?: number;
    height?: number;
  } | null);
  /** Deleted organizations keep their units' codes and answers. */
  deleted_at: string | null;
  /** Living units that the caller sees. */
  unit_count: number;
  /** Of the units that the caller sees. */
  open_feedback_count: number;
  /** Grows with each change. A patch that says which one it was made from is refused where somebody was quicker. */
  revision: number;
  created_at: string;
  updated_at: string;
  permitted?: ("patch" | "delete")[];
}

export interface OrganizationCreate {
  name: string;
  organization_type_id?: number | null;
  /** By which people find the organization in lists. */
  logo?: ({
    /** Of the file, as its upload answered it. */
    key: string;
    name?: string;
    media_type?: string;
    byte_size?: number;
    /** Of a picture, in pixels. */
    width?: number;
    height?: number;
  } | null);
}

export interface OrganizationPatch {
  name?: string;
  organization_type_id?: number | null;
  /** By which people find the organization in lists. */
  logo?: ({
    /** Of the file, as its upload answered it. */
    key: string;
    name?: string;
    media_type?: string;
    byte_size?: number;
    /** Of a picture, in pixels. */
    width?: number;
    height?: number;
  } | null);
  /** Grows with each change. A patch that says which one it was made from is refused where somebody was quicker. */
  revision?: number;
}
