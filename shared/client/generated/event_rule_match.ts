// Generated from schemas/company/event_rule_match.schema.json. Do not edit; edit the schema.

export interface EventRuleMatchRow {
  id: number;
  rule_id: number;
  event: "company_tag.created" | "company_tag.changed" | "company_tag.deleted" | "customer_user.created" | "customer_user.changed" | "customer_user.deleted" | "customer_user.disabled" | "node_user_access.created" | "node_user_access.changed" | "node_user_access.deleted" | "organization.created" | "organization.changed" | "organization.deleted" | "score_alert.created" | "score_alert.recovered" | "score_alert.settled" | "score_alert.withdrawn" | "support_ticket.created" | "support_ticket.changed" | "support_ticket.deleted" | "support_ticket.in_processing" | "support_ticket.customer_replied" | "support_ticket.answered" | "support_ticket.completed" | "support_ticket.cancelled";
  record_id: number;
  state: "queued" | "done" | "failed";
  /** How many were told: those who may read the row. */
  notified_count: number;
  /** Nobody left: all who were to be notified are gone, and there is no webhook. */
  failure: "nobody_left" | "webhook_off" | "internal" | null;
  attempts: number;
  /** While it is under way: when another server may take it over. */
  due_at: string;
  done_at: string | null;
  created_at: string;
  updated_at: string;
}
