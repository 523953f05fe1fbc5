// Generated from schemas/company/webhook.schema.json. Do not edit; edit the schema.

export interface WebhookRow {
  id: number;
  name: string;
  /** How it does, of the deliveries that are kept. */
  state: "off" | "failing" | "nothing_delivered" | "healthy";
  /** Begins with https and can be reached from the internet. */
  url: string;
  /** What it is told. */
  events: ("feedback.created" | "feedback.changed" | "rule.matched" | "company_tag.created" | "company_tag.changed" | "company_tag.deleted" | "customer_user.created" | "customer_user.changed" | "customer_user.deleted" | "customer_user.disabled" | "node_user_access.created" | "node_user_access.changed" | "node_user_access.deleted" | "organization.created" | "organization.changed" | "organization.deleted" | "score_alert.created" | "score_alert.recovered" | "score_alert.settled" | "score_alert.withdrawn" | "support_ticket.created" | "support_ticket.changed" | "support_ticket.deleted" | "support_ticket.in_processing" | "support_ticket.customer_replied" | "support_ticket.answered" | "support_ticket.completed" | "support_ticket.cancelled")[];
  /** Sends along how a visitor can be reached. Switch it on only where the receiver may have it. */
  includes_contact: boolean;
  is_active: boolean;
  /** No delivery has arrived from then on; after three days the webhook is switched off. */
  failing_since: string | null;
  /** Of the deliveries that are kept. */
  last_delivered_at: string | null;
  /** Of those that are kept; a thousand stands for as many or more. */
  failed_count: number;
  earlier_until: string | null;
  /** Grows with each change. A patch that says which one it was made from is refused where somebody was quicker. */
  revision: number;
  created_at: string;
  updated_at: string;
  permitted?: ("patch" | "delete" | "new_secret" | "test")[];
}

export interface WebhookCreate {
  name: string;
  /** Begins with https and can be reached from the internet. */
  url: string;
  /** What it is told. */
  events: ("feedback.created" | "feedback.changed" | "rule.matched" | "company_tag.created" | "company_tag.changed" | "company_tag.deleted" | "customer_user.created" | "customer_user.changed" | "customer_user.deleted" | "customer_user.disabled" | "node_user_access.created" | "node_user_access.changed" | "node_user_access.deleted" | "organization.created" | "organization.changed" | "organization.deleted" | "score_alert.created" | "score_alert.recovered" | "score_alert.settled" | "score_alert.withdrawn" | "support_ticket.created" | "support_ticket.changed" | "support_ticket.deleted" | "support_ticket.in_processing" | "support_ticket.customer_replied" | "support_ticket.answered" | "support_ticket.completed" | "support_ticket.cancelled")[];
  /** Sends along how a visitor can be reached. Switch it on only where the receiver may have it. */
  includes_contact?: boolean;
  is_active?: boolean;
}

export interface WebhookPatch {
  name?: string;
  /** Begins with https and can be reached from the internet. */
  url?: string;
  /** What it is told. */
  events?: ("feedback.created" | "feedback.changed" | "rule.matched" | "company_tag.created" | "company_tag.changed" | "company_tag.deleted" | "customer_user.created" | "customer_user.changed" | "customer_user.deleted" | "customer_user.disabled" | "node_user_access.created" | "node_user_access.changed" | "node_user_access.deleted" | "organization.created" | "organization.changed" | "organization.deleted" | "score_alert.created" | "score_alert.recovered" | "score_alert.settled" | "score_alert.withdrawn" | "support_ticket.created" | "support_ticket.changed" | "support_ticket.deleted" | "support_ticket.in_processing" | "support_ticket.customer_replied" | "support_ticket.answered" | "support_ticket.completed" | "support_ticket.cancelled")[];
  /** Sends along how a visitor can be reached. Switch it on only where the receiver may have it. */
  includes_contact?: boolean;
  is_active?: boolean;
  /** Grows with each change. A patch that says which one it was made from is refused where somebody was quicker. */
  revision?: number;
}

export interface WebhookNewSecretInput {
}

export interface WebhookNewSecretOutput {
  id: number;
  secret: string;
}

export interface WebhookTestInput {
}

export interface WebhookTestOutput {
  delivery_id: number;
}
