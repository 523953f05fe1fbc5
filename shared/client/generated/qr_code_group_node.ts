// Generated from schemas/qr/qr_code_group_node.schema.json. Do not edit; edit the schema.

export interface QrCodeGroupNodeRow {
  id: number;
  node_id: number;
  kind: "survey" | "qr_code" | "link_list";
  qr_code_group_id: number | null;
  created_at: string;
  updated_at: string;
  permitted?: ("patch" | "delete")[];
}

export interface QrCodeGroupNodeCreate {
  node_id: number;
  qr_code_group_id: number | null;
}

export interface QrCodeGroupNodePatch {
  qr_code_group_id?: number | null;
}
