// Generated from schemas/organization/node_user_access.schema.json. Do not edit; edit the schema.

export interface NodeUserAccessRow {
  id: number;
  user_id: number;
  node_id: number;
  user_read: boolean;
  user_edit: boolean;
  user_create: boolean;
  user_delete: boolean;
  node_read: boolean;
  node_edit: boolean;
  node_create: boolean;
  node_delete: boolean;
  qr_read: boolean;
  qr_edit: boolean;
  qr_create: boolean;
  qr_delete: boolean;
  feedback_read: boolean;
  feedback_edit: boolean;
  feedback_create: boolean;
  feedback_delete: boolean;
  created_at: string;
  updated_at: string;
  permitted?: ("patch" | "delete")[];
}

export interface NodeUserAccessCreate {
  user_id: number;
  node_id: number;
  user_read?: boolean;
  user_edit?: boolean;
  user_create?: boolean;
  user_delete?: boolean;
  node_read?: boolean;
  node_edit?: boolean;
  node_create?: boolean;
  node_delete?: boolean;
  qr_read?: boolean;
  qr_edit?: boolean;
  qr_create?: boolean;
  qr_delete?: boolean;
  feedback_read?: boolean;
  feedback_edit?: boolean;
  feedback_create?: boolean;
  feedback_delete?: boolean;
}

export interface NodeUserAccessPatch {
  user_read?: boolean;
  user_edit?: boolean;
  user_create?: boolean;
  user_delete?: boolean;
  node_read?: boolean;
  node_edit?: boolean;
  node_create?: boolean;
  node_delete?: boolean;
  qr_read?: boolean;
  qr_edit?: boolean;
  qr_create?: boolean;
  qr_delete?: boolean;
  feedback_read?: boolean;
  feedback_edit?: boolean;
  feedback_create?: boolean;
  feedback_delete?: boolean;
}

export interface NodeUserAccessCheckCompanyUserInput {
  email: string;
}

export interface NodeUserAccessCheckCompanyUserOutput {
  id: number;
  full_name: string;
  /** Null where the caller is shown the user's name alone. */
  email: string | null;
  is_admin: boolean;
  state: "active" | "invited" | "disabled";
}

export interface NodeUserAccessGetUserNodeAccessListInput {
  user_id: number;
}

export interface NodeUserAccessGetUserNodeAccessListOutput {
  results: {
    id: number;
    node_id: number;
    node_name: string;
    /** The units from the top down to this one, as far as the caller sees them. */
    path: {
      id: number;
      name: string;
    }[];
    /** What the caller may do with the grant. */
    permitted: ("patch" | "delete")[];
    user_read: boolean;
    user_edit: boolean;
    user_create: boolean;
    user_delete: boolean;
    node_read: boolean;
    node_edit: boolean;
    node_create: boolean;
    node_delete: boolean;
    qr_read: boolean;
    qr_edit: boolean;
    qr_create: boolean;
    qr_delete: boolean;
    feedback_read: boolean;
    feedback_edit: boolean;
    feedback_create: boolean;
    feedback_delete: boolean;
  }[];
}

export interface NodeUserAccessUnitAccessInput {
  node_id: number;
}

export interface NodeUserAccessUnitAccessOutput {
  /** More than the results where there are more than fit. */
  total: number;
  results: {
    /** Null, like the unit, for a grant of a unit that the caller does not see. */
    id: number | null;
    user: {
      id: number;
      full_name: string;
      /** Null where the caller is shown the user's name alone. */
      email: string | null;
      is_admin: boolean;
      state: "active" | "invited" | "disabled";
    };
    node_id: number | null;
    node_name: string | null;
    /** Given at a unit above. */
    inherited: boolean;
    /** What the caller may do with the grant. */
    permitted: ("patch" | "delete")[];
    user_read: boolean;
    user_edit: boolean;
    user_create: boolean;
    user_delete: boolean;
    node_read: boolean;
    node_edit: boolean;
    node_create: boolean;
    node_delete: boolean;
    qr_read: boolean;
    qr_edit: boolean;
    qr_create: boolean;
    qr_delete: boolean;
    feedback_read: boolean;
    feedback_edit: boolean;
    feedback_create: boolean;
    feedback_delete: boolean;
  }[];
}

export interface NodeUserAccessExplainInput {
  user_id: number;
  node_id: number;
}

export interface NodeUserAccessExplainOutput {
  user: {
    id: number;
    full_name: string;
    /** Null where the caller is shown the user's name alone. */
    email: string | null;
    is_admin: boolean;
    state: "active" | "invited" | "disabled";
  };
  node: {
    id: number;
    name: string;
    /** The units from the top down to this one, as far as the caller sees them. */
    path: {
      id: number;
      name: string;
    }[];
  };
  /** An administrator holds every right and needs no grant. */
  is_admin: boolean;
  rights: {
    module: "user" | "node" | "qr" | "feedback";
    right: "read" | "edit" | "create" | "delete";
    granted: boolean;
    by: {
      /** Null, like the unit, where the caller does not see it. */
      access_id: number | null;
      node_id: number | null;
      node_name: string | null;
      /** What the grant says: any right implies read. */
      right: "read" | "edit" | "create" | "delete";
    }[];
  }[];
}
