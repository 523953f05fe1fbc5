// Generated from schemas/feedback/report_subscription.schema.json. Do not edit; edit the schema.

export interface ReportSubscriptionRow {
  id: number;
  user_id: number;
  /** A monthly one comes on the first of the month, about the month before. */
  rhythm: "daily" | "weekly" | "monthly";
  /** With all below it; empty: all that the user may read. */
  node_id: number | null;
  /** Of a weekly one. */
  weekday: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";
  hour: number;
  /** As Europe/Berlin. */
  time_zone: string;
  /** Of a daily one. Weekly and monthly ones always come: that nobody answered is news too. */
  only_with_answers: boolean;
  is_active: boolean;
  /** Empty while it is not active. */
  next_at: string | null;
  /** Why it was switched off by itself when its report was to be written. */
  ended_because: "right_lost" | "unit_deleted" | null;
  created_at: string;
  updated_at: string;
  permitted?: ("patch" | "delete")[];
}

export interface ReportSubscriptionCreate {
  /** A monthly one comes on the first of the month, about the month before. */
  rhythm?: "daily" | "weekly" | "monthly";
  /** With all below it; empty: all that the user may read. */
  node_id?: number | null;
  /** Of a weekly one. */
  weekday?: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";
  hour?: number;
  /** As Europe/Berlin. */
  time_zone?: string;
  /** Of a daily one. Weekly and monthly ones always come: that nobody answered is news too. */
  only_with_answers?: boolean;
  is_active?: boolean;
}

export interface ReportSubscriptionPatch {
  /** A monthly one comes on the first of the month, about the month before. */
  rhythm?: "daily" | "weekly" | "monthly";
  /** With all below it; empty: all that the user may read. */
  node_id?: number | null;
  /** Of a weekly one. */
  weekday?: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";
  hour?: number;
  /** As Europe/Berlin. */
  time_zone?: string;
  /** Of a daily one. Weekly and monthly ones always come: that nobody answered is news too. */
  only_with_answers?: boolean;
  is_active?: boolean;
}

export interface ReportSubscriptionSendNowInput {
}

export interface ReportSubscriptionSendNowOutput {
  id: number;
}
