// Generated from schemas/company/customer.schema.json. Do not edit; edit the schema.

export interface CustomerRow {
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
  /** The one company whose users are the super administrators. */
  is_platform: boolean;
  /** A read-only company keeps its codes and answers but changes nothing; a closed one signs in no longer. */
  state: "active" | "read_only" | "closed";
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
  /** Where visitors go after an answer; https only. */
  return_url: string | null;
  return_url_enabled: boolean;
  /** The card that renewals and unpaid invoices are charged to. */
  saved_card_id: number | null;
  /** When the privacy policy and the terms were accepted at registration. */
  terms_accepted_at: string | null;
  /** Of a registration whose e-mail address is not confirmed yet: nobody signs in to it, and after this it is forgotten. */
  confirm_until: string | null;
  /** The latest sign-in of one of its users. */
  last_activity_at: string | null;
  plan_tag: "free" | "basic" | "standart" | "pro" | "enterprise" | null;
  /** Whether its e-mail address is confirmed; until then nobody signs in to it. */
  is_confirmed: boolean;
  user_count: number;
  unit_count: number;
  feedback_count: number;
  created_at: string;
  updated_at: string;
  permitted?: ("close" | "reopen")[];
}

export interface CustomerAccountInput {
}

export interface CustomerAccountOutput {
  subscription: ({
    plan: string;
    tag: "free" | "basic" | "standart" | "pro" | "enterprise";
    state: "active" | "past_due" | "ended";
    period: "monthly" | "yearly";
    /** In minor units of the currency. */
    price: number;
    currency: string | null;
    started_at: string;
    period_end: string | null;
    auto_renew: boolean;
    /** That it becomes at the period's end, if another was chosen. */
    next_plan: string | null;
    next_period: "monthly" | "yearly" | null;
    failed_charges: number;
    /** Of a charge that failed. */
    next_charge_at: string | null;
    ended_at: string | null;
    /** Agreed on, and not bought. */
    is_by_contract: boolean;
  } | null);
  usage: {
    name: "units" | "users" | "groups" | "organizations" | "storage";
    /** Of storage: in megabytes. */
    used: number;
    /** Null for unlimited. */
    limit: number | null;
    state: "ok" | "near" | "reached";
  }[];
  /** That the plan has. */
  features: ("return_url" | "custom_logo" | "link_list" | "on_premise")[];
}

export interface CustomerUsersInput {
  search?: string;
  offset?: number;
  limit?: number;
}

export interface CustomerUsersOutput {
  total: number;
  results: {
    id: number;
    full_name: string;
    email: string;
    is_admin: boolean;
    state: "active" | "invited" | "disabled";
    last_login_at: string | null;
    has_two_factor: boolean;
  }[];
}

export interface CustomerResetTwoFactorInput {
  user_id: number;
  reason: string;
  /** The present password of who calls. */
  password?: string;
  /** With two-factor login, a code of the app of who calls, or one for recovery. */
  code?: string;
}

export interface CustomerResetTwoFactorOutput {
  id: number;
  has_two_factor: boolean;
}

export interface CustomerEndSessionsInput {
  user_id: number;
  reason: string;
}

export interface CustomerEndSessionsOutput {
  id: number;
  ended: number;
}

export interface CustomerInvoicesInput {
  offset?: number;
  limit?: number;
}

export interface CustomerInvoicesOutput {
  total: number;
  results: {
    id: number;
    number: string;
    kind: "invoice" | "credit_note";
    state: "open" | "paid" | "void";
    plan: string | null;
    period_start: string | null;
    period_end: string | null;
    currency: string;
    /** In minor units of the currency. */
    total: number;
    issued_at: string;
    due_at: string;
    paid_at: string | null;
    /** It is marked as paid when the money has arrived. */
    is_by_contract: boolean;
  }[];
}

export interface CustomerInvoicePdfInput {
  invoice_id: number;
}

export interface CustomerMarkInvoicePaidInput {
  invoice_id: number;
  /** How it was paid: stands in both audit logs. */
  reason: string;
}

export interface CustomerMarkInvoicePaidOutput {
  id: number;
  state: "open" | "paid" | "void";
}

export interface CustomerPaymentsInput {
  offset?: number;
  limit?: number;
}

export interface CustomerPaymentsOutput {
  total: number;
  results: {
    id: number;
    state: "started" | "pending" | "paid" | "failed" | "expired";
    currency: string;
    /** In minor units of the currency. */
    amount: number;
    failure_code: string | null;
    card_brand: string | null;
    card_last4: string | null;
    /** Its number. */
    invoice: string | null;
    /** Null for a renewal. */
    paid_by: string | null;
    created_at: string;
  }[];
}

export interface CustomerCustomermarcgenerateInput {
  company_id: number;
  kind: "units" | "blank";
  /** Of a batch of blank ones. */
  mark_count?: number | null;
  /** Of a batch for units: only this one and all below it. */
  node_id?: number | null;
  /** The QR code group whose design the marcs get, as it is now; null for black on white with the code in letters. */
  qr_code_group_id?: number | null;
  note?: string;
}

export interface CustomerCustomermarcgenerateOutput {
  id: number;
  mark_count: number;
}

export interface CustomerMarkUnitsInput {
  search?: string;
}

export interface CustomerMarkUnitsOutput {
  /** Of the whole company. */
  unit_count: number;
  results: {
    id: number;
    name: string;
    /** The names of the units above, from the top down. */
    above: string[];
    /** It and all below it. */
    unit_count: number;
  }[];
}

export interface CustomerMarkDesignsInput {
}

export interface CustomerMarkDesignsOutput {
  results: {
    id: number;
    name: string;
    design: {
      [k: string]: unknown;
    };
  }[];
}

export interface CustomerCloseInput {
  reason: string;
}

export interface CustomerCloseOutput {
  id: number;
  state: "active" | "read_only" | "closed";
}

export interface CustomerReopenInput {
  reason: string;
}

export interface CustomerReopenOutput {
  id: number;
  state: "active" | "read_only" | "closed";
}
