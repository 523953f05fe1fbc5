// Generated from schemas/company/company_profile.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

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
  default_locale: "tr" | "en" | "fr" | "de" | "pt" | "it" | "es" | "ja" | "ru" | "ko";
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
  default_locale?: "tr" | "en" | "fr" | "de" | "pt" | "it" | "es" | "ja" | "ru" | "ko";
  /** Of units without opening hours of their own or above them: days and hours of figures are theirs. A change counts from then on. */
  time_zone?: string;
  /** A unit without a design of its own or of a group shows that of the nearest unit above. */
  inherit_designs?: boolean;
  /** Who has no access to any organization may create one, and holds all rights there. */
  users_create_organizations?: boolean;
  /** After this, texts, contact data and media of answers are erased; scores stay. */
  retention_months?: number;
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
  /** Instead of it, a code of the second factor of who calls. */
  code?: string;
}

export interface CompanyProfileRequireTwoFactorOutput {
  id: number;
  requires_two_factor: boolean;
}

export const companyProfile: EntityDescriptor = {
  id: 'company_profile',
  title: 'Company profile',
  path: 'companyprofile',
  table: 'customer',
  tenant: 'self',
  projects: 'customer',
  label: '{name}',
  revision: {
    of: [
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
      'inherit_designs',
      'users_create_organizations',
      'retention_months',
      'default_survey_id',
    ],
    problem: 'row_changed',
  },
  operations: ['detail', 'patch'],
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
    default_survey_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: true,
      ref: 'survey',
      onDelete: 'set null',
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
    saved_card_id: {
      kind: 'integer',
      type: 'integer',
      column: 'bigint',
      nullable: true,
      readOnly: true,
      ref: 'company_saved_card',
      onDelete: 'set null',
    },
    revision: { kind: 'integer', type: 'integer', column: 'integer', nullable: false, default: 1 },
    created_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
    updated_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
  },
  list: { filters: [], sortable: ['id'], sort: ['id', 'asc'], search: [] },
  schemas: {
    create: { not: {} },
    patch: {
      type: 'object',
      properties: {
        name: { type: 'string', minLength: 1, maxLength: 200 },
        email: { type: 'string', format: 'email', maxLength: 254 },
        phone: { type: ['string', 'null'], maxLength: 32, pattern: '^\\+?[0-9 ()./-]{5,31}$' },
        billing_name: { type: ['string', 'null'], maxLength: 200 },
        address: { type: ['string', 'null'], maxLength: 500 },
        postal_code: { type: ['string', 'null'], maxLength: 20 },
        city: { type: ['string', 'null'], maxLength: 120 },
        country_id: { type: ['integer', 'null'], minimum: 1, maximum: 9007199254740991 },
        tax_number: { type: ['string', 'null'], maxLength: 40 },
        show_address: { type: 'boolean' },
        show_phone: { type: 'boolean' },
        show_email: { type: 'boolean' },
        default_locale: { type: 'string', enum: ['tr', 'en', 'fr', 'de', 'pt', 'it', 'es', 'ja', 'ru', 'ko'] },
        time_zone: { type: 'string', minLength: 1, maxLength: 60 },
        inherit_designs: { type: 'boolean' },
        users_create_organizations: { type: 'boolean' },
        retention_months: { type: 'integer', minimum: 6, maximum: 60 },
        default_survey_id: { type: ['integer', 'null'], minimum: 1, maximum: 9007199254740991 },
        revision: { type: 'integer', minimum: 1, maximum: 1000000000 },
      },
      minProperties: 1,
      additionalProperties: false,
    },
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
        inherit_designs: { type: 'boolean' },
        users_create_organizations: { type: 'boolean' },
        requires_two_factor: { type: 'boolean' },
        retention_months: { type: 'integer' },
        default_survey_id: { type: ['integer', 'null'] },
        state: { type: 'string', enum: ['active', 'read_only', 'closed'] },
        saved_card_id: { type: ['integer', 'null'] },
        revision: { type: 'integer' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
        permitted: { type: 'array', items: { type: 'string', enum: ['patch'] } },
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
        'inherit_designs',
        'users_create_organizations',
        'requires_two_factor',
        'retention_months',
        'default_survey_id',
        'state',
        'saved_card_id',
        'revision',
        'created_at',
        'updated_at',
      ],
      additionalProperties: false,
    },
  },
  actions: {
    two_factor_use: {
      on: 'member',
      method: 'GET',
      path: 'companyprofile/{id}/two_factor_use',
      description: 'How many users have two-factor login: who would have to set it up if it were required.',
      input: { type: 'object', properties: {}, additionalProperties: false },
      output: {
        type: 'object',
        properties: {
          is_required: { type: 'boolean' },
          users: {
            type: 'integer',
            minimum: -9007199254740991,
            maximum: 9007199254740991,
            description: 'Who are active.',
          },
          without: {
            type: 'integer',
            minimum: -9007199254740991,
            maximum: 9007199254740991,
            description: 'Those of them who have none yet.',
          },
          own: { type: 'boolean', description: "Whether the caller has it: who has not can't require it of others." },
        },
        required: ['is_required', 'users', 'without', 'own'],
        additionalProperties: false,
      },
    },
    require_two_factor: {
      on: 'member',
      method: 'POST',
      path: 'companyprofile/{id}/require_two_factor',
      description: 'Requires two-factor login of all users of the company, or no longer. Who has none can do nothing but set it up, from the next call on.',
      proof: true,
      input: {
        type: 'object',
        properties: {
          required: { type: 'boolean' },
          password: { type: 'string', maxLength: 200, description: 'The present password of who calls.' },
          code: {
            type: 'string',
            maxLength: 60,
            description: 'Instead of it, a code of the second factor of who calls.',
          },
        },
        required: ['required'],
        additionalProperties: false,
      },
      output: {
        type: 'object',
        properties: {
          id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
          requires_two_factor: { type: 'boolean' },
        },
        required: ['id', 'requires_two_factor'],
        additionalProperties: false,
      },
    },
  },
};
