// Generated from schemas/company/customer.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

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
  default_locale: "tr" | "en" | "fr" | "de" | "pt" | "it" | "es" | "ja" | "ru" | "ko";
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
  /** Instead of it, a code of the second factor of who calls. */
  code?: string;
}

export interface CustomerResetTwoFactorOutput {
  id: number;
  has_two_factor: boolean;
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
  mark_count?: number;
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

export const customer: EntityDescriptor = {
  id: 'customer',
  title: 'Customer',
  path: 'customer',
  table: 'customer',
  tenant: 'self',
  label: '{name}',
  operations: ['list', 'detail'],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    name: { kind: 'text', type: 'string', column: 'text collate "natural"', nullable: false, folded: true },
    email: { kind: 'email', type: 'string', column: 'text', nullable: false, folded: true },
    phone: { kind: 'phone', type: 'string', column: 'text', nullable: true },
    billing_name: { kind: 'text', type: 'string', column: 'text', nullable: true },
    address: { kind: 'text', type: 'string', column: 'text', nullable: true },
    postal_code: { kind: 'text', type: 'string', column: 'text', nullable: true },
    city: { kind: 'text', type: 'string', column: 'text', nullable: true, folded: true },
    country_id: { kind: 'reference', type: 'integer', column: 'bigint', nullable: true, ref: 'country', keeps: true },
    tax_number: { kind: 'text', type: 'string', column: 'text', nullable: true },
    show_address: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false, default: false },
    show_phone: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false, default: false },
    show_email: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false, default: false },
    default_locale: {
      kind: 'locale',
      type: 'string',
      column: 'text',
      nullable: false,
      default: 'en',
      enum: ['tr', 'en', 'fr', 'de', 'pt', 'it', 'es', 'ja', 'ru', 'ko'],
    },
    time_zone: { kind: 'time_zone', type: 'string', column: 'text', nullable: false, default: 'UTC' },
    is_platform: {
      kind: 'boolean',
      type: 'boolean',
      column: 'boolean',
      nullable: false,
      default: false,
      readOnly: true,
    },
    state: {
      kind: 'state',
      type: 'string',
      column: 'text',
      nullable: false,
      default: 'active',
      readOnly: true,
      enum: ['active', 'read_only', 'closed'],
    },
    state_before_closed: {
      kind: 'enum',
      type: 'string',
      column: 'text',
      nullable: true,
      readOnly: true,
      writeOnly: true,
      enum: ['active', 'read_only'],
    },
    inherit_designs: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false, default: true },
    users_create_organizations: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false, default: true },
    requires_two_factor: {
      kind: 'boolean',
      type: 'boolean',
      column: 'boolean',
      nullable: false,
      default: false,
      readOnly: true,
    },
    retention_months: { kind: 'integer', type: 'integer', column: 'smallint', nullable: false, default: 24 },
    erased_until: {
      kind: 'date_time',
      type: 'string',
      column: 'timestamptz',
      nullable: true,
      readOnly: true,
      writeOnly: true,
    },
    arrivals_until: {
      kind: 'date_time',
      type: 'string',
      column: 'timestamptz',
      nullable: true,
      readOnly: true,
      writeOnly: true,
    },
    reads_rolled_until: {
      kind: 'date',
      type: 'string',
      column: 'date',
      nullable: true,
      readOnly: true,
      writeOnly: true,
    },
    recount_below: {
      kind: 'integer',
      type: 'integer',
      column: 'bigint',
      nullable: true,
      readOnly: true,
      writeOnly: true,
    },
    codes_examined_at: {
      kind: 'date_time',
      type: 'string',
      column: 'timestamptz',
      nullable: true,
      readOnly: true,
      writeOnly: true,
    },
    findings_mailed_at: {
      kind: 'date_time',
      type: 'string',
      column: 'timestamptz',
      nullable: true,
      readOnly: true,
      writeOnly: true,
    },
    pictures_checked_at: {
      kind: 'date_time',
      type: 'string',
      column: 'timestamptz',
      nullable: true,
      readOnly: true,
      writeOnly: true,
    },
    default_survey_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: true,
      readOnly: true,
      ref: 'survey',
      onDelete: 'set null',
    },
    return_url: { kind: 'url', type: 'string', column: 'text', nullable: true },
    return_url_enabled: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false, default: false },
    saved_card_id: {
      kind: 'integer',
      type: 'integer',
      column: 'bigint',
      nullable: true,
      readOnly: true,
      ref: 'company_saved_card',
      onDelete: 'set null',
    },
    terms_accepted_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: true, readOnly: true },
    confirm_until: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: true, readOnly: true },
    last_activity_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: true, readOnly: true },
    plan_tag: {
      kind: 'enum',
      type: 'string',
      nullable: true,
      readOnly: true,
      enum: ['free', 'basic', 'standart', 'pro', 'enterprise'],
      computed: 'plan_tag',
    },
    is_confirmed: { kind: 'boolean', type: 'boolean', nullable: false, readOnly: true, computed: 'is_confirmed' },
    user_count: { kind: 'integer', type: 'integer', nullable: false, readOnly: true, computed: 'user_count' },
    unit_count: { kind: 'integer', type: 'integer', nullable: false, readOnly: true, computed: 'unit_count' },
    feedback_count: { kind: 'integer', type: 'integer', nullable: false, readOnly: true, computed: 'feedback_count' },
    revision: {
      kind: 'integer',
      type: 'integer',
      column: 'integer',
      nullable: false,
      default: 1,
      readOnly: true,
      writeOnly: true,
    },
    created_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
    updated_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
  },
  list: {
    filters: ['state', 'country_id', 'default_locale'],
    sortable: [
      'name',
      'plan_tag',
      'state',
      'is_confirmed',
      'user_count',
      'unit_count',
      'feedback_count',
      'country_id',
      'last_activity_at',
      'created_at',
      'email',
      'city',
    ],
    sort: ['created_at', 'desc'],
    search: ['name', 'email', 'city'],
    groups: ['state', 'country_id', 'default_locale'],
  },
  exported: {
    route: 'customers',
    columns: [
      'name',
      'plan_tag',
      'state',
      'is_confirmed',
      'user_count',
      'unit_count',
      'feedback_count',
      'country_id',
      'last_activity_at',
      'created_at',
    ],
  },
  schemas: {
    create: { not: {} },
    patch: { not: {} },
    row: {
      type: 'object',
      properties: {
        id: { type: 'integer' },
        name: { type: 'string' },
        email: { type: 'string', format: 'email' },
        phone: { type: ['string', 'null'] },
        billing_name: { type: ['string', 'null'] },
        address: { type: ['string', 'null'] },
        postal_code: { type: ['string', 'null'] },
        city: { type: ['string', 'null'] },
        country_id: { type: ['integer', 'null'] },
        tax_number: { type: ['string', 'null'] },
        show_address: { type: 'boolean' },
        show_phone: { type: 'boolean' },
        show_email: { type: 'boolean' },
        default_locale: { type: 'string', enum: ['tr', 'en', 'fr', 'de', 'pt', 'it', 'es', 'ja', 'ru', 'ko'] },
        time_zone: { type: 'string' },
        is_platform: { type: 'boolean' },
        state: { type: 'string', enum: ['active', 'read_only', 'closed'] },
        inherit_designs: { type: 'boolean' },
        users_create_organizations: { type: 'boolean' },
        requires_two_factor: { type: 'boolean' },
        retention_months: { type: 'integer' },
        default_survey_id: { type: ['integer', 'null'] },
        return_url: { type: ['string', 'null'], format: 'uri' },
        return_url_enabled: { type: 'boolean' },
        saved_card_id: { type: ['integer', 'null'] },
        terms_accepted_at: { type: ['string', 'null'], format: 'date-time' },
        confirm_until: { type: ['string', 'null'], format: 'date-time' },
        last_activity_at: { type: ['string', 'null'], format: 'date-time' },
        plan_tag: { type: ['string', 'null'], enum: ['free', 'basic', 'standart', 'pro', 'enterprise', null] },
        is_confirmed: { type: 'boolean' },
        user_count: { type: 'integer' },
        unit_count: { type: 'integer' },
        feedback_count: { type: 'integer' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
        permitted: { type: 'array', items: { type: 'string', enum: ['close', 'reopen'] } },
      },
      required: [
        'id',
        'name',
        'email',
        'phone',
        'billing_name',
        'address',
        'postal_code',
        'city',
        'country_id',
        'tax_number',
        'show_address',
        'show_phone',
        'show_email',
        'default_locale',
        'time_zone',
        'is_platform',
        'state',
        'inherit_designs',
        'users_create_organizations',
        'requires_two_factor',
        'retention_months',
        'default_survey_id',
        'return_url',
        'return_url_enabled',
        'saved_card_id',
        'terms_accepted_at',
        'confirm_until',
        'last_activity_at',
        'plan_tag',
        'is_confirmed',
        'user_count',
        'unit_count',
        'feedback_count',
        'created_at',
        'updated_at',
      ],
      additionalProperties: false,
    },
  },
  actions: {
    account: {
      on: 'member',
      method: 'GET',
      path: 'customer/{id}/account',
      description: 'What a company has: its subscription, and its use against the limits of its plan.',
      input: { type: 'object', properties: {}, additionalProperties: false },
      output: {
        type: 'object',
        properties: {
          subscription: {
            type: ['object', 'null'],
            properties: {
              plan: { type: 'string', minLength: 1, maxLength: 200 },
              tag: { type: 'string', enum: ['free', 'basic', 'standart', 'pro', 'enterprise'] },
              state: { type: 'string', enum: ['active', 'past_due', 'ended'] },
              period: { type: 'string', enum: ['monthly', 'yearly'] },
              price: {
                type: 'integer',
                minimum: 0,
                maximum: 1000000000000,
                description: 'In minor units of the currency.',
              },
              currency: { type: ['string', 'null'], maxLength: 3, pattern: '^[A-Z]{3}$' },
              started_at: { type: 'string', format: 'date-time' },
              period_end: { type: ['string', 'null'], format: 'date-time' },
              auto_renew: { type: 'boolean' },
              next_plan: {
                type: ['string', 'null'],
                maxLength: 200,
                description: "That it becomes at the period's end, if another was chosen.",
              },
              next_period: { type: ['string', 'null'], enum: ['monthly', 'yearly', null] },
              failed_charges: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
              next_charge_at: {
                type: ['string', 'null'],
                format: 'date-time',
                description: 'Of a charge that failed.',
              },
              ended_at: { type: ['string', 'null'], format: 'date-time' },
              is_by_contract: { type: 'boolean', description: 'Agreed on, and not bought.' },
            },
            required: [
              'plan',
              'tag',
              'state',
              'period',
              'price',
              'currency',
              'started_at',
              'period_end',
              'auto_renew',
              'next_plan',
              'next_period',
              'failed_charges',
              'next_charge_at',
              'ended_at',
              'is_by_contract',
            ],
            additionalProperties: false,
          },
          usage: {
            type: 'array',
            maxItems: 10,
            items: {
              type: 'object',
              properties: {
                name: { type: 'string', enum: ['units', 'users', 'groups', 'organizations', 'storage'] },
                used: { type: 'number', description: 'Of storage: in megabytes.' },
                limit: { type: ['number', 'null'], description: 'Null for unlimited.' },
                state: { type: 'string', enum: ['ok', 'near', 'reached'] },
              },
              required: ['name', 'used', 'limit', 'state'],
              additionalProperties: false,
            },
          },
          features: {
            type: 'array',
            maxItems: 10,
            items: { type: 'string', enum: ['return_url', 'custom_logo', 'link_list', 'on_premise'] },
            description: 'That the plan has.',
          },
        },
        required: ['subscription', 'usage', 'features'],
        additionalProperties: false,
      },
    },
    users: {
      on: 'member',
      method: 'GET',
      path: 'customer/{id}/users',
      description: 'The users of a company, administrators first.',
      input: {
        type: 'object',
        properties: {
          search: { type: 'string', maxLength: 100 },
          offset: { type: 'integer', minimum: 0, maximum: 1000000 },
          limit: { type: 'integer', minimum: 1, maximum: 100 },
        },
        additionalProperties: false,
      },
      output: {
        type: 'object',
        properties: {
          total: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
          results: {
            type: 'array',
            maxItems: 100,
            items: {
              type: 'object',
              properties: {
                id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
                full_name: { type: 'string', minLength: 1, maxLength: 200 },
                email: { type: 'string', maxLength: 254 },
                is_admin: { type: 'boolean' },
                state: { type: 'string', enum: ['active', 'invited', 'disabled'] },
                last_login_at: { type: ['string', 'null'], format: 'date-time' },
                has_two_factor: { type: 'boolean' },
              },
              required: ['id', 'full_name', 'email', 'is_admin', 'state', 'last_login_at', 'has_two_factor'],
              additionalProperties: false,
            },
          },
        },
        required: ['total', 'results'],
        additionalProperties: false,
      },
    },
    reset_two_factor: {
      on: 'member',
      method: 'POST',
      path: 'customer/{id}/reset_two_factor',
      description: "Turns the two-factor login of a user off who lost the app and the recovery codes, and ends the user's sessions. The user and the company's other administrators are told by mail.",
      proof: true,
      input: {
        type: 'object',
        properties: {
          user_id: { type: 'integer', minimum: 1, maximum: 9007199254740991 },
          reason: { type: 'string', minLength: 1, maxLength: 500 },
          password: { type: 'string', maxLength: 200, description: 'The present password of who calls.' },
          code: {
            type: 'string',
            maxLength: 60,
            description: 'Instead of it, a code of the second factor of who calls.',
          },
        },
        required: ['user_id', 'reason'],
        additionalProperties: false,
      },
      output: {
        type: 'object',
        properties: {
          id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
          has_two_factor: { type: 'boolean' },
        },
        required: ['id', 'has_two_factor'],
        additionalProperties: false,
      },
    },
    invoices: {
      on: 'member',
      method: 'GET',
      path: 'customer/{id}/invoices',
      description: 'The invoices of a company, the latest first.',
      input: {
        type: 'object',
        properties: {
          offset: { type: 'integer', minimum: 0, maximum: 1000000 },
          limit: { type: 'integer', minimum: 1, maximum: 100 },
        },
        additionalProperties: false,
      },
      output: {
        type: 'object',
        properties: {
          total: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
          results: {
            type: 'array',
            maxItems: 100,
            items: {
              type: 'object',
              properties: {
                id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
                number: { type: 'string', maxLength: 40 },
                kind: { type: 'string', enum: ['invoice', 'credit_note'] },
                state: { type: 'string', enum: ['open', 'paid', 'void'] },
                plan: { type: ['string', 'null'], maxLength: 200 },
                period_start: { type: ['string', 'null'], format: 'date-time' },
                period_end: { type: ['string', 'null'], format: 'date-time' },
                currency: { type: 'string', maxLength: 3, pattern: '^[A-Z]{3}$' },
                total: {
                  type: 'integer',
                  minimum: 0,
                  maximum: 1000000000000,
                  description: 'In minor units of the currency.',
                },
                issued_at: { type: 'string', format: 'date-time' },
                due_at: { type: 'string', format: 'date-time' },
                paid_at: { type: ['string', 'null'], format: 'date-time' },
                is_by_contract: { type: 'boolean', description: 'It is marked as paid when the money has arrived.' },
              },
              required: [
                'id',
                'number',
                'kind',
                'state',
                'plan',
                'period_start',
                'period_end',
                'currency',
                'total',
                'issued_at',
                'due_at',
                'paid_at',
                'is_by_contract',
              ],
              additionalProperties: false,
            },
          },
        },
        required: ['total', 'results'],
        additionalProperties: false,
      },
    },
    mark_invoice_paid: {
      on: 'member',
      method: 'POST',
      path: 'customer/{id}/mark_invoice_paid',
      description: "Marks an open invoice of a contract as paid, such as by a bank transfer. The company's administrators get the receipt.",
      input: {
        type: 'object',
        properties: {
          invoice_id: { type: 'integer', minimum: 1, maximum: 9007199254740991 },
          reason: {
            type: 'string',
            minLength: 1,
            maxLength: 500,
            description: 'How it was paid: stands in both audit logs.',
          },
        },
        required: ['invoice_id', 'reason'],
        additionalProperties: false,
      },
      output: {
        type: 'object',
        properties: {
          id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
          state: { type: 'string', enum: ['open', 'paid', 'void'] },
        },
        required: ['id', 'state'],
        additionalProperties: false,
      },
    },
    payments: {
      on: 'member',
      method: 'GET',
      path: 'customer/{id}/payments',
      description: 'The attempts of a company to pay, the latest first.',
      input: {
        type: 'object',
        properties: {
          offset: { type: 'integer', minimum: 0, maximum: 1000000 },
          limit: { type: 'integer', minimum: 1, maximum: 100 },
        },
        additionalProperties: false,
      },
      output: {
        type: 'object',
        properties: {
          total: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
          results: {
            type: 'array',
            maxItems: 100,
            items: {
              type: 'object',
              properties: {
                id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
                state: { type: 'string', enum: ['started', 'pending', 'paid', 'failed', 'expired'] },
                currency: { type: 'string', maxLength: 3, pattern: '^[A-Z]{3}$' },
                amount: {
                  type: 'integer',
                  minimum: 0,
                  maximum: 1000000000000,
                  description: 'In minor units of the currency.',
                },
                failure_code: { type: ['string', 'null'], maxLength: 80 },
                card_brand: { type: ['string', 'null'], maxLength: 40 },
                card_last4: { type: ['string', 'null'], maxLength: 4 },
                invoice: { type: ['string', 'null'], maxLength: 40, description: 'Its number.' },
                paid_by: { type: ['string', 'null'], maxLength: 200, description: 'Null for a renewal.' },
                created_at: { type: 'string', format: 'date-time' },
              },
              required: [
                'id',
                'state',
                'currency',
                'amount',
                'failure_code',
                'card_brand',
                'card_last4',
                'invoice',
                'paid_by',
                'created_at',
              ],
              additionalProperties: false,
            },
          },
        },
        required: ['total', 'results'],
        additionalProperties: false,
      },
    },
    customermarcgenerate: {
      on: 'collection',
      method: 'POST',
      path: 'customer/customermarcgenerate',
      description: 'Makes a batch of marcs for a company: one for each living unit, or blank ones that its users claim later.',
      input: {
        type: 'object',
        properties: {
          company_id: { type: 'integer', minimum: 1, maximum: 9007199254740991 },
          kind: { type: 'string', enum: ['units', 'blank'] },
          mark_count: { type: 'integer', minimum: 1, maximum: 100000, description: 'Of a batch of blank ones.' },
          node_id: {
            type: ['integer', 'null'],
            minimum: 1,
            maximum: 9007199254740991,
            description: 'Of a batch for units: only this one and all below it.',
          },
          qr_code_group_id: {
            type: ['integer', 'null'],
            minimum: 1,
            maximum: 9007199254740991,
            description: 'The QR code group whose design the marcs get, as it is now; null for black on white with the code in letters.',
          },
          note: { type: 'string', maxLength: 500 },
        },
        required: ['company_id', 'kind'],
        additionalProperties: false,
      },
      output: {
        type: 'object',
        properties: {
          id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
          mark_count: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
        },
        required: ['id', 'mark_count'],
        additionalProperties: false,
      },
    },
    mark_units: {
      on: 'member',
      method: 'GET',
      path: 'customer/{id}/mark_units',
      description: 'Units of a company for which marcs can be made, each with how many that are.',
      input: {
        type: 'object',
        properties: { search: { type: 'string', maxLength: 100 } },
        additionalProperties: false,
      },
      output: {
        type: 'object',
        properties: {
          unit_count: {
            type: 'integer',
            minimum: -9007199254740991,
            maximum: 9007199254740991,
            description: 'Of the whole company.',
          },
          results: {
            type: 'array',
            maxItems: 25,
            items: {
              type: 'object',
              properties: {
                id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
                name: { type: 'string', maxLength: 200 },
                above: {
                  type: 'array',
                  maxItems: 100,
                  items: { type: 'string', maxLength: 200 },
                  description: 'The names of the units above, from the top down.',
                },
                unit_count: {
                  type: 'integer',
                  minimum: -9007199254740991,
                  maximum: 9007199254740991,
                  description: 'It and all below it.',
                },
              },
              required: ['id', 'name', 'above', 'unit_count'],
              additionalProperties: false,
            },
          },
        },
        required: ['unit_count', 'results'],
        additionalProperties: false,
      },
    },
    mark_designs: {
      on: 'member',
      method: 'GET',
      path: 'customer/{id}/mark_designs',
      description: 'The designs that marcs of a company can get: those of its QR code groups.',
      input: { type: 'object', properties: {}, additionalProperties: false },
      output: {
        type: 'object',
        properties: {
          results: {
            type: 'array',
            maxItems: 100,
            items: {
              type: 'object',
              properties: {
                id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
                name: { type: 'string', maxLength: 200 },
                design: { type: 'object' },
              },
              required: ['id', 'name', 'design'],
              additionalProperties: false,
            },
          },
        },
        required: ['results'],
        additionalProperties: false,
      },
    },
    close: {
      on: 'member',
      method: 'POST',
      path: 'customer/{id}/close',
      description: 'Closes a company: nobody of it is logged in from then on. Nothing is deleted.',
      input: {
        type: 'object',
        properties: { reason: { type: 'string', minLength: 1, maxLength: 500 } },
        required: ['reason'],
        additionalProperties: false,
      },
      output: {
        type: 'object',
        properties: {
          id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
          state: { type: 'string', enum: ['active', 'read_only', 'closed'] },
        },
        required: ['id', 'state'],
        additionalProperties: false,
      },
      offered: true,
    },
    reopen: {
      on: 'member',
      method: 'POST',
      path: 'customer/{id}/reopen',
      description: 'Opens a closed company again, in the state that it had before.',
      input: {
        type: 'object',
        properties: { reason: { type: 'string', minLength: 1, maxLength: 500 } },
        required: ['reason'],
        additionalProperties: false,
      },
      output: {
        type: 'object',
        properties: {
          id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
          state: { type: 'string', enum: ['active', 'read_only', 'closed'] },
        },
        required: ['id', 'state'],
        additionalProperties: false,
      },
      offered: true,
    },
  },
};
