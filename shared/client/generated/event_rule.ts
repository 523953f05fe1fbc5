// Generated from schemas/company/event_rule.schema.json. Do not edit; edit the schema.

export interface EventRuleRow {
  id: number;
  name: string;
  /** How it does, of what is kept of it. Waiting: it has not run yet. */
  state: "off" | "failing" | "waiting" | "healthy";
  /** What has to happen. */
  event: "company_tag.created" | "company_tag.changed" | "company_tag.deleted" | "customer_user.created" | "customer_user.changed" | "customer_user.deleted" | "customer_user.disabled" | "node_user_access.created" | "node_user_access.changed" | "node_user_access.deleted" | "organization.created" | "organization.changed" | "organization.deleted" | "score_alert.created" | "score_alert.recovered" | "score_alert.settled" | "score_alert.withdrawn" | "support_ticket.created" | "support_ticket.changed" | "support_ticket.deleted" | "support_ticket.in_processing" | "support_ticket.customer_replied" | "support_ticket.answered" | "support_ticket.completed" | "support_ticket.cancelled";
  /** All of them have to be met. Without any, the rule runs each time. */
  conditions: {
    /** Of the row, as the event carries it. */
    field: string;
    /** What is asked of it. */
    operator: "is" | "is_not" | "at_least" | "at_most" | "contains" | "contains_not" | "is_empty" | "is_set" | "changed";
    /** What it is compared with, as the event carries it. None with is_empty, is_set and changed. */
    value?: string | number | boolean | null;
  }[];
  /** Everybody is notified only of what they may read at that moment: in the event notices, and by mail if they want that. */
  notify_user_ids: number[];
  /** It is sent the event each time the rule runs, also if it has not chosen that event. */
  webhook_id: number | null;
  is_active: boolean;
  /** How often, within the last thirty days; a thousand stands for as many or more. */
  acted_count: number;
  last_acted_at: string | null;
  /** Grows with each change. A patch that says which one it was made from is refused where somebody was quicker. */
  revision: number;
  created_at: string;
  updated_at: string;
  permitted?: ("patch" | "delete")[];
}

export interface EventRuleCreate {
  name: string;
  /** What has to happen. */
  event: "company_tag.created" | "company_tag.changed" | "company_tag.deleted" | "customer_user.created" | "customer_user.changed" | "customer_user.deleted" | "customer_user.disabled" | "node_user_access.created" | "node_user_access.changed" | "node_user_access.deleted" | "organization.created" | "organization.changed" | "organization.deleted" | "score_alert.created" | "score_alert.recovered" | "score_alert.settled" | "score_alert.withdrawn" | "support_ticket.created" | "support_ticket.changed" | "support_ticket.deleted" | "support_ticket.in_processing" | "support_ticket.customer_replied" | "support_ticket.answered" | "support_ticket.completed" | "support_ticket.cancelled";
  /** All of them have to be met. Without any, the rule runs each time. */
  conditions?: {
    /** Of the row, as the event carries it. */
    field: string;
    /** What is asked of it. */
    operator: "is" | "is_not" | "at_least" | "at_most" | "contains" | "contains_not" | "is_empty" | "is_set" | "changed";
    /** What it is compared with, as the event carries it. None with is_empty, is_set and changed. */
    value?: string | number | boolean | null;
  }[];
  /** Everybody is notified only of what they may read at that moment: in the event notices, and by mail if they want that. */
  notify_user_ids?: number[];
  /** It is sent the event each time the rule runs, also if it has not chosen that event. */
  webhook_id?: number | null;
  is_active?: boolean;
}

export interface EventRulePatch {
  name?: string;
  /** What has to happen. */
  event?: "company_tag.created" | "company_tag.changed" | "company_tag.deleted" | "customer_user.created" | "customer_user.changed" | "customer_user.deleted" | "customer_user.disabled" | "node_user_access.created" | "node_user_access.changed" | "node_user_access.deleted" | "organization.created" | "organization.changed" | "organization.deleted" | "score_alert.created" | "score_alert.recovered" | "score_alert.settled" | "score_alert.withdrawn" | "support_ticket.created" | "support_ticket.changed" | "support_ticket.deleted" | "support_ticket.in_processing" | "support_ticket.customer_replied" | "support_ticket.answered" | "support_ticket.completed" | "support_ticket.cancelled";
  /** All of them have to be met. Without any, the rule runs each time. */
  conditions?: {
    /** Of the row, as the event carries it. */
    field: string;
    /** What is asked of it. */
    operator: "is" | "is_not" | "at_least" | "at_most" | "contains" | "contains_not" | "is_empty" | "is_set" | "changed";
    /** What it is compared with, as the event carries it. None with is_empty, is_set and changed. */
    value?: string | number | boolean | null;
  }[];
  /** Everybody is notified only of what they may read at that moment: in the event notices, and by mail if they want that. */
  notify_user_ids?: number[];
  /** It is sent the event each time the rule runs, also if it has not chosen that event. */
  webhook_id?: number | null;
  is_active?: boolean;
  /** Grows with each change. A patch that says which one it was made from is refused where somebody was quicker. */
  revision?: number;
}
