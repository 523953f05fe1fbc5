// Generated from schemas/company/customer_user.schema.json. Do not edit; edit the schema.

export interface CustomerUserRow {
  id: number;
  full_name: string;
  /** Kept in lower case, once in a company. Whose mailbox it is proves it before it logs in by it. */
  email?: string;
  /** The email once a mailed link has proven it; of one account on the whole platform. */
  login_email?: string | null;
  /** Waits for its confirmation by a mailed link; until then the email stays. */
  pending_email?: string | null;
  phone?: string | null;
  locale?: "tr" | "en" | "fr" | "de" | "pt" | "it" | "es" | "ja" | "ru" | "ko";
  /** Holds every right inside the company. */
  is_admin: boolean;
  /** Invited until a password is set; a disabled user cannot sign in. */
  state: "active" | "invited" | "disabled";
  /** Whether the email is proven; until then nobody logs in by it. Who is disabled waits for nothing. */
  is_confirmed?: boolean;
  /** With their email addresses and phone numbers; with a right to manage users or to edit feedback. */
  company_users?: boolean;
  /** With drafts and their previews; with a right to units. */
  company_surveys?: boolean;
  /** Blank marcs, groups of QR codes, and what is found about all codes; with a right to QR codes. */
  company_codes?: boolean;
  /** To use all of them, and to make new ones; with a right to feedback. */
  company_tags?: boolean;
  last_login_at?: string | null;
  /** A code from an app is asked for after the password. */
  has_two_factor?: boolean;
  /** Raised when role, state, password or rights change, so that older tokens and cached abilities end. */
  access_version?: number;
  /** Grows with each change. A patch that says which one it was made from is refused where somebody was quicker. */
  revision?: number;
  /** Values of added fields, by their keys. A key that is left out of a patch keeps its value; null empties it. */
  custom?: {
    [k: string]: unknown;
  };
  created_at?: string;
  updated_at?: string;
  company_id?: number;
  permitted?: ("patch" | "delete" | "admin_permission" | "send_password_link" | "reset_two_factor" | "end_sessions" | "change_email" | "resend_email_change" | "cancel_email_change")[];
}

export interface CustomerUserCreate {
  full_name: string;
  /** Kept in lower case, once in a company. Whose mailbox it is proves it before it logs in by it. */
  email: string;
  phone?: string | null;
  locale?: "tr" | "en" | "fr" | "de" | "pt" | "it" | "es" | "ja" | "ru" | "ko";
  /** With their email addresses and phone numbers; with a right to manage users or to edit feedback. */
  company_users?: boolean;
  /** With drafts and their previews; with a right to units. */
  company_surveys?: boolean;
  /** Blank marcs, groups of QR codes, and what is found about all codes; with a right to QR codes. */
  company_codes?: boolean;
  /** To use all of them, and to make new ones; with a right to feedback. */
  company_tags?: boolean;
  /** Values of added fields, by their keys. A key that is left out of a patch keeps its value; null empties it. */
  custom?: {
    [k: string]: unknown;
  };
}

export interface CustomerUserPatch {
  full_name?: string;
  phone?: string | null;
  locale?: "tr" | "en" | "fr" | "de" | "pt" | "it" | "es" | "ja" | "ru" | "ko";
  /** Invited until a password is set; a disabled user cannot sign in. */
  state?: "active" | "invited" | "disabled";
  /** With their email addresses and phone numbers; with a right to manage users or to edit feedback. */
  company_users?: boolean;
  /** With drafts and their previews; with a right to units. */
  company_surveys?: boolean;
  /** Blank marcs, groups of QR codes, and what is found about all codes; with a right to QR codes. */
  company_codes?: boolean;
  /** To use all of them, and to make new ones; with a right to feedback. */
  company_tags?: boolean;
  /** Grows with each change. A patch that says which one it was made from is refused where somebody was quicker. */
  revision?: number;
  /** Values of added fields, by their keys. A key that is left out of a patch keeps its value; null empties it. */
  custom?: {
    [k: string]: unknown;
  };
}

export interface CustomerUserAdminPermissionInput {
  is_admin: boolean;
}

export interface CustomerUserAdminPermissionOutput {
  id: number;
  is_admin: boolean;
}

export interface CustomerUserSendPasswordLinkInput {
  /** The present password of who calls. */
  password?: string;
  /** With two-factor login, a code of the app of who calls, or one for recovery. */
  code?: string;
}

export interface CustomerUserSendPasswordLinkOutput {
  id: number;
  email: string;
}

export interface CustomerUserResetTwoFactorInput {
  /** The present password of who calls. */
  password?: string;
  /** With two-factor login, a code of the app of who calls, or one for recovery. */
  code?: string;
}

export interface CustomerUserResetTwoFactorOutput {
  id: number;
  has_two_factor: boolean;
}

export interface CustomerUserEndSessionsInput {
}

export interface CustomerUserEndSessionsOutput {
  id: number;
  ended: number;
}

export interface CustomerUserChangeEmailInput {
  email: string;
  /** The present password of who calls. */
  password?: string;
  /** With two-factor login, a code of the app of who calls, or one for recovery. */
  code?: string;
}

export interface CustomerUserChangeEmailOutput {
  id: number;
  email: string;
  pending_email: string | null;
}

export interface CustomerUserResendEmailChangeInput {
}

export interface CustomerUserResendEmailChangeOutput {
  id: number;
  pending_email: string;
}

export interface CustomerUserCancelEmailChangeInput {
}

export interface CustomerUserCancelEmailChangeOutput {
  id: number;
}
