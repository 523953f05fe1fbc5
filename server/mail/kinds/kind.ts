/** What a kind of mail is: one file each, listed in index.ts. */
import type { Database } from '../../access/database.ts';
import type { Locale } from '../../i18n/locales.ts';

export type MailKindName = 'invitation' | 'password_reset' | 'webhook_off' | 'notices';

/** What a kind is composed from: the row, its reader, and where links lead. */
export interface Occasion {
  database: Database;
  /** Origin of links. */
  publicUrl: string;
  companyId: number;
  companyName: string;
  userId: number;
  userName: string;
  email: string;
  mailId: number;
  /** What it tells of; null where its kind needs none. */
  recordId: number | null;
  locale: Locale;
}

/** A mail in words, before it has a form. */
export interface Letter {
  subject: string;
  greeting: string;
  /** Above the button. */
  paragraphs: string[];
  /** A list below them, each leading somewhere. */
  items?: { text: string; href: string }[];
  button: { label: string; href: string };
  /** Small, below the button. */
  notes: string[];
}

export interface MailKind {
  name: MailKindName;
  /** Writes the letter at the moment of sending; may store what a link in it needs. Null: there is nothing to say any more. */
  compose(occasion: Occasion): Promise<Letter | null>;
}
