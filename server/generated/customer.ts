// Generated from schemas/company/customer.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../kernel/descriptor.ts';

export interface CustomerRow {
  id: number;
  name: string;
  email: string;
  phone: string | null;
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
  /** The one company whose users are the super administrators. */
  is_platform: boolean;
  /** A read-only company keeps its codes and answers but changes nothing; a closed one signs in no longer. */
  state: "active" | "read_only" | "closed";
  /** A unit without a design of its own or of a group shows that of the nearest unit above. */
  inherit_designs: boolean;
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
  /** The latest sign-in of one of its users. */
  last_activity_at: string | null;
  plan_tag: string | null;
  user_count: number;
  unit_count: number;
  feedback_count: number;
  created_at: string;
  updated_at: string;
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
    name: { kind: 'text', type: 'string', column: 'text', nullable: false },
    email: { kind: 'email', type: 'string', column: 'text', nullable: false },
    phone: { kind: 'phone', type: 'string', column: 'text', nullable: true },
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
    is_platform: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false, readOnly: true },
    state: {
      kind: 'state',
      type: 'string',
      column: 'text',
      nullable: false,
      readOnly: true,
      enum: ['active', 'read_only', 'closed'],
    },
    inherit_designs: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false },
    retention_months: { kind: 'integer', type: 'integer', column: 'smallint', nullable: false },
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
    },
    return_url: { kind: 'url', type: 'string', column: 'text', nullable: true },
    return_url_enabled: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false },
    saved_card_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: true,
      readOnly: true,
      ref: 'company_saved_card',
    },
    terms_accepted_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: true, readOnly: true },
    last_activity_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: true, readOnly: true },
    plan_tag: { kind: 'text', type: 'string', nullable: true, readOnly: true, computed: 'plan_tag' },
    user_count: { kind: 'integer', type: 'integer', nullable: false, readOnly: true, computed: 'user_count' },
    unit_count: { kind: 'integer', type: 'integer', nullable: false, readOnly: true, computed: 'unit_count' },
    feedback_count: { kind: 'integer', type: 'integer', nullable: false, readOnly: true, computed: 'feedback_count' },
    created_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
    updated_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
  },
  list: {
    filters: ['state', 'country_id', 'default_locale'],
    sortable: [
      'name',
      'email',
      'city',
      'country_id',
      'plan_tag',
      'state',
      'user_count',
      'unit_count',
      'feedback_count',
      'last_activity_at',
      'created_at',
    ],
    sort: ['created_at', 'desc'],
    search: ['name', 'email', 'city'],
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
        address: { type: ['string', 'null'] },
        postal_code: { type: ['string', 'null'] },
        city: { type: ['string', 'null'] },
        country_id: { type: ['integer', 'null'] },
        tax_number: { type: ['string', 'null'] },
        show_address: { type: 'boolean' },
        show_phone: { type: 'boolean' },
        show_email: { type: 'boolean' },
        default_locale: { type: 'string', enum: ['tr', 'en', 'fr', 'de', 'pt', 'it', 'es', 'ja', 'ru', 'ko'] },
        is_platform: { type: 'boolean' },
        state: { type: 'string', enum: ['active', 'read_only', 'closed'] },
        inherit_designs: { type: 'boolean' },
        retention_months: { type: 'integer' },
        default_survey_id: { type: ['integer', 'null'] },
        return_url: { type: ['string', 'null'], format: 'uri' },
        return_url_enabled: { type: 'boolean' },
        saved_card_id: { type: ['integer', 'null'] },
        terms_accepted_at: { type: ['string', 'null'], format: 'date-time' },
        last_activity_at: { type: ['string', 'null'], format: 'date-time' },
        plan_tag: { type: ['string', 'null'] },
        user_count: { type: 'integer' },
        unit_count: { type: 'integer' },
        feedback_count: { type: 'integer' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
      },
      required: [
        'id',
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
        'is_platform',
        'state',
        'inherit_designs',
        'retention_months',
        'default_survey_id',
        'return_url',
        'return_url_enabled',
        'saved_card_id',
        'terms_accepted_at',
        'last_activity_at',
        'plan_tag',
        'user_count',
        'unit_count',
        'feedback_count',
        'created_at',
        'updated_at',
      ],
      additionalProperties: false,
    },
  },
  actions: {},
};
