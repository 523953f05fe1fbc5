/**
 * The decision table: who may do what to which rows of which entity. Written by hand from product.md (roles; rights:
 * they add up along the path, any right implies read; support) and spec section 6. An operation that is not named here
 * is nobody's, and a test fails when the server answers it all the same.
 */
import {
  accounts,
  admin,
  colleague,
  type EntityDecision,
  everyone,
  founder,
  platform,
  platformSelf,
  reads,
  right,
  rightSomewhere,
  self,
  unless,
  where,
  writing,
} from './vocabulary.ts';
import { customFieldFields } from './fields-of-automation.ts';
import { decisionsOnAutomation } from './decisions-on-automation.ts';
import { decisionsOnFeedback } from './decisions-on-feedback.ts';
import { decisionsOnUnits } from './decisions-on-units.ts';

const rightColumns = ['user', 'node', 'qr', 'feedback'].flatMap((module) =>
  ['read', 'edit', 'create', 'delete'].map((name) => `${module}_${name}`),
);
/** What belongs to the whole company is opened by administrators alone. */
const companyWideFields = ['company_users', 'company_surveys', 'company_codes', 'company_tags'];
const personFields = ['full_name', 'phone', 'locale', 'revision'];

/** What only the super administrator keeps: the rows of the platform itself. */
const kept = (fields: readonly string[]): EntityDecision => ({
  create: writing(fields, platform),
  patch: writing([...fields, 'revision'], platform),
  delete: [platform],
});

const CONTRACT_FIELDS = [
  'plan_id',
  'starts_on',
  'ends_on',
  'period',
  'price',
  'currency_id',
  'is_invoiced',
  'payment_days',
  'own_limits',
  'qr_code_count',
  'user_count',
  'group_count',
  'organization_count',
  'storage_mb',
  'signed_copy',
  'note',
];

export const decisions: Record<string, EntityDecision> = {
  // The platform's own rows. Prices and lists of the world are no secret; codes of discounts are.
  country: { list: [everyone] },
  organization_type: { list: [everyone], actions: { getorganizationtype: [everyone] } },
  currency: {
    ...reads(accounts),
    ...kept(['code', 'name', 'symbol', 'is_active']),
    // What is priced in it would change with its code.
    patch: writing(['name', 'symbol', 'is_active', 'revision'], platform),
    actions: { import: [platform] },
  },
  plan: {
    ...reads(platform, unless(admin, 'inactive')),
    ...kept([
      'name',
      'tag',
      'description',
      'qr_code_count',
      'user_count',
      'group_count',
      'organization_count',
      'storage_mb',
      'return_url',
      'custom_logo',
      'link_list',
      'on_premise',
      'is_popular',
      'is_active',
      'sort_order',
    ]),
  },
  sub_plan: {
    ...reads(platform, unless(admin, 'inactive')),
    ...kept(['plan_id', 'plan_location_id', 'period', 'price', 'is_active']),
    actions: { save_prices: [platform] },
  },
  plan_location: {
    ...reads(platform),
    ...kept(['name', 'countries', 'currency_id', 'tax_rate']),
    // Without a global price region a caller's country could have no price at all.
    delete: [unless(platform, 'global')],
    actions: { get_plan: [admin], set_global: [platform] },
  },
  discount: {
    ...reads(platform),
    ...kept([
      'code',
      'kind',
      'percent',
      'amount',
      'currency_id',
      'valid_from',
      'valid_to',
      'maximum_uses',
      'plan_ids',
      'is_active',
    ]),
    actions: { check_discount: [admin], import: [platform] },
    views: { uses: [platform] },
  },
  // What was agreed on with whom, and noted of it.
  contract: {
    ...reads(platform),
    ...kept(CONTRACT_FIELDS),
    create: writing(['customer_id', ...CONTRACT_FIELDS], platform),
  },
  customer: {
    ...reads(unless(platform, 'platform')),
    views: {
      account: [unless(platform, 'platform')],
      users: [unless(platform, 'platform')],
      invoices: [unless(platform, 'platform')],
      payments: [unless(platform, 'platform')],
      mark_units: [unless(platform, 'platform')],
      mark_designs: [unless(platform, 'platform')],
    },
    actions: {
      reset_two_factor: [platform],
      mark_invoice_paid: [platform],
      close: [platform],
      reopen: [platform],
      customermarcgenerate: [platform],
    },
    secret: ['state_before_closed'],
  },
  marc_batch: reads(platform),
  // A blank marc is for whoever may place it.
  marc: {
    ...reads(admin, right('qr', 'read'), rightSomewhere('qr', 'edit')),
    views: { history: [admin, right('qr', 'read'), rightSomewhere('qr', 'edit')] },
    actions: {
      look_up: [admin, right('qr', 'read'), rightSomewhere('qr', 'edit')],
      claim: [admin, right('qr', 'edit'), rightSomewhere('qr', 'edit')],
    },
  },

  // The company and its account area, which needs customer_admin_management or return_url_management.
  company_profile: {
    detail: [admin],
    patch: writing(
      [
        'revision',
        'name',
        'email',
        'phone',
        'address',
        'postal_code',
        'city',
        'time_zone',
        'country_id',
        'billing_name',
        'tax_number',
        'show_address',
        'show_phone',
        'show_email',
        'default_locale',
        'inherit_designs',
        'users_create_organizations',
        'retention_months',
        'default_survey_id',
      ],
      admin,
    ),
    views: { two_factor_use: [admin] },
    actions: { require_two_factor: [admin] },
  },
  company_return_url: { detail: [admin], patch: writing(['return_url', 'return_url_enabled', 'revision'], admin) },
  company_saved_card: {
    detail: [admin],
    secret: ['gateway_token', 'gateway_customer'],
    actions: { remove_company_card: [admin] },
  },
  invoice: { ...reads(admin), views: { pdf: [admin] }, actions: { reissue: [admin] } },
  subscription: { list: [admin], actions: { upgrade_amount: [admin], usage: [admin], renewal: [admin] } },
  // The platform sees who did what (login-as is written here), but not the values: they hold the company's texts.
  audit_entry: { ...reads(admin, platform), hides: { superadmin: ['changes'] } },

  // Users and what they may do. Who hands out rights or assigns feedback must see whom to; each sees himself.
  customer_user: {
    ...reads(admin, self, platformSelf, ...colleaguesOf()),
    hides: {
      company_user: [
        'last_login_at',
        'access_version',
        'has_two_factor',
        'login_email',
        'pending_email',
        ...companyWideFields,
      ],
    },
    create: writing(['full_name', 'email', 'phone', 'locale', 'custom', ...companyWideFields], admin),
    // A new e-mail address takes an account over: it has a call of its own, which asks for proof.
    patch: [
      ...writing([...personFields, 'state', 'custom', ...companyWideFields], admin),
      ...writing(personFields, self, platformSelf),
    ],
    delete: [admin],
    actions: {
      admin_permission: [admin],
      send_password_link: [admin],
      reset_two_factor: [admin],
      change_email: [admin],
      resend_email_change: [admin],
      cancel_email_change: [admin],
    },
  },
  // What is asked of the company's own rows besides: known to whoever is shown the values.
  custom_field: {
    ...reads(admin, unless(colleague, 'admin')),
    create: writing(['entity', 'key', ...customFieldFields], admin),
    patch: writing(['revision', ...customFieldFields], admin),
    delete: [admin],
  },
  node_user_access: {
    ...reads(admin, right('user', 'read'), self),
    create: writing(['user_id', 'node_id', ...rightColumns], admin, right('user', 'create')),
    patch: writing(rightColumns, admin, right('user', 'edit')),
    delete: [admin, right('user', 'delete')],
    // Each as far as he sees colleagues and units: calls.ts says how far.
    actions: {
      check_company_user: [admin, colleague],
      get_user_node_access_list: [admin, colleague],
      unit_access: [admin, colleague],
      explain: [admin, colleague],
    },
  },

  ...decisionsOnUnits,
  ...decisionsOnFeedback,
  ...decisionsOnAutomation,

  // Support: each his own tickets, a company admin all of the company, the platform all.
  support_ticket: {
    ...reads(platform, admin, self),
    create: writing(['subject', 'message', 'attachments'], admin, colleague),
    patch: writing(['status'], platform, admin, self),
    delete: [platform],
    actions: { read: [admin, self], figures: [platform] },
  },
  support_comment: {
    list: [platform, admin, self],
    create: writing(['support_ticket_id', 'text', 'attachments'], platform, admin, self),
  },
  support_comment_media: {
    list: [platform, admin, self],
    actions: { upload_file: [platform, admin, colleague] },
    views: { file: [platform, admin, self] },
    secret: ['storage_key', 'sender_id', 'is_sent'],
  },
};

/**
 * Who sees the company's other users: who manages users on some unit, and who may assign feedback, where the company's
 * users are opened to them; else those with a right at the same units, which administrators have everywhere.
 */
function colleaguesOf() {
  return [rightSomewhere('user', 'read'), rightSomewhere('feedback', 'edit'), where(founder, 'admin', 'sharing')];
}
