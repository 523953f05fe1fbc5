// Generated from schemas/**. Do not edit; edit the schema.

/** Who did what to which record. Only ever added. */
export interface AuditEntryRecord {
  id: number;
  actor_id: number | null;
  actor_role: 'anonymous' | 'visitor' | 'company_user' | 'company_admin' | 'superadmin' | 'system';
  actor_name: string;
  impersonator_id: number | null;
  impersonator_name: string | null;
  operation: string;
  entity: string;
  record_id: number | null;
  changes: Record<string, unknown>;
  reason: string | null;
  request_id: string | null;
  company_name: string;
  created_at: string;
  updated_at: string;
}

/** A cell: one of several databases that companies lie in, each whole in one. Read in the home cell alone; where it is reached is a setting of the server (CELLS), and no row. */
export interface CellRecord {
  id: number;
  name: string;
  takes_companies: boolean;
  company_count: number;
  created_at: string;
  updated_at: string;
}

/** What seems to be the matter with a code, found each night by comparing how it is read with how it usually is. A code has one row of each kind, which is opened anew when it happens again. */
export interface CodeFindingRecord {
  id: number;
  node_id: number | null;
  node_qr_code_id: number | null;
  code: string | null;
  kind: 'company_silent' | 'silent' | 'no_answers' | 'never_scanned';
  state: 'open' | 'dismissed' | 'checked' | 'resolved';
  dismissed_until: string | null;
  note: string;
  since: string;
  last_read_at: string | null;
  expected: number;
  chance: number;
  reads: number;
  weekly_reads: number;
  weeks: number[];
  hours: number[];
  found_at: string;
  handled_by_id: number | null;
  handled_at: string | null;
  resolved_at: string | null;
  revision: number;
  created_at: string;
  updated_at: string;
}

/** How far a company is on its way from one cell (database) to another: the last one of each company. It lies in the home cell, and whoever moves goes on from it after a crash. */
export interface CompanyMoveRecord {
  id: number;
  company: number;
  company_name: string;
  from_cell: string;
  to_cell: string;
  state: 'copying' | 'following' | 'switching' | 'switched' | 'undoing' | 'confirming' | 'confirmed' | 'abandoning' | 'abandoned';
  wanted: 'move' | 'confirm' | 'undo' | 'abandon' | null;
  started_at: string;
  copied_at: string | null;
  switched_at: string | null;
  compared_at: string | null;
  ended_at: string | null;
  row_count: number | null;
  stopped_ms: number | null;
  progress: Record<string, unknown>;
  error: string | null;
  created_at: string;
  updated_at: string;
}

/** What a company's admin sees and changes of the own company; its id is the company's. */
export interface CompanyProfileRecord {
  id: number;
  name: string;
  email: string;
  phone: string | null;
  billing_name: string | null;
  address: string | null;
  postal_code: string | null;
  city: string | null;
  country_id: number | null;
  tax_number: string | null;
  show_address: boolean;
  show_phone: boolean;
  show_email: boolean;
  default_locale: 'tr' | 'en' | 'fr' | 'de' | 'pt' | 'it' | 'es' | 'ja' | 'ru' | 'ko' | 'ar' | 'nl' | 'pl' | 'cs' | 'hu' | 'ro' | 'bg' | 'el' | 'uk' | 'sv' | 'da' | 'nb' | 'fi' | 'he' | 'fa' | 'hi' | 'zh' | 'th' | 'vi' | 'id';
  time_zone: string;
  inherit_designs: boolean;
  users_create_organizations: boolean;
  requires_two_factor: boolean;
  retention_months: number;
  score_alerts: boolean;
  due_hours_high: number | null;
  due_hours_normal: number | null;
  due_hours_low: number | null;
  default_survey_id: number | null;
  state: 'active' | 'read_only' | 'closed';
  saved_card_id: number | null;
  revision: number;
  created_at: string;
  updated_at: string;
}

/** Where a company sends visitors after an answer, if its plan allows; its id is the company's. */
export interface CompanyReturnUrlRecord {
  id: number;
  return_url: string | null;
  return_url_enabled: boolean;
  revision: number;
  created_at: string;
  updated_at: string;
}

/** What is kept of a payment card: never its number, only what the gateway calls it and what its owner knows it by. */
export interface CompanySavedCardRecord {
  id: number;
  brand: string;
  last4: string;
  expiry_month: number;
  expiry_year: number;
  holder: string;
  consented_at: string;
  gateway: 'simulator' | 'stripe';
  created_at: string;
  updated_at: string;
}

/** A word that a company sorts its feedback by. */
export interface CompanyTagRecord {
  id: number;
  name: string;
  color: string;
  feedback_count: number;
  revision: number;
  created_at: string;
  updated_at: string;
}

/** A plan that was agreed on with a customer: its own price, if need be its own limits, from a day on. It begins, is billed and ends by itself. */
export interface ContractRecord {
  id: number;
  customer_id: number;
  plan_id: number;
  state: 'scheduled' | 'active' | 'ended';
  starts_on: string;
  ends_on: string | null;
  period: 'monthly' | 'yearly';
  price: number;
  currency_id: number;
  is_invoiced: boolean;
  payment_days: number;
  own_limits: boolean;
  qr_code_count: number | null;
  user_count: number | null;
  group_count: number | null;
  organization_count: number | null;
  storage_mb: number | null;
  signed_copy: Record<string, unknown> | null;
  note: string;
  revision: number;
  created_at: string;
  updated_at: string;
}

/** A country of ISO 3166-1; filled from a package, never by hand. */
export interface CountryRecord {
  id: number;
  code: string;
  alpha3: string;
  numeric_code: string;
  name: string;
  created_at: string;
  updated_at: string;
}

/** A currency that plans can be sold in (ISO 4217). */
export interface CurrencyRecord {
  id: number;
  code: string;
  name: string;
  symbol: string;
  minor_digits: number;
  is_active: boolean;
  revision: number;
  created_at: string;
  updated_at: string;
}

/** A field that a company has added to the rows of an entity. The values of a deleted one are shown to nobody, and go with their rows; brought back from the bin, it has them again. */
export interface CustomFieldRecord {
  id: number;
  entity: 'customer_user' | 'support_ticket' | 'node' | 'feedback';
  label: string;
  key: string | null;
  kind: 'text' | 'long_text' | 'number' | 'percent' | 'yes_or_no' | 'date' | 'choice' | 'multiple_choice' | 'color' | 'web_address' | 'email' | 'phone' | 'country' | 'language';
  choices: string[] | null;
  help: string | null;
  is_required: boolean;
  seen_by: 'everyone' | 'administrators';
  in_list: boolean;
  position: number;
  revision: number;
  created_at: string;
  updated_at: string;
}

/** A company: the tenant. */
export interface CustomerRecord {
  id: number;
  name: string;
  email: string;
  phone: string | null;
  billing_name: string | null;
  address: string | null;
  postal_code: string | null;
  city: string | null;
  country_id: number | null;
  tax_number: string | null;
  show_address: boolean;
  show_phone: boolean;
  show_email: boolean;
  default_locale: 'tr' | 'en' | 'fr' | 'de' | 'pt' | 'it' | 'es' | 'ja' | 'ru' | 'ko' | 'ar' | 'nl' | 'pl' | 'cs' | 'hu' | 'ro' | 'bg' | 'el' | 'uk' | 'sv' | 'da' | 'nb' | 'fi' | 'he' | 'fa' | 'hi' | 'zh' | 'th' | 'vi' | 'id';
  time_zone: string;
  is_platform: boolean;
  state: 'active' | 'read_only' | 'closed';
  inherit_designs: boolean;
  users_create_organizations: boolean;
  requires_two_factor: boolean;
  retention_months: number;
  score_alerts: boolean;
  due_hours_high: number | null;
  due_hours_normal: number | null;
  due_hours_low: number | null;
  default_survey_id: number | null;
  return_url: string | null;
  return_url_enabled: boolean;
  saved_card_id: number | null;
  terms_accepted_at: string | null;
  confirm_until: string | null;
  last_activity_at: string | null;
  plan_tag: 'free' | 'basic' | 'standart' | 'pro' | 'enterprise' | null;
  is_confirmed: boolean;
  user_count: number;
  unit_count: number;
  feedback_count: number;
  created_at: string;
  updated_at: string;
}

/** A person who signs in. Super administrators are the users of the platform's company. */
export interface CustomerUserRecord {
  id: number;
  full_name: string;
  email: string;
  login_email: string | null;
  pending_email: string | null;
  phone: string | null;
  locale: 'tr' | 'en' | 'fr' | 'de' | 'pt' | 'it' | 'es' | 'ja' | 'ru' | 'ko';
  is_admin: boolean;
  state: 'active' | 'invited' | 'disabled';
  is_confirmed: boolean;
  company_users: boolean;
  company_surveys: boolean;
  company_codes: boolean;
  company_tags: boolean;
  last_login_at: string | null;
  has_two_factor: boolean;
  access_version: number;
  revision: number;
  custom: Record<string, unknown>;
  created_at: string;
  updated_at: string;
}

/** A coupon: percent or amount off, for a time, a number of uses and some plans; once per company. */
export interface DiscountRecord {
  id: number;
  code: string;
  kind: 'percent' | 'amount';
  percent: number | null;
  amount: number | null;
  currency_id: number | null;
  currency_code: string | null;
  valid_from: string;
  valid_to: string | null;
  maximum_uses: number | null;
  used_count: number;
  plan_ids: number[];
  is_active: boolean;
  state: 'active' | 'scheduled' | 'expired' | 'used_up' | 'inactive';
  revision: number;
  created_at: string;
  updated_at: string;
}

/** Changes of a row that are kept until they are published: at once, at a time, or never. Whoever may change the row has them at the row. */
export interface DraftRecord {
  id: number;
  record_name: string;
  entity: 'survey_group' | 'qr_code_group' | 'link_list_group' | 'node_qr_code' | 'node_link_list';
  record_id: number;
  state: 'draft' | 'scheduled' | 'published' | 'reverted' | 'discarded';
  author_id: number | null;
  note: string | null;
  saved_at: string | null;
  publish_at: string | null;
  time_zone: string | null;
  local_time: string | null;
  each_clock: boolean;
  reason: string | null;
  refusal: string | null;
  published_at: string | null;
  revision: number;
  created_at: string;
  updated_at: string;
}

/** That a user is told of what happened to a row, which he could read then. What the row says is read by who opens it. Kept for thirty days. */
export interface EventNoticeRecord {
  id: number;
  user_id: number;
  event: 'draft.refused' | 'company_tag.created' | 'company_tag.changed' | 'company_tag.deleted' | 'customer_user.created' | 'customer_user.changed' | 'customer_user.deleted' | 'customer_user.disabled' | 'node_user_access.created' | 'node_user_access.changed' | 'node_user_access.deleted' | 'organization.created' | 'organization.changed' | 'organization.deleted' | 'score_alert.created' | 'score_alert.recovered' | 'score_alert.settled' | 'score_alert.withdrawn' | 'support_ticket.created' | 'support_ticket.changed' | 'support_ticket.deleted' | 'support_ticket.in_processing' | 'support_ticket.customer_replied' | 'support_ticket.answered' | 'support_ticket.completed' | 'support_ticket.cancelled';
  record_id: number;
  rule_name: string | null;
  created_at: string;
  updated_at: string;
}

/** Who is told, and which webhook is called, when something happens to a row and conditions on it hold. */
export interface EventRuleRecord {
  id: number;
  name: string;
  state: 'off' | 'failing' | 'waiting' | 'healthy';
  event: 'company_tag.created' | 'company_tag.changed' | 'company_tag.deleted' | 'customer_user.created' | 'customer_user.changed' | 'customer_user.deleted' | 'customer_user.disabled' | 'node_user_access.created' | 'node_user_access.changed' | 'node_user_access.deleted' | 'organization.created' | 'organization.changed' | 'organization.deleted' | 'score_alert.created' | 'score_alert.recovered' | 'score_alert.settled' | 'score_alert.withdrawn' | 'support_ticket.created' | 'support_ticket.changed' | 'support_ticket.deleted' | 'support_ticket.in_processing' | 'support_ticket.customer_replied' | 'support_ticket.answered' | 'support_ticket.completed' | 'support_ticket.cancelled';
  conditions: Record<string, unknown>[];
  notify_user_ids: number[];
  webhook_id: number | null;
  is_active: boolean;
  acted_count: number;
  last_acted_at: string | null;
  revision: number;
  created_at: string;
  updated_at: string;
}

/** That an event happened on which a rule acts: a row of the queue until it is done, then what came of it. Where conditions do not hold nothing stays. Kept for thirty days. */
export interface EventRuleMatchRecord {
  id: number;
  rule_id: number;
  event: 'company_tag.created' | 'company_tag.changed' | 'company_tag.deleted' | 'customer_user.created' | 'customer_user.changed' | 'customer_user.deleted' | 'customer_user.disabled' | 'node_user_access.created' | 'node_user_access.changed' | 'node_user_access.deleted' | 'organization.created' | 'organization.changed' | 'organization.deleted' | 'score_alert.created' | 'score_alert.recovered' | 'score_alert.settled' | 'score_alert.withdrawn' | 'support_ticket.created' | 'support_ticket.changed' | 'support_ticket.deleted' | 'support_ticket.in_processing' | 'support_ticket.customer_replied' | 'support_ticket.answered' | 'support_ticket.completed' | 'support_ticket.cancelled';
  record_id: number;
  state: 'queued' | 'done' | 'failed';
  notified_count: number;
  failure: 'nobody_left' | 'webhook_off' | 'internal' | null;
  attempts: number;
  due_at: string;
  done_at: string | null;
  created_at: string;
  updated_at: string;
}

/** One response of a visitor to a unit's survey. */
export interface FeedbackRecord {
  id: number;
  node_id: number;
  node_qr_code_id: number | null;
  node_path: string;
  survey_version_id: number;
  status: 'new' | 'in_processing' | 'completed' | 'cancelled';
  priority: 'low' | 'normal' | 'high';
  assignee_id: number | null;
  score: number | null;
  lowest_part: number | null;
  smiley: number | null;
  nps: number | null;
  csat: number | null;
  answers: Record<string, unknown>;
  comment: string | null;
  locale: 'tr' | 'en' | 'fr' | 'de' | 'pt' | 'it' | 'es' | 'ja' | 'ru' | 'ko' | 'ar' | 'nl' | 'pl' | 'cs' | 'hu' | 'ro' | 'bg' | 'el' | 'uk' | 'sv' | 'da' | 'nb' | 'fi' | 'he' | 'fa' | 'hi' | 'zh' | 'th' | 'vi' | 'id';
  is_partial: boolean;
  is_repeat: boolean;
  repeat_reason: 'same_device' | 'no_page' | 'many_at_once' | 'same_answers' | null;
  read_at: string | null;
  closed_at: string | null;
  due_at: string | null;
  tag_ids: number[];
  erased_at: string | null;
  is_solved: boolean | null;
  revision: number;
  custom: Record<string, unknown>;
  created_at: string;
  updated_at: string;
}

/** What the company's people note on a feedback; visitors do not see it. */
export interface FeedbackCommentRecord {
  id: number;
  feedback_id: number;
  user_id: number | null;
  author_name: string | null;
  text: string;
  mentioned_user_ids: number[];
  created_at: string;
  updated_at: string;
}

/** A file of the filtered feedback, made by a worker for who asked for it and kept for a day. Deleting it stops one that is under way. */
export interface FeedbackExportRecord {
  id: number;
  user_id: number;
  format: 'csv' | 'xlsx';
  state: 'queued' | 'running' | 'done' | 'failed';
  locale: 'tr' | 'en' | 'fr' | 'de' | 'pt' | 'it' | 'es' | 'ja' | 'ru' | 'ko';
  row_count: number | null;
  rows_done: number;
  byte_size: number | null;
  done_at: string | null;
  expires_at: string;
  failure: string | null;
  created_at: string;
  updated_at: string;
}

/** What a visitor added to an answer afterwards, by the code that came with the thanks. Unlike comments, which stay within the company, messages are between it and the visitor. */
export interface FeedbackMessageRecord {
  id: number;
  feedback_id: number;
  author: 'visitor' | 'company';
  user_id: number | null;
  author_name: string | null;
  text: string;
  created_at: string;
  updated_at: string;
}

/** What happens by itself when an answer comes, stays unhandled, or when a unit falls silent. */
export interface FeedbackRuleRecord {
  id: number;
  name: string;
  node_id: number | null;
  trigger: 'answer' | 'unhandled' | 'silence';
  conditions: ('score_at_most' | 'nps_group' | 'survey_id' | 'words' | 'priority' | 'locale' | 'with_text' | 'tag_id' | 'custom_field_id')[];
  score_at_most: number | null;
  nps_group: 'detractor' | 'passive' | 'promoter' | null;
  survey_id: number | null;
  answers_rule: Record<string, unknown> | null;
  words: string[];
  priority: 'low' | 'normal' | 'high' | null;
  locale: 'tr' | 'en' | 'fr' | 'de' | 'pt' | 'it' | 'es' | 'ja' | 'ru' | 'ko' | 'ar' | 'nl' | 'pl' | 'cs' | 'hu' | 'ro' | 'bg' | 'el' | 'uk' | 'sv' | 'da' | 'nb' | 'fi' | 'he' | 'fa' | 'hi' | 'zh' | 'th' | 'vi' | 'id' | null;
  with_text: boolean;
  tag_id: number | null;
  custom_field_id: number | null;
  custom_value: string | null;
  after_hours: number | null;
  silent_days: number | null;
  notify_user_ids: number[];
  notifies_responsible: boolean;
  webhook_id: number | null;
  assignee_id: number | null;
  raised_priority: 'normal' | 'high' | null;
  added_tag_id: number | null;
  escalate_after_hours: number | null;
  escalate_user_ids: number[];
  is_active: boolean;
  off_because: 'incomplete' | null;
  match_count: number;
  last_matched_at: string | null;
  revision: number;
  created_at: string;
  updated_at: string;
}

/** The tags of one feedback; its id is the feedback's. */
export interface FeedbackTagRecord {
  id: number;
  node_id: number;
  revision: number;
  tag_ids: number[];
  created_at: string;
  updated_at: string;
}

/** That a unit belongs to a survey, QR code or link list group: to one of each kind at most. */
export interface GroupNodeRecord {
  id: number;
  node_id: number;
  kind: 'survey' | 'qr_code' | 'link_list';
  survey_group_id: number | null;
  qr_code_group_id: number | null;
  link_list_group_id: number | null;
  node_name: string;
  node_path: string;
  is_living: boolean;
  created_at: string;
  updated_at: string;
}

/** What a charge was for. Names, addresses and rates are those of its day. */
export interface InvoiceRecord {
  id: number;
  number: string;
  kind: 'invoice' | 'credit_note';
  issue: number;
  corrects_id: number | null;
  reverse_charge: boolean;
  can_reissue: boolean;
  state: 'open' | 'paid' | 'void';
  subscription_id: number | null;
  plan_id: number | null;
  description: string;
  plan_name: string | null;
  period: 'monthly' | 'yearly' | null;
  period_start: string | null;
  period_end: string | null;
  currency: string;
  subtotal: number;
  credit_amount: number;
  discount_amount: number;
  tax_rate: number;
  tax_amount: number;
  total: number;
  issued_at: string;
  due_at: string;
  paid_at: string | null;
  billing_name: string;
  billing_address: string;
  billing_country: string | null;
  tax_number: string | null;
  created_at: string;
  updated_at: string;
}

/** A question that a company asks again and again: put into any of its surveys as a copy. */
export interface LibraryQuestionRecord {
  id: number;
  name: string;
  document: Record<string, unknown>;
  kind: string;
  revision: number;
  created_at: string;
  updated_at: string;
}

/** Units that share one page of links. */
export interface LinkListGroupRecord {
  id: number;
  name: string;
  document: Record<string, unknown> | null;
  has_design: boolean;
  unit_count: number;
  revision: number;
  created_at: string;
  updated_at: string;
}

/** A file that is taken into a list: first its columns are told, then it is tried without a change, then its rows are made; afterwards it can be taken back. A worker does each step in batches. */
export interface ListImportRecord {
  id: number;
  user_id: number;
  entity: string;
  file_name: string;
  step: 'upload' | 'check' | 'run' | 'take_back';
  state: 'queued' | 'running' | 'done' | 'failed';
  row_count: number;
  rows_done: number;
  created_count: number;
  changed_count: number;
  unchanged_count: number;
  refused_count: number;
  taken_back_count: number;
  kept_count: number;
  failure: string | null;
  preview: Record<string, unknown>;
  mapping: Record<string, unknown>;
  change_existing: boolean;
  done_at: string | null;
  created_at: string;
  updated_at: string;
}

/** An e-mail that a change has caused: written in the change's own transaction, sent by a worker afterwards. It holds neither address nor text: both come from the user and his language when it is sent. */
export interface MailMessageRecord {
  id: number;
  user_id: number;
  company_name: string;
  kind: 'invitation' | 'password_reset' | 'registration' | 'account_exists' | 'webhook_off' | 'draft_refused' | 'notices' | 'report' | 'requested_report' | 'code_findings' | 'password_changed' | 'two_factor_on' | 'two_factor_off' | 'two_factor_reset' | 'two_factor_reset_by_support' | 'two_factor_reset_of_user' | 'email_change_confirm' | 'email_change_requested' | 'email_changed' | 'email_taken_back' | 'password_link_sent' | 'password_set' | 'guesses_stopped' | 'receipt' | 'payment_failed' | 'renewal_failed' | 'company_read_only' | 'renewal_ahead' | 'plan_ending' | 'plan_ended' | 'contract_started' | 'contract_invoice' | 'contract_renewal' | 'contract_ending' | 'support_answer' | 'support_closed' | 'support_request';
  record_id: number | null;
  email_change_id: number | null;
  state: 'queued' | 'sent' | 'kept' | 'failed';
  attempts: number;
  due_at: string;
  done_at: string | null;
  failure: string | null;
  content: Record<string, unknown> | null;
  created_at: string;
  updated_at: string;
}

/** One physical marc, a plaque or a sticker. Its code is a QR code row: of the unit, or a blank one whose unit is filled when it is claimed. Retiring it is retiring its code. */
export interface MarcRecord {
  id: number;
  marc_batch_id: number;
  number: number;
  node_qr_code_id: number;
  code: string;
  node_id: number | null;
  state: 'blank' | 'bound' | 'retired';
  bound_at: string | null;
  created_at: string;
  updated_at: string;
}

/** One run of the marc generator: physical marcs for a customer's units, or blank ones to be bound later. */
export interface MarcBatchRecord {
  id: number;
  customer_id: number;
  company_name: string;
  kind: 'units' | 'blank';
  mark_count: number;
  bound_count: number;
  retired_count: number;
  design: Record<string, unknown> | null;
  note: string;
  created_by_id: number | null;
  created_at: string;
  updated_at: string;
}

/** One unit of the organization tree: a branch, a room, a table. */
export interface NodeRecord {
  id: number;
  organization_id: number;
  parent_id: number | null;
  name: string;
  type: string;
  color: string;
  external_id: string | null;
  is_paused: boolean;
  path: string;
  deleted_at: string | null;
  qr_read_count: number;
  total_feedback_count: number;
  open_feedback_count: number;
  subtree_qr_read_count: number;
  subtree_total_feedback_count: number;
  subtree_open_feedback_count: number;
  child_count: number;
  subtree_unit_count: number;
  is_over_limit: boolean;
  is_top: boolean;
  rights: string[];
  revision: number;
  custom: Record<string, unknown>;
  created_at: string;
  updated_at: string;
}

/** A unit's own page of links, from the day it gets one (start_own_design) to the day it gives it up. */
export interface NodeLinkListRecord {
  id: number;
  node_id: number;
  document: Record<string, unknown>;
  revision: number;
  created_at: string;
  updated_at: string;
}

/** A public code and the unit that it leads to. Codes of units and of marcs share this one address space and never die. */
export interface NodeQrCodeRecord {
  id: number;
  node_id: number | null;
  code: string;
  origin: 'unit' | 'mark';
  design: Record<string, unknown> | null;
  state: 'active' | 'retired';
  revision: number;
  created_at: string;
  updated_at: string;
}

/** One opening of a unit's page by its code. Reads of bots and prefetches, and tests of the company’s own, are kept but not counted. */
export interface NodeReadRecord {
  id: number;
  node_id: number;
  node_qr_code_id: number | null;
  locale: 'tr' | 'en' | 'fr' | 'de' | 'pt' | 'it' | 'es' | 'ja' | 'ru' | 'ko' | 'ar' | 'nl' | 'pl' | 'cs' | 'hu' | 'ro' | 'bg' | 'el' | 'uk' | 'sv' | 'da' | 'nb' | 'fi' | 'he' | 'fa' | 'hi' | 'zh' | 'th' | 'vi' | 'id';
  channel: 'scan' | 'link' | 'typed' | 'kiosk' | 'test';
  device_class: 'phone' | 'tablet' | 'computer' | 'other';
  is_bot: boolean;
  created_at: string;
  updated_at: string;
}

/** A unit's own survey, if it has one; the row is there from the unit's creation. */
export interface NodeSurveyRecord {
  id: number;
  node_id: number;
  survey_id: number | null;
  created_at: string;
  updated_at: string;
}

/** A photo, a recording or a file that a visitor added to an answer. */
export interface NodeSurveyAnswerMediaRecord {
  id: number;
  node_id: number;
  feedback_id: number | null;
  question_id: string;
  file_name: string;
  media_type: string;
  byte_size: number;
  upload_id: string | null;
  erased_at: string | null;
  created_at: string;
  updated_at: string;
}

/** What a user may do at a unit and at everything below it. Grants add up along the path; any right of a module implies its read. */
export interface NodeUserAccessRecord {
  id: number;
  user_id: number;
  node_id: number;
  user_read: boolean;
  user_edit: boolean;
  user_create: boolean;
  user_delete: boolean;
  node_read: boolean;
  node_edit: boolean;
  node_create: boolean;
  node_delete: boolean;
  qr_read: boolean;
  qr_edit: boolean;
  qr_create: boolean;
  qr_delete: boolean;
  feedback_read: boolean;
  feedback_edit: boolean;
  feedback_create: boolean;
  feedback_delete: boolean;
  created_at: string;
  updated_at: string;
}

/** What a user wants to be told by mail, and when not. Without one: rules and assignments, at any time. */
export interface NoticePreferenceRecord {
  id: number;
  user_id: number;
  on_rules: boolean;
  on_assigned: boolean;
  on_mentioned: boolean;
  on_high_priority: boolean;
  on_score_alerts: boolean;
  on_due: boolean;
  on_code_findings: boolean;
  time_zone: string;
  quiet_from: string | null;
  quiet_until: string | null;
  created_at: string;
  updated_at: string;
}

/** When a unit and those below it are open; the nearest above counts, then the company's. Where nothing is said it is always open. */
export interface OpeningHoursRecord {
  id: number;
  node_id: number | null;
  node_name: string | null;
  time_zone: string;
  monday: string[];
  tuesday: string[];
  wednesday: string[];
  thursday: string[];
  friday: string[];
  saturday: string[];
  sunday: string[];
  closed_days: string[];
  revision: number;
  created_at: string;
  updated_at: string;
}

/** One tree of units of a company. */
export interface OrganizationRecord {
  id: number;
  name: string;
  organization_type_id: number | null;
  logo: Record<string, unknown> | null;
  deleted_at: string | null;
  unit_count: number;
  open_feedback_count: number;
  revision: number;
  created_at: string;
  updated_at: string;
}

/** What line of business an organization is in. */
export interface OrganizationTypeRecord {
  id: number;
  code: string;
  name: string;
  created_at: string;
  updated_at: string;
}

/** What a company may have and how much of it. Its prices are the sub-plans; a plan without any is sold by contact. */
export interface PlanRecord {
  id: number;
  name: string;
  tag: 'free' | 'basic' | 'standart' | 'pro' | 'enterprise';
  description: string;
  qr_code_count: number | null;
  user_count: number | null;
  group_count: number | null;
  organization_count: number | null;
  storage_mb: number | null;
  return_url: boolean;
  custom_logo: boolean;
  link_list: boolean;
  on_premise: boolean;
  is_popular: boolean;
  is_active: boolean;
  offer: 'offered' | 'inactive' | 'no_limit' | 'no_price';
  sort_order: number;
  revision: number;
  created_at: string;
  updated_at: string;
}

/** A price region: which countries pay which currency and tax. */
export interface PlanLocationRecord {
  id: number;
  name: string;
  countries: string[];
  currency_id: number;
  tax_rate: number;
  is_global: boolean;
  revision: number;
  created_at: string;
  updated_at: string;
}

/** Units that share one design of their QR codes. */
export interface QrCodeGroupRecord {
  id: number;
  name: string;
  design: Record<string, unknown> | null;
  has_design: boolean;
  unit_count: number;
  revision: number;
  created_at: string;
  updated_at: string;
}

/** The memberships of QR code groups alone: a window on group_node. */
export interface QrCodeGroupNodeRecord {
  id: number;
  node_id: number;
  kind: 'survey' | 'qr_code' | 'link_list';
  qr_code_group_id: number | null;
  created_at: string;
  updated_at: string;
}

/** An archive of many prints with their packing list, made by a worker for who asked for it and kept for a day. Deleting it stops one that is under way. */
export interface QrExportRecord {
  id: number;
  user_id: number;
  formats: string[];
  state: 'queued' | 'running' | 'done' | 'failed';
  locale: 'tr' | 'en' | 'fr' | 'de' | 'pt' | 'it' | 'es' | 'ja' | 'ru' | 'ko';
  row_count: number | null;
  rows_done: number;
  byte_size: number | null;
  done_at: string | null;
  expires_at: string;
  failure: string | null;
  created_at: string;
  updated_at: string;
}

/** A text that answers to feedback begin with, in the language of who gave it. */
export interface ReplyTemplateRecord {
  id: number;
  name: string;
  text: string;
  translations: { language: 'tr' | 'en' | 'fr' | 'de' | 'pt' | 'it' | 'es' | 'ja' | 'ru' | 'ko' | 'ar' | 'nl' | 'pl' | 'cs' | 'hu' | 'ro' | 'bg' | 'el' | 'uk' | 'sv' | 'da' | 'nb' | 'fi' | 'he' | 'fa' | 'hi' | 'zh' | 'th' | 'vi' | 'id'; text: string }[];
  revision: number;
  created_at: string;
  updated_at: string;
}

/** A report of a subtree that a user has mailed to himself, by day, week or month. Everybody has his own, and only he sees them. */
export interface ReportSubscriptionRecord {
  id: number;
  user_id: number;
  rhythm: 'daily' | 'weekly' | 'monthly';
  node_id: number | null;
  weekday: 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday';
  hour: number;
  time_zone: string;
  only_with_answers: boolean;
  is_active: boolean;
  next_at: string | null;
  ended_because: 'right_lost' | 'unit_deleted' | null;
  created_at: string;
  updated_at: string;
}

/** A list as somebody keeps it by a name: its filter, order and columns. Everybody has his own; administrators may share theirs with the company. */
export interface SavedFilterRecord {
  id: number;
  user_id: number;
  name: string;
  list: string;
  filter: Record<string, unknown>;
  sort: string[] | null;
  columns: string[] | null;
  is_shared: boolean;
  position: number;
  created_at: string;
  updated_at: string;
}

/** The score of a unit and all below it has fallen beyond chance. Found by itself; by chance alone it happens once a year at most. */
export interface ScoreAlertRecord {
  id: number;
  node_id: number;
  state: 'open' | 'recovered' | 'settled' | 'withdrawn';
  expected: number;
  seen: number;
  answers: number;
  since: string;
  found_at: string;
  ended_at: string | null;
  created_at: string;
  updated_at: string;
}

/** The price of a plan in one plan location for one billing period. */
export interface SubPlanRecord {
  id: number;
  plan_id: number;
  plan_location_id: number;
  period: 'monthly' | 'yearly';
  price: number;
  currency_code: string;
  is_active: boolean;
  revision: number;
  created_at: string;
  updated_at: string;
}

/** A company's plan for a time. One is current; an upgrade or a renewal onto another plan ends it and starts the next. */
export interface SubscriptionRecord {
  id: number;
  plan_id: number;
  sub_plan_id: number | null;
  contract_id: number | null;
  is_current: boolean;
  state: 'active' | 'past_due' | 'ended';
  period: 'monthly' | 'yearly';
  currency: string | null;
  price: number;
  tax_rate: number;
  started_at: string;
  period_start: string;
  period_end: string | null;
  auto_renew: boolean;
  next_sub_plan_id: number | null;
  retry_count: number;
  next_retry_at: string | null;
  suspended_at: string | null;
  billing_day: number | null;
  ended_at: string | null;
  created_at: string;
  updated_at: string;
}

/** A reply in a support ticket, of the company or of the platform. */
export interface SupportCommentRecord {
  id: number;
  support_ticket_id: number;
  text: string;
  from_platform: boolean;
  author_name: string;
  user_id: number | null;
  created_at: string;
  updated_at: string;
}

/** A file of a support ticket or of a reply in it. */
export interface SupportCommentMediaRecord {
  id: number;
  support_ticket_id: number | null;
  support_comment_id: number | null;
  file_name: string;
  media_type: string;
  byte_size: number;
  created_at: string;
  updated_at: string;
}

/** A company's request to the platform. A closed one takes no replies. */
export interface SupportTicketRecord {
  id: number;
  subject: string;
  message: string;
  status: 'new' | 'in_processing' | 'customer_replied' | 'answered' | 'completed' | 'cancelled';
  user_id: number | null;
  company_name: string;
  person_name: string | null;
  first_answered_at: string | null;
  last_answered_at: string | null;
  waiting_since: string | null;
  closed_at: string | null;
  has_news: boolean;
  queue_place: number;
  customer_id: number;
  custom: Record<string, unknown>;
  created_at: string;
  updated_at: string;
}

/** A survey's design: the draft that is worked on. Visitors see its version with the highest number. */
export interface SurveyRecord {
  id: number;
  name: string;
  origin: 'default' | 'node' | 'group' | 'library';
  draft: Record<string, unknown> | null;
  revision: number;
  version: number | null;
  published_at: string | null;
  is_changed: boolean;
  published_languages: string[];
  usage: Record<string, unknown>;
  created_at: string;
  updated_at: string;
}

/** Units that share one survey. */
export interface SurveyGroupRecord {
  id: number;
  name: string;
  survey_id: number | null;
  has_design: boolean;
  unit_count: number;
  revision: number;
  created_at: string;
  updated_at: string;
}

/** A design of the company’s own that new surveys begin as. */
export interface SurveyTemplateRecord {
  id: number;
  name: string;
  description: string | null;
  document: Record<string, unknown>;
  question_count: number;
  languages: string[];
  revision: number;
  created_at: string;
  updated_at: string;
}

/** A file of units that was taken into an organization: who did it, and what it did. It can be taken back. */
export interface UnitImportRecord {
  id: number;
  organization_id: number;
  user_id: number | null;
  user_name: string | null;
  file_name: string;
  added_count: number;
  changed_count: number;
  moved_count: number;
  taken_back_at: string | null;
  removed_count: number;
  created_at: string;
  updated_at: string;
}

/** An address of the company's that is told what happens, signed by the Standard Webhooks form. */
export interface WebhookRecord {
  id: number;
  name: string;
  state: 'off' | 'failing' | 'nothing_delivered' | 'healthy';
  url: string;
  events: ('feedback.created' | 'feedback.changed' | 'rule.matched' | 'company_tag.created' | 'company_tag.changed' | 'company_tag.deleted' | 'customer_user.created' | 'customer_user.changed' | 'customer_user.deleted' | 'customer_user.disabled' | 'node_user_access.created' | 'node_user_access.changed' | 'node_user_access.deleted' | 'organization.created' | 'organization.changed' | 'organization.deleted' | 'score_alert.created' | 'score_alert.recovered' | 'score_alert.settled' | 'score_alert.withdrawn' | 'support_ticket.created' | 'support_ticket.changed' | 'support_ticket.deleted' | 'support_ticket.in_processing' | 'support_ticket.customer_replied' | 'support_ticket.answered' | 'support_ticket.completed' | 'support_ticket.cancelled')[];
  includes_contact: boolean;
  is_active: boolean;
  failing_since: string | null;
  last_delivered_at: string | null;
  failed_count: number;
  earlier_until: string | null;
  revision: number;
  created_at: string;
  updated_at: string;
}

/** One event on its way to a webhook. Of a row it holds the content of that moment. Of feedback it holds none: that is read when it is sent, so that what was erased meanwhile is not. */
export interface WebhookDeliveryRecord {
  id: number;
  webhook_id: number;
  event: 'feedback.created' | 'feedback.changed' | 'rule.matched' | 'test' | 'company_tag.created' | 'company_tag.changed' | 'company_tag.deleted' | 'customer_user.created' | 'customer_user.changed' | 'customer_user.deleted' | 'customer_user.disabled' | 'node_user_access.created' | 'node_user_access.changed' | 'node_user_access.deleted' | 'organization.created' | 'organization.changed' | 'organization.deleted' | 'score_alert.created' | 'score_alert.recovered' | 'score_alert.settled' | 'score_alert.withdrawn' | 'support_ticket.created' | 'support_ticket.changed' | 'support_ticket.deleted' | 'support_ticket.in_processing' | 'support_ticket.customer_replied' | 'support_ticket.answered' | 'support_ticket.completed' | 'support_ticket.cancelled';
  feedback_id: number | null;
  rule_id: number | null;
  payload: Record<string, unknown> | null;
  state: 'queued' | 'delivered' | 'failed';
  attempts: number;
  due_at: string;
  next_attempt_at: string | null;
  done_at: string | null;
  status: number | null;
  failure: 'status' | 'timeout' | 'name_not_found' | 'address_refused' | 'certificate' | 'connection' | 'receiver_gone' | 'internal' | null;
  duration_ms: number | null;
  answer: string | null;
  created_at: string;
  updated_at: string;
}

/** The row of each entity, by its id. */
export interface Records {
  audit_entry: AuditEntryRecord;
  cell: CellRecord;
  code_finding: CodeFindingRecord;
  company_move: CompanyMoveRecord;
  company_profile: CompanyProfileRecord;
  company_return_url: CompanyReturnUrlRecord;
  company_saved_card: CompanySavedCardRecord;
  company_tag: CompanyTagRecord;
  contract: ContractRecord;
  country: CountryRecord;
  currency: CurrencyRecord;
  custom_field: CustomFieldRecord;
  customer: CustomerRecord;
  customer_user: CustomerUserRecord;
  discount: DiscountRecord;
  draft: DraftRecord;
  event_notice: EventNoticeRecord;
  event_rule: EventRuleRecord;
  event_rule_match: EventRuleMatchRecord;
  feedback: FeedbackRecord;
  feedback_comment: FeedbackCommentRecord;
  feedback_export: FeedbackExportRecord;
  feedback_message: FeedbackMessageRecord;
  feedback_rule: FeedbackRuleRecord;
  feedback_tag: FeedbackTagRecord;
  group_node: GroupNodeRecord;
  invoice: InvoiceRecord;
  library_question: LibraryQuestionRecord;
  link_list_group: LinkListGroupRecord;
  list_import: ListImportRecord;
  mail_message: MailMessageRecord;
  marc: MarcRecord;
  marc_batch: MarcBatchRecord;
  node: NodeRecord;
  node_link_list: NodeLinkListRecord;
  node_qr_code: NodeQrCodeRecord;
  node_read: NodeReadRecord;
  node_survey: NodeSurveyRecord;
  node_survey_answer_media: NodeSurveyAnswerMediaRecord;
  node_user_access: NodeUserAccessRecord;
  notice_preference: NoticePreferenceRecord;
  opening_hours: OpeningHoursRecord;
  organization: OrganizationRecord;
  organization_type: OrganizationTypeRecord;
  plan: PlanRecord;
  plan_location: PlanLocationRecord;
  qr_code_group: QrCodeGroupRecord;
  qr_code_group_node: QrCodeGroupNodeRecord;
  qr_export: QrExportRecord;
  reply_template: ReplyTemplateRecord;
  report_subscription: ReportSubscriptionRecord;
  saved_filter: SavedFilterRecord;
  score_alert: ScoreAlertRecord;
  sub_plan: SubPlanRecord;
  subscription: SubscriptionRecord;
  support_comment: SupportCommentRecord;
  support_comment_media: SupportCommentMediaRecord;
  support_ticket: SupportTicketRecord;
  survey: SurveyRecord;
  survey_group: SurveyGroupRecord;
  survey_template: SurveyTemplateRecord;
  unit_import: UnitImportRecord;
  webhook: WebhookRecord;
  webhook_delivery: WebhookDeliveryRecord;
}

export type EntityId = keyof Records;

/** The panels of the project's own (`x-admin.panels`, `component`), by entity. */
export interface OwnPanels {
  code_finding: 'sentence' | 'rhythm';
  customer: 'subscription' | 'users' | 'money';
  customer_user: 'access';
  draft: 'row';
  library_question: 'preview';
  link_list_group: 'members' | 'design';
  plan: 'prices';
  qr_code_group: 'members' | 'design';
  score_alert: 'score_fall';
  survey_group: 'members' | 'design';
  survey_template: 'preview';
  webhook: 'signature';
}

/** The components of the project's own for several fields (`x-admin.composites`), by entity; true where forms ask for one. */
export interface OwnComposites {
  feedback_rule: { rule: true; acted: false };
  library_question: { type: false };
  opening_hours: { unit: true; week: true };
}
