// Generated from schemas/organization/unit_import.schema.json. Do not edit; edit the schema.

export interface UnitImportRow {
  id: number;
  organization_id: number;
  /** Empty when the user is gone. */
  user_id: number | null;
  user_name: string | null;
  /** As its browser called it; may be empty. */
  file_name: string;
  added_count: number;
  changed_count: number;
  moved_count: number;
  /** The instant that the units carry which went with it; empty while it holds. */
  taken_back_at: string | null;
  /** How many units went when it was taken back. */
  removed_count: number;
  created_at: string;
  updated_at: string;
}
