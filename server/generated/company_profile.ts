// Generated from schemas/company/company_profile.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../kernel/descriptor.ts';

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
  /** After this, texts, contact data and media of answers are erased; scores stay. */
  retention_months: number;
  /** What a unit shows when nothing nearer is designed. */
  default_survey_id: number | null;
  state: "active" | "read_only" | "closed";
  saved_card_id: number | null;
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
}

export const companyProfile: EntityDescriptor = {
  id: 'company_profile',
  title: 'Company profile',
  path: 'companyprofile',
  table: 'customer',
  tenant: 'self',
  projects: 'customer',
  label: '{name}',
  operations: ['detail', 'patch'],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    name: { kind: 'text', type: 'string', column: 'text collate "natural"', nullable: false },
    email: { kind: 'email', type: 'string', column: 'text', nullable: false },
    phone: { kind: 'phone', type: 'string', column: 'text', nullable: true },
    billing_name: { kind: 'text', type: 'string', column: 'text', nullable: true },
    address: { kind: 'text', type: 'string', column: 'text', nullable: true },
    postal_code: { kind: 'text', type: 'string', column: 'text', nullable: true },
    city: { kind: 'text', type: 'string', column: 'text', nullable: true },
    country_id: { kind: 'reference', type: 'integer', column: 'bigint', nullable: true, ref: 'country' },
    tax_number: { kind: 'text', type: 'string', column: 'text', nullable: true },
    show_address: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false },
    show_phone: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false },
    show_email: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false },
    default_locale: {
      kind: 'locale',
      type: 'string',
      column: 'text',
      nullable: false,
      enum: ['tr', 'en', 'fr', 'de', 'pt', 'it', 'es', 'ja', 'ru', 'ko'],
    },
    time_zone: { kind: 'time_zone', type: 'string', column: 'text', nullable: false },
    inherit_designs: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false },
    users_create_organizations: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false },
    retention_months: { kind: 'integer', type: 'integer', column: 'smallint', nullable: false },
    default_survey_id: { kind: 'reference', type: 'integer', column: 'bigint', nullable: true, ref: 'survey' },
    state: {
      kind: 'state',
      type: 'string',
      column: 'text',
      nullable: false,
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
    },
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
        retention_months: { type: 'integer' },
        default_survey_id: { type: ['integer', 'null'] },
        state: { type: 'string', enum: ['active', 'read_only', 'closed'] },
        saved_card_id: { type: ['integer', 'null'] },
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
        'retention_months',
        'default_survey_id',
        'state',
        'saved_card_id',
        'created_at',
        'updated_at',
      ],
      additionalProperties: false,
    },
  },
  actions: {},
};
