// Generated from schemas/qr/code_finding.schema.json. Do not edit; edit the schema.

export interface CodeFindingRow {
  id: number;
  /** Empty where it is about all codes of the company. */
  node_id: number | null;
  node_qr_code_id: number | null;
  code: string | null;
  /** company_silent: all codes at once, as on a holiday. */
  kind: "company_silent" | "silent" | "no_answers" | "never_scanned";
  /** Checked: somebody was there, and it is told again only if the code stays silent from then on. Resolved: by itself, when the code was scanned or answered. */
  state: "open" | "dismissed" | "checked" | "resolved";
  /** Then it is looked at again. Of a dismissed one only. */
  dismissed_until: string | null;
  /** Why it is nothing, as: closed for the season. */
  note: string;
  /** The last scan, the last answer, or when the code was made. */
  since: string;
  last_read_at: string | null;
  /** How many scans, or answers, would have been usual since then. */
  expected: number;
  /** How likely it is that none of them came although nothing is wrong. */
  chance: number;
  reads: number;
  weekly_reads: number;
  /** Of twelve weeks, the last one ends where it was found. */
  weeks: number[];
  /** In the twelve weeks before the last scan, from Monday at midnight, in UTC. */
  hours: number[];
  found_at: string;
  handled_by_id: number | null;
  handled_at: string | null;
  resolved_at: string | null;
  /** Grows with each change by a person. A patch that says which one it was made from is refused where somebody was quicker. */
  revision: number;
  created_at: string;
  updated_at: string;
  permitted?: ("patch")[];
}

export interface CodeFindingPatch {
  /** Checked: somebody was there, and it is told again only if the code stays silent from then on. Resolved: by itself, when the code was scanned or answered. */
  state?: "open" | "dismissed" | "checked" | "resolved";
  /** Then it is looked at again. Of a dismissed one only. */
  dismissed_until?: string | null;
  /** Why it is nothing, as: closed for the season. */
  note?: string;
  /** Grows with each change by a person. A patch that says which one it was made from is refused where somebody was quicker. */
  revision?: number;
}
