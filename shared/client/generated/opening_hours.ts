// Generated from schemas/organization/opening_hours.schema.json. Do not edit; edit the schema.

export interface OpeningHoursRow {
  id: number;
  /** Empty: the whole company. */
  node_id: number | null;
  node_name: string | null;
  /** As Europe/Berlin. */
  time_zone: string;
  /** As 09:00-18:00; a span may end on the next day. */
  monday: string[];
  tuesday: string[];
  wednesday: string[];
  thursday: string[];
  friday: string[];
  saturday: string[];
  sunday: string[];
  /** As 2026-12-25. */
  closed_days: string[];
  /** Grows with each change. A patch that says which one it was made from is refused where somebody was quicker. */
  revision: number;
  created_at: string;
  updated_at: string;
  permitted?: ("patch" | "delete")[];
}

export interface OpeningHoursCreate {
  /** Empty: the whole company. */
  node_id?: number | null;
  /** As Europe/Berlin. */
  time_zone?: string;
  /** As 09:00-18:00; a span may end on the next day. */
  monday?: string[];
  tuesday?: string[];
  wednesday?: string[];
  thursday?: string[];
  friday?: string[];
  saturday?: string[];
  sunday?: string[];
  /** As 2026-12-25. */
  closed_days?: string[];
}

export interface OpeningHoursPatch {
  /** As Europe/Berlin. */
  time_zone?: string;
  /** As 09:00-18:00; a span may end on the next day. */
  monday?: string[];
  tuesday?: string[];
  wednesday?: string[];
  thursday?: string[];
  friday?: string[];
  saturday?: string[];
  sunday?: string[];
  /** As 2026-12-25. */
  closed_days?: string[];
  /** Grows with each change. A patch that says which one it was made from is refused where somebody was quicker. */
  revision?: number;
}
