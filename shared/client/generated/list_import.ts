// Generated from schemas/company/list_import.schema.json. Do not edit; edit the schema.

export interface ListImportRow {
  id: number;
  /** Who imports, with whose rights each row is made. */
  user_id: number;
  /** Id of the entity. */
  entity: string;
  /** As its browser called it; may be empty. */
  file_name: string;
  /** Which is under way, or was the last one. */
  step: "upload" | "check" | "run" | "take_back";
  /** Of the step. */
  state: "queued" | "running" | "done" | "failed";
  row_count: number;
  /** Of the step that is under way, or was the last one. */
  rows_done: number;
  created_count: number;
  changed_count: number;
  unchanged_count: number;
  refused_count: number;
  taken_back_count: number;
  /** Rows that could not be taken back. */
  kept_count: number;
  /** Why the step came to nothing: right_lost, file_missing, company_read_only, too_many_attempts. */
  failure: string | null;
  /** Header and first rows of the file. */
  preview: {
    [k: string]: unknown;
  };
  /** Place of a column, counted from 0, to the field that its cells are. */
  mapping: {
    [k: string]: unknown;
  };
  /** Rows that are there already are changed, else refused. */
  change_existing: boolean;
  done_at: string | null;
  created_at: string;
  updated_at: string;
  company_id?: number;
}
