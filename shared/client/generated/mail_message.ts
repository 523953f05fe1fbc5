// Generated from schemas/company/mail_message.schema.json. Do not edit; edit the schema.

export interface MailMessageRow {
  id: number;
  /** Who gets it. */
  user_id?: number;
  company_name: string;
  /** What it tells of. */
  kind: "invitation" | "password_reset" | "registration" | "account_exists" | "webhook_off" | "draft_refused" | "notices" | "report" | "requested_report" | "code_findings" | "password_changed" | "two_factor_on" | "two_factor_off" | "two_factor_reset" | "two_factor_reset_by_support" | "two_factor_reset_of_user" | "email_change_confirm" | "email_change_requested" | "email_changed" | "email_taken_back" | "password_link_sent" | "password_set" | "guesses_stopped" | "receipt" | "payment_failed" | "renewal_failed" | "company_read_only" | "renewal_ahead" | "plan_ending" | "plan_ended" | "contract_started" | "contract_invoice" | "contract_renewal" | "contract_ending" | "support_answer" | "support_closed" | "support_request";
  /** Id of what it tells of, where its kind tells of one thing of several. */
  record_id?: number | null;
  /** Whose other address it goes to: the new one where it is to be confirmed, else the old one. Empty: it goes to the user's email. */
  email_change_id?: number | null;
  /** Kept: there is no mail server, and it is read at /dev/outbox. */
  state: "queued" | "sent" | "kept" | "failed";
  attempts: number;
  /** When it is tried next; while a worker has it, when another one may take it over. */
  due_at?: string;
  done_at: string | null;
  /** Code of the last failure; a mail server's own words quote addresses and are not kept. */
  failure: string | null;
  /** Subject and text of a kept one, outside production only: links in it are live. */
  content?: ({
    [k: string]: unknown;
  } | null);
  created_at?: string;
  updated_at?: string;
  company_id?: number;
  permitted?: ("send_again")[];
}

export interface MailMessageQueuesInput {
}

export interface MailMessageQueuesOutput {
  queues: {
    queue: "mail_message" | "webhook_delivery" | "feedback_export" | "qr_export" | "list_import" | "draft_publication";
    /** Jobs that wait for a worker, or that one has. */
    due: number;
    /** Jobs that are due, or tried again, at a later time. */
    later: number;
    /** Jobs that were given up within the last 24 hours. */
    failed: number;
    /** When the one was due that waits longest. */
    waiting_since: string | null;
  }[];
}

export interface MailMessageSendAgainInput {
}

export interface MailMessageSendAgainOutput {
  id: number;
  state: "queued";
}
