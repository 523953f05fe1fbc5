// Generated from schemas/company/draft.schema.json. Do not edit; edit the schema.

export interface DraftRow {
  id: number;
  /** How the row was called when the draft was saved. */
  record_name: string;
  entity: "survey_group" | "qr_code_group" | "link_list_group" | "node_qr_code" | "node_link_list";
  record_id: number;
  state: "draft" | "scheduled" | "published" | "reverted" | "discarded";
  /** Who saved it last. */
  author_id: number | null;
  /** What it is for, in the words of who saved it. */
  note: string | null;
  /** When its content was saved last. */
  saved_at: string | null;
  /** When it is published by itself, with the rights that who scheduled it has then. */
  publish_at: string | null;
  /** By whose clock it is scheduled. */
  time_zone: string | null;
  /** What the clock shows then, as it was said: 2027-03-28T09:00. Stays after a refusal. */
  local_time: string | null;
  /** What shows the row begins with the draft when its own clock shows that time. */
  each_clock: boolean;
  /** Why it was published, in the words of who published or scheduled it. */
  reason: string | null;
  /** Code of the problem that its scheduled publication was refused with; it is a draft again then. */
  refusal: string | null;
  published_at: string | null;
  /** Grows with each change of the draft. */
  revision: number;
  created_at: string;
  updated_at: string;
}
