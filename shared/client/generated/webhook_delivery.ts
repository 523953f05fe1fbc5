// Generated from schemas/company/webhook_delivery.schema.json. Do not edit; edit the schema.

export interface WebhookDeliveryRow {
  id: number;
  webhook_id: number;
  event: "feedback.created" | "feedback.changed" | "rule.matched" | "test" | "company_tag.created" | "company_tag.changed" | "company_tag.deleted" | "customer_user.created" | "customer_user.changed" | "customer_user.deleted" | "customer_user.disabled" | "node_user_access.created" | "node_user_access.changed" | "node_user_access.deleted" | "organization.created" | "organization.changed" | "organization.deleted" | "score_alert.created" | "score_alert.recovered" | "score_alert.settled" | "score_alert.withdrawn" | "support_ticket.created" | "support_ticket.changed" | "support_ticket.deleted" | "support_ticket.in_processing" | "support_ticket.customer_replied" | "support_ticket.answered" | "support_ticket.completed" | "support_ticket.cancelled";
  feedback_id: number | null;
  rule_id: number | null;
  /** Of a row, as it was when it happened: by what kind of event is in the description of the API. Empty for feedback and tests, whose content is read when it is sent. */
  payload: ({
    [k: string]: unknown;
  } | null);
  state: "queued" | "delivered" | "failed";
  attempts: number;
  /** While it is under way: when another server may take it over. */
  due_at: string;
  /** Of one that has failed before. */
  next_attempt_at: string | null;
  done_at: string | null;
  /** The HTTP status of the last attempt. */
  status: number | null;
  failure: "status" | "timeout" | "name_not_found" | "address_refused" | "certificate" | "connection" | "receiver_gone" | "internal" | null;
  duration_ms: number | null;
  /** The beginning of what the receiver answered. */
  answer: string | null;
  created_at: string;
  updated_at: string;
  permitted?: ("resend")[];
}

export interface WebhookDeliveryResendInput {
}

export interface WebhookDeliveryResendOutput {
  id: number;
  state: "queued";
}
