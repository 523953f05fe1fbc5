/** What a template of mails is: one file each, listed in server/app/mail-templates.ts. */
import type { Database } from '../../access/database.ts';
import type { Locale } from '../../../shared/i18n/locales.ts';
import type { Block } from './blocks/block.ts';

export type MailTemplateName =
  | 'invitation'
  | 'password_reset'
  | 'registration'
  | 'account_exists'
  | 'email_change_confirm'
  | 'webhook_off'
  /** A draft was refused at the time for which its receiver had scheduled it. */
  | 'draft_refused'
  | 'notices'
  | 'report'
  | 'requested_report'
  | 'code_findings'
  | SecurityMail
  | SupportMail
  | TicketMail
  | BillingMail;

/** To a user whose login was changed: by himself, by an administrator, or by somebody else. */
export type SecurityMail =
  | 'password_changed'
  | 'password_set'
  | 'password_link_sent'
  | 'two_factor_on'
  | 'two_factor_off'
  | 'two_factor_reset'
  | 'guesses_stopped'
  | 'email_changed'
  | 'email_change_requested'
  | 'email_taken_back';

/** To a user whose two-factor login the platform reset, and to the company's other administrators. */
export type SupportMail = 'two_factor_reset_by_support' | 'two_factor_reset_of_user';

/** Of a ticket: to its company that it was answered or closed, to the platform that the company did something. */
export type TicketMail = 'support_answer' | 'support_closed' | 'support_request';

/** To whom an invoice concerns: that it is paid, or why it is not. */
export type BillingMail =
  | 'receipt'
  | 'payment_failed'
  | 'renewal_failed'
  | 'company_read_only'
  /** What comes at a period's end, told beforehand: a charge, or nothing any more. */
  | 'renewal_ahead'
  | 'plan_ending'
  | 'plan_ended'
  /** Of a plan by agreement: that it has begun, what is to be paid, what comes next or that it ends. */
  | 'contract_started'
  | 'contract_invoice'
  | 'contract_renewal'
  | 'contract_ending';

/** What a template is filled from: the row, its reader, and where links lead. */
export interface Occasion {
  database: Database;
  /** Origin of links. */
  publicUrl: string;
  /** What links that need no login are signed with. */
  secret: Uint8Array;
  companyId: number;
  companyName: string;
  userId: number;
  userName: string;
  /** Where it goes. */
  email: string;
  /** The change of e-mail whose other address it goes to; null for the user's present one. */
  emailChangeId: number | null;
  mailId: number;
  /** When what it tells of happened; it may be sent much later. */
  createdAt: Date;
  /** What it tells of; null where its template needs none. */
  recordId: number | null;
  locale: Locale;
}

/** A mail in words, before it has a form. */
export interface MailContent {
  subject: string;
  /** Above all else. */
  heading?: string;
  greeting: string;
  /** Above the button. */
  paragraphs: string[];
  /** What somebody else has written, a paragraph each. */
  quote?: string[];
  /** What is more than words, below them. */
  blocks?: Block[];
  /** A list below them, each leading somewhere. */
  items?: { text: string; href: string }[];
  button: { label: string; href: string };
  /** Small, below the button. */
  notes: string[];
  /** Small, at the very end. */
  links?: { text: string; href: string }[];
  /** Where a POST without more ends mails of this kind. */
  unsubscribe?: string;
}

export interface MailTemplate {
  name: MailTemplateName;
  /** Writes the mail at the moment of sending; may store what a link in it needs. Null: there is nothing to say any more. */
  compose(occasion: Occasion): Promise<MailContent | null>;
}
