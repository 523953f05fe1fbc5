// Generated from schemas/company/event_notice.schema.json. Do not edit; edit the schema.

export interface EventNoticeRow {
  id: number;
  user_id: number;
  event: "draft.refused" | "company_tag.created" | "company_tag.changed" | "company_tag.deleted" | "customer_user.created" | "customer_user.changed" | "customer_user.deleted" | "customer_user.disabled" | "node_user_access.created" | "node_user_access.changed" | "node_user_access.deleted" | "organization.created" | "organization.changed" | "organization.deleted" | "score_alert.created" | "score_alert.recovered" | "score_alert.settled" | "score_alert.withdrawn" | "support_ticket.created" | "support_ticket.changed" | "support_ticket.deleted" | "support_ticket.in_processing" | "support_ticket.customer_replied" | "support_ticket.answered" | "support_ticket.completed" | "support_ticket.cancelled";
  record_id: number;
  /** Empty where no rule tells of it. */
  rule_name: string | null;
  created_at: string;
  updated_at: string;
}
