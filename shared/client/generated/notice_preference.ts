// Generated from schemas/company/notice_preference.schema.json. Do not edit; edit the schema.

export interface NoticePreferenceRow {
  id: number;
  user_id: number;
  on_rules: boolean;
  on_assigned: boolean;
  on_mentioned: boolean;
  on_high_priority: boolean;
  on_score_alerts: boolean;
  on_due: boolean;
  on_code_findings: boolean;
  /** As Europe/Berlin. */
  time_zone: string;
  /** As 20:00. What comes in quiet hours is told after them. */
  quiet_from: string | null;
  quiet_until: string | null;
  created_at: string;
  updated_at: string;
  permitted?: ("patch")[];
}

export interface NoticePreferenceCreate {
  on_rules?: boolean;
  on_assigned?: boolean;
  on_mentioned?: boolean;
  on_high_priority?: boolean;
  on_score_alerts?: boolean;
  on_due?: boolean;
  on_code_findings?: boolean;
  /** As Europe/Berlin. */
  time_zone?: string;
  /** As 20:00. What comes in quiet hours is told after them. */
  quiet_from?: string | null;
  quiet_until?: string | null;
}

export interface NoticePreferencePatch {
  on_rules?: boolean;
  on_assigned?: boolean;
  on_mentioned?: boolean;
  on_high_priority?: boolean;
  on_score_alerts?: boolean;
  on_due?: boolean;
  on_code_findings?: boolean;
  /** As Europe/Berlin. */
  time_zone?: string;
  /** As 20:00. What comes in quiet hours is told after them. */
  quiet_from?: string | null;
  quiet_until?: string | null;
}
