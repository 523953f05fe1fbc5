// Generated from schemas/survey/group_node.schema.json. Do not edit; edit the schema.

export interface GroupNodeRow {
  id: number;
  node_id: number;
  /** Which of the three groups is filled. */
  kind: "survey" | "qr_code" | "link_list";
  survey_group_id: number | null;
  qr_code_group_id: number | null;
  link_list_group_id: number | null;
  node_name: string;
  node_path: string;
  /** Not while the unit is deleted: it stays a member, so that its return finds everything as it was. */
  is_living: boolean;
  created_at: string;
  updated_at: string;
  permitted?: ("patch" | "delete")[];
}

export interface GroupNodeCreate {
  node_id: number;
  /** Which of the three groups is filled. */
  kind: "survey" | "qr_code" | "link_list";
  survey_group_id?: number | null;
  qr_code_group_id?: number | null;
  link_list_group_id?: number | null;
}

export interface GroupNodePatch {
  survey_group_id?: number | null;
  qr_code_group_id?: number | null;
  link_list_group_id?: number | null;
}

export interface GroupNodeMultiAddInput {
  kind: "survey" | "qr_code" | "link_list";
  group_id: number;
  node_ids: number[];
  with_subunits?: boolean;
  /** Units of another group come to this one; else they stay where they are. */
  replace?: boolean;
}

export interface GroupNodeMultiAddOutput {
  added: number;
  /** From another group to this one. */
  moved: number;
  /** Were in the group already. */
  unchanged: number;
  /** Left there. */
  in_other_group: number;
  /** Of those in the group now: they go on showing the design of their own. */
  own_design: number;
}

export interface GroupNodeMoveNodeToOtherGroupInput {
  node_id: number;
  kind: "survey" | "qr_code" | "link_list";
  group_id: number;
}

export interface GroupNodeMoveNodeToOtherGroupOutput {
  id: number;
  node_id: number;
  kind: "survey" | "qr_code" | "link_list";
  survey_group_id: number | null;
  qr_code_group_id: number | null;
  link_list_group_id: number | null;
}

export interface GroupNodeConvertGroupToOneDesignInput {
  node_id: number;
  kind: "survey" | "qr_code" | "link_list";
}

export interface GroupNodeConvertGroupToOneDesignOutput {
  node_id: number;
  kind: "survey" | "qr_code" | "link_list";
}
