// Generated from schemas/company/company_profile.schema.json. Do not edit; edit the schema.

export interface CompanyProfileRow {
  id: number;
  name: string;
  email: string;
  phone: string | null;
  /** As it stands on invoices, where that is not the company name. */
  billing_name: string | null;
  address: string | null;
  postal_code: string | null;
  city: string | null;
  country_id: number | null;
  tax_number: string | null;
  /** To visitors whose code leads to no survey. */
  show_address: boolean;
  show_phone: boolean;
  show_email: boolean;
  /** Of visitors whose own language the survey does not have. */
  default_locale: "tr" | "en" | "fr" | "de" | "pt" | "it" | "es" | "ja" | "ru" | "ko" | "ar" | "nl" | "pl" | "cs" | "hu" | "ro" | "bg" | "el" | "uk" | "sv" | "da" | "nb" | "fi" | "he" | "fa" | "hi" | "zh" | "th" | "vi" | "id";
  /** Of units without opening hours of their own or above them: days and hours of figures are theirs. A change counts from then on. */
  time_zone: string;
  /** A unit without a design of its own or of a group shows that of the nearest unit above. */
  inherit_designs: boolean;
  /** Who has no access to any organization may create one, and holds all rights there. */
  users_create_organizations: boolean;
  /** Who has none sets it up at the next login, before anything else. */
  requires_two_factor: boolean;
  /** After this, texts, contact data and media of answers are erased; scores stay. */
  retention_months: number;
  /** Whoever looks after a unit is told when its score has fallen beyond chance. */
  score_alerts: boolean;
  /** Opening hours within which feedback of high priority is to be closed. Empty: no due time. */
  due_hours_high: number | null;
  due_hours_normal: number | null;
  due_hours_low: number | null;
  /** What a unit shows when nothing nearer is designed. */
  default_survey_id: number | null;
  state: "active" | "read_only" | "closed";
  saved_card_id: number | null;
  /** Grows with each change. A patch that says which one it was made from is refused where somebody was quicker. */
  revision: number;
  created_at: string;
  updated_at: string;
  permitted?: ("patch")[];
}

export interface CompanyProfilePatch {
  name?: string;
  email?: string;
  phone?: string | null;
  /** As it stands on invoices, where that is not the company name. */
  billing_name?: string | null;
  address?: string | null;
  postal_code?: string | null;
  city?: string | null;
  country_id?: number | null;
  tax_number?: string | null;
  /** To visitors whose code leads to no survey. */
  show_address?: boolean;
  show_phone?: boolean;
  show_email?: boolean;
  /** Of visitors whose own language the survey does not have. */
  default_locale?: "tr" | "en" | "fr" | "de" | "pt" | "it" | "es" | "ja" | "ru" | "ko" | "ar" | "nl" | "pl" | "cs" | "hu" | "ro" | "bg" | "el" | "uk" | "sv" | "da" | "nb" | "fi" | "he" | "fa" | "hi" | "zh" | "th" | "vi" | "id";
  /** Of units without opening hours of their own or above them: days and hours of figures are theirs. A change counts from then on. */
  time_zone?: string;
  /** A unit without a design of its own or of a group shows that of the nearest unit above. */
  inherit_designs?: boolean;
  /** Who has no access to any organization may create one, and holds all rights there. */
  users_create_organizations?: boolean;
  /** After this, texts, contact data and media of answers are erased; scores stay. */
  retention_months?: number;
  /** Whoever looks after a unit is told when its score has fallen beyond chance. */
  score_alerts?: boolean;
  /** Opening hours within which feedback of high priority is to be closed. Empty: no due time. */
  due_hours_high?: number | null;
  due_hours_normal?: number | null;
  due_hours_low?: number | null;
  /** What a unit shows when nothing nearer is designed. */
  default_survey_id?: number | null;
  /** Grows with each change. A patch that says which one it was made from is refused where somebody was quicker. */
  revision?: number;
}

export interface CompanyProfileTwoFactorUseInput {
}

export interface CompanyProfileTwoFactorUseOutput {
  is_required: boolean;
  /** Who are active. */
  users: number;
  /** Those of them who have none yet. */
  without: number;
  /** Whether the caller has it: who has not can't require it of others. */
  own: boolean;
}

export interface CompanyProfileRequireTwoFactorInput {
  required: boolean;
  /** The present password of who calls. */
  password?: string;
  /** With two-factor login, a code of the app of who calls, or one for recovery. */
  code?: string;
}

export interface CompanyProfileRequireTwoFactorOutput {
  id: number;
  requires_two_factor: boolean;
}
