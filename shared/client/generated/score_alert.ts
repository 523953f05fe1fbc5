// Generated from schemas/feedback/score_alert.schema.json. Do not edit; edit the schema.

export interface ScoreAlertRow {
  id: number;
  /** With all below it. */
  node_id: number;
  /** Recovered: scores are back. Settled: for four weeks they were not, and what they are now counts as usual. Withdrawn: the unit was deleted or alerts were switched off. */
  state: "open" | "recovered" | "settled" | "withdrawn";
  /** At the hours at which the answers came. */
  expected: number;
  /** Up to when it was found. */
  seen: number;
  /** Up to when it was found. */
  answers: number;
  /** The first answer of the fall, as likely as can be told. */
  since: string;
  found_at: string;
  ended_at: string | null;
  created_at: string;
  updated_at: string;
}
