/**
 * The decision table: who may do what to which rows of which entity. Written by hand from product.md (roles; rights:
 * they add up along the path, any right implies read; support) and spec section 6. An operation that is not named here
 * is nobody's, and a test fails when the server answers it all the same.
 */
import {
  accounts,
  admin,
  adminSelf,
  both,
  colleague,
  type EntityDecision,
  everyone,
  newcomer,
  own,
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
import { hoursFields, noticeFields, reportFields, ruleFields, webhookFields } from './fields-of-automation.ts';

const rightColumns = ['user', 'node', 'qr', 'feedback'].flatMap((module) =>
  ['read', 'edit', 'create', 'delete'].map((name) => `${module}_${name}`),
);
const unitFields = ['name', 'type', 'color', 'external_id', 'is_paused'];
const personFields = ['full_name', 'phone', 'locale'];
const handling = ['status', 'priority', 'assignee_id', 'revision'];
const mediaFields = ['node_id', 'feedback_id', 'question_id', 'file_name', 'media_type'];
const groupFields = ['survey_group_id', 'qr_code_group_id', 'link_list_group_id'];

/** What only the super administrator keeps: the rows of the platform itself. */
const kept = (fields: readonly string[]): EntityDecision => ({
  create: writing(fields, platform),
  patch: writing(fields, platform),
  delete: [platform],
});

/** A design or list of the whole company: used by those who may put units into it, made by its admins. */
const companyWide = (module: 'node' | 'qr', fields: readonly string[]): EntityDecision => ({
  ...reads(admin, rightSomewhere(module, 'read')),
  create: writing(fields, admin),
  patch: writing(fields, admin),
  delete: [admin],
});

/** Memberships of units: a unit's survey and links are its manager's, its QR code the QR manager's. */
const memberships = (wanted: 'read' | 'edit') => [
  where(right('node', wanted), 'survey', 'link_list'),
  where(right('qr', wanted), 'qr_code'),
];

export const decisions: Record<string, EntityDecision> = {
  // The platform's own rows. Prices and lists of the world are no secret; codes of discounts are.
  country: { list: [everyone] },
  organization_type: { list: [everyone], actions: { getorganizationtype: [everyone] } },
  currency: { ...reads(accounts), ...kept(['code', 'name', 'symbol', 'minor_digits', 'is_active']) },
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
    actions: { check_discount: [admin] },
  },
  customer: reads(unless(platform, 'platform')),
  marc_batch: { list: [platform] },
  marc_batch_detail: { detail: [platform] },

  // The company and its account area, which needs customer_admin_management or return_url_management.
  company_profile: {
    detail: [admin],
    patch: writing(
      [
        'name',
        'email',
        'phone',
        'address',
        'postal_code',
        'city',
        'country_id',
        'tax_number',
        'show_address',
        'show_phone',
        'show_email',
        'default_locale',
        'inherit_designs',
        'retention_months',
        'default_survey_id',
      ],
      admin,
    ),
  },
  company_return_url: { detail: [admin], patch: writing(['return_url', 'return_url_enabled'], admin) },
  company_saved_card: { detail: [admin], secret: ['gateway_token', 'gateway_customer'] },
  invoice: reads(admin),
  subscription: { list: [admin], actions: { upgrade_amount: [admin] } },
  // The platform sees who did what (login-as is written here), but not the values: they hold the company's texts.
  audit_entry: { ...reads(admin, platform), hides: { superadmin: ['changes'] } },

  // Users and what they may do. Who hands out rights or assigns feedback must see whom to; each sees himself.
  customer_user: {
    ...reads(admin, self, platformSelf, ...colleaguesOf()),
    hides: { company_user: ['last_login_at', 'access_version'] },
    create: writing(['full_name', 'email', 'phone', 'locale'], admin),
    // A new e-mail address takes an account over, so that it is the admin's to change, like the state.
    patch: [...writing([...personFields, 'email', 'state'], admin), ...writing(personFields, self)],
    delete: [admin],
    actions: { admin_permission: [admin], send_password_link: [admin] },
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

  // Units. Rights of every module need the tree to stand on.
  organization: {
    ...reads(unless(admin, 'deleted'), unless(right('any', 'read'), 'deleted')),
    // Who reaches no organization may make one (spec, section 6).
    create: writing(['name', 'organization_type_id'], admin, newcomer),
    patch: writing(['name', 'organization_type_id'], unless(admin, 'deleted')),
    delete: [unless(admin, 'deleted')],
    // What a file does to units it does anywhere in the tree; what one carries away are the units that its reader sees.
    actions: { import_units: [admin] },
    views: { export_units: [unless(admin, 'deleted'), unless(right('any', 'read'), 'deleted')] },
  },
  node: {
    ...reads(unless(admin, 'deleted'), unless(right('any', 'read'), 'deleted')),
    create: writing(['organization_id', 'parent_id', 'count', ...unitFields], admin, right('node', 'create')),
    // A unit moves by an action of its own, which checks both ends.
    patch: writing(unitFields, unless(admin, 'deleted'), unless(right('node', 'edit'), 'deleted')),
    delete: [unless(admin, 'deleted'), unless(right('node', 'delete'), 'deleted')],
    // Whom the other end belongs to is asked by the handler: with one right alone nobody moves a unit but an admin.
    actions: {
      check_move: [admin, colleague],
      move: [admin, colleague],
      deleted: [admin, colleague],
      restore: [admin, colleague],
      // Of which kind is asked by the handler: a survey by the right of units, a code's look by that of codes.
      start_own_design: [admin, colleague],
    },
    // Why a unit shows what it shows: of its survey for those who manage it, of its code for those who manage codes.
    views: {
      setup_survey: [unless(admin, 'deleted'), unless(right('node', 'read'), 'deleted')],
      check_delete: [unless(admin, 'deleted'), unless(right('node', 'delete'), 'deleted')],
      setup_qrcode: [unless(admin, 'deleted'), unless(right('qr', 'read'), 'deleted')],
      // No secret to whoever sees the unit: it hangs at its door.
      opening_hours: [unless(admin, 'deleted'), unless(right('any', 'read'), 'deleted')],
      // Who gives answers at the address of a kiosk is counted as often as he likes: it is kept from mere readers.
      kiosk_address: [unless(admin, 'deleted'), unless(right('node', 'edit'), 'deleted')],
    },
  },
  node_survey: {
    ...reads(admin, right('node', 'read')),
    patch: writing(['survey_id'], admin, right('node', 'edit')),
  },
  node_qr_code: {
    ...reads(admin, right('qr', 'read')),
    views: { image: [admin, right('qr', 'read')] },
    patch: writing(['design', 'state'], admin, right('qr', 'edit')),
  },
  node_read: { list: [admin, right('qr', 'read')], secret: ['device_hash'] },
  // A survey of the company's or of a group may be given to any unit; a unit's own one is seen with the unit.
  survey: {
    ...reads(...surveyReaders()),
    create: writing(['name', 'template', 'document'], admin),
    patch: writing(['name', 'draft', 'revision'], admin, right('node', 'edit')),
    delete: [admin],
    actions: {
      publish: [admin, right('node', 'edit')],
      restore: [admin, right('node', 'edit')],
      version: surveyReaders(),
      duplicate: [admin],
      templates: [admin, colleague],
      upload_image: [admin, rightSomewhere('node', 'edit')],
      convert_surveyjs: [admin, colleague],
    },
    views: { check_publish: [admin, right('node', 'edit')], versions: surveyReaders() },
  },
  survey_group: {
    ...companyWide('node', ['name', 'survey_id']),
    views: { design: [admin, rightSomewhere('node', 'read')] },
  },
  link_list_group: companyWide('node', ['name', 'document']),
  qr_code_group: companyWide('qr', ['name', 'design']),
  group_node: {
    ...reads(admin, ...memberships('read')),
    create: writing(['node_id', 'kind', ...groupFields], admin, ...memberships('edit')),
    patch: [
      ...writing(groupFields, admin),
      ...writing(['survey_group_id', 'link_list_group_id'], where(right('node', 'edit'), 'survey', 'link_list')),
      ...writing(['qr_code_group_id'], where(right('qr', 'edit'), 'qr_code')),
    ],
    delete: [admin, ...memberships('edit')],
    actions: {
      multi_add: [admin, ...memberships('edit')],
      move_node_to_other_group: [admin, ...memberships('edit')],
      convert_group_to_one_design: [admin, ...memberships('edit')],
    },
  },
  qr_code_group_node: {
    ...reads(where(admin, 'qr_code'), where(right('qr', 'read'), 'qr_code')),
    create: writing(['node_id', 'qr_code_group_id'], admin, right('qr', 'edit')),
    patch: writing(['qr_code_group_id'], where(admin, 'qr_code'), where(right('qr', 'edit'), 'qr_code')),
    delete: [where(admin, 'qr_code'), where(right('qr', 'edit'), 'qr_code')],
  },

  // Feedback: no word of it is the super administrator's.
  feedback: {
    ...reads(admin, right('feedback', 'read')),
    patch: writing(handling, admin, right('feedback', 'edit')),
    // Of many at once each row is judged by itself: calls.ts says how.
    actions: {
      erase: [admin, colleague],
      read_feedback: [admin, colleague],
      get_parent_node_names: [admin, colleague],
      change_many: [admin, colleague],
      export: [admin, colleague],
      reply: [admin, colleague],
      events: [admin, colleague],
    },
    views: { history: [admin, right('feedback', 'read')], answered: [admin, right('feedback', 'read')] },
    secret: ['response_token', 'device_hash'],
  },
  // A file is for who asked for it, and for nobody else, be he an admin.
  feedback_export: {
    ...reads(own),
    delete: [own],
    views: { file: [own] },
    secret: ['request', 'granted_node_ids', 'storage_key'],
  },
  feedback_tag: {
    list: [admin, right('feedback', 'read')],
    patch: writing(['tag_ids', 'revision'], admin, right('feedback', 'edit')),
    secret: ['response_token', 'device_hash'],
  },
  // Commenting is handling; what somebody said is his to change, or an admin's.
  feedback_comment: {
    ...reads(admin, right('feedback', 'read')),
    create: writing(['feedback_id', 'text'], admin, right('feedback', 'edit')),
    patch: writing(['text'], admin, both(right('feedback', 'edit'), self)),
    delete: [admin, both(right('feedback', 'edit'), self)],
  },
  // What somebody keeps for himself is nobody else's, an admin's neither.
  saved_filter: {
    ...reads(self, adminSelf),
    create: writing(['name', 'filter', 'position'], colleague, admin),
    patch: writing(['name', 'filter', 'position'], self, adminSelf),
    delete: [self, adminSelf],
  },
  // What a visitor added is read with the answer that it belongs to.
  feedback_message: reads(admin, right('feedback', 'read')),
  node_survey_answer_media: {
    ...reads(admin, right('feedback', 'read')),
    create: writing(mediaFields, admin, right('feedback', 'create')),
    patch: writing(['file_name'], admin, right('feedback', 'edit')),
    delete: [admin, right('feedback', 'delete')],
    views: { file: [admin, right('feedback', 'read')] },
    actions: { upload_file: [admin, right('feedback', 'create')] },
    secret: ['response_token', 'storage_key'],
  },
  // Where a company's data goes by itself is its administrators' to say.
  webhook: {
    ...reads(admin),
    create: writing(webhookFields, admin),
    patch: writing(webhookFields, admin),
    delete: [admin],
    actions: { new_secret: [admin], test: [admin] },
    secret: ['secret', 'earlier_secret'],
  },
  // What happens by itself at a unit is said by who handles its feedback; at all of them, and by webhooks, by administrators.
  feedback_rule: {
    ...reads(admin, right('feedback', 'edit')),
    create: writing(['node_id', 'webhook_id', ...ruleFields], admin, right('feedback', 'edit')),
    patch: [
      ...writing(['node_id', 'webhook_id', ...ruleFields], admin),
      ...writing(ruleFields, right('feedback', 'edit')),
    ],
    delete: [admin, right('feedback', 'edit')],
  },
  opening_hours: {
    ...reads(admin, right('node', 'read')),
    create: writing(['node_id', ...hoursFields], admin, right('node', 'edit')),
    patch: writing(hoursFields, admin, right('node', 'edit')),
    delete: [admin, right('node', 'edit')],
  },
  // Each his own, administrators too.
  notice_preference: {
    ...reads(self, adminSelf),
    create: writing(noticeFields, admin, colleague),
    patch: writing(noticeFields, self, adminSelf),
  },
  // Each his own; who may read no feedback anywhere has nothing that could be reported to him.
  report_subscription: {
    ...reads(self, adminSelf),
    create: writing(reportFields, admin, rightSomewhere('feedback', 'read')),
    patch: writing(reportFields, self, adminSelf),
    delete: [self, adminSelf],
    actions: { send_now: [admin, colleague] },
  },
  webhook_delivery: { ...reads(admin), actions: { resend: [admin] } },
  // Who handles feedback may need a new word for it; what it is called for all, and how often it is used, is for admins.
  company_tag: {
    ...reads(admin, rightSomewhere('feedback', 'read')),
    hides: { company_user: ['feedback_count'] },
    create: writing(['name', 'color'], admin, rightSomewhere('feedback', 'edit')),
    patch: writing(['name', 'color'], admin),
    delete: [admin],
    actions: { merge: [admin] },
  },

  // Support: each his own tickets, a company admin all of the company, the platform all.
  support_ticket: {
    ...reads(platform, admin, self),
    create: writing(['subject', 'message'], admin, colleague),
    patch: writing(['status'], platform, admin, self),
    delete: [platform, admin],
  },
  support_comment: {
    list: [platform, admin, self],
    create: writing(['support_ticket_id', 'text'], platform, admin, self),
  },
  support_comment_media: { list: [platform, admin, self], secret: ['storage_key'] },
};

/** Who manages units somewhere knows what could be asked there; what one unit asks, who manages that unit. */
function surveyReaders() {
  return [admin, rightSomewhere('node', 'read'), right('node', 'read')];
}

/** Who sees the company's other users: who manages users on some unit, and who may assign feedback. */
function colleaguesOf() {
  return [rightSomewhere('user', 'read'), rightSomewhere('feedback', 'edit')];
}
