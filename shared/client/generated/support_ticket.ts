// Generated from schemas/support/support_ticket.schema.json. Do not edit; edit the schema.

export interface SupportTicketRow {
  id: number;
  subject: string;
  message: string;
  status: "new" | "in_processing" | "customer_replied" | "answered" | "completed" | "cancelled";
  user_id: number | null;
  company_name: string;
  person_name: string | null;
  /** For the real response time. */
  first_answered_at: string | null;
  /** The ticket completes by itself 7 days later. */
  last_answered_at: string | null;
  /** When the company wrote the first message that the platform has not answered; empty when nothing waits. */
  waiting_since: string | null;
  closed_at: string | null;
  /** Of a company's user: an answer in a conversation of theirs that they have not opened. Of the platform: the company waits for an answer. */
  has_news: boolean;
  /** Rises from who has waited longest to what was closed longest ago. */
  queue_place: number;
  customer_id: number;
  /** Values of added fields, by their keys. A key that is left out of a patch keeps its value; null empties it. */
  custom: {
    [k: string]: unknown;
  };
  created_at: string;
  updated_at: string;
  company_id?: number;
  permitted?: ("patch" | "delete")[];
}

export interface SupportTicketCreate {
  subject: string;
  message: string;
  /** Ids of files that the writer has uploaded for it. */
  attachments?: number[];
  /** Values of added fields, by their keys. A key that is left out of a patch keeps its value; null empties it. */
  custom?: {
    [k: string]: unknown;
  };
}

export interface SupportTicketPatch {
  status?: "new" | "in_processing" | "customer_replied" | "answered" | "completed" | "cancelled";
  /** Values of added fields, by their keys. A key that is left out of a patch keeps its value; null empties it. */
  custom?: {
    [k: string]: unknown;
  };
}

export interface SupportTicketReadInput {
}

export interface SupportTicketReadOutput {
  id: number;
}

export interface SupportTicketFiguresInput {
}

export interface SupportTicketFiguresOutput {
  /** Requests that got their first answer. */
  answered: number;
  /** Of these, within the 30 minutes that customers are told. */
  in_time: number;
  median_seconds: number | null;
  mean_seconds: number | null;
  /** Tickets that wait for an answer. */
  waiting: number;
  longest_wait_seconds: number | null;
}
