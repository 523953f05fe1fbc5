// Generated from schemas/company/notice_preference.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface NoticePreferenceRow {
  id: number;
  user_id: number;
  on_rules: boolean;
  on_assigned: boolean;
  on_high_priority: boolean;
  on_code_findings: boolean;
  /** As Europe/Berlin. */
  time_zone: string;
  /** As 20:00. What comes in quiet hours is told after them. */
  quiet_from: string | null;
  quiet_until: string | null;
  created_at: string;
  updated_at: string;
  permitted?: ("patch")[];
}

export interface NoticePreferenceCreate {
  on_rules?: boolean;
  on_assigned?: boolean;
  on_high_priority?: boolean;
  on_code_findings?: boolean;
  /** As Europe/Berlin. */
  time_zone?: string;
  /** As 20:00. What comes in quiet hours is told after them. */
  quiet_from?: string | null;
  quiet_until?: string | null;
}

export interface NoticePreferencePatch {
  on_rules?: boolean;
  on_assigned?: boolean;
  on_high_priority?: boolean;
  on_code_findings?: boolean;
  /** As Europe/Berlin. */
  time_zone?: string;
  /** As 20:00. What comes in quiet hours is told after them. */
  quiet_from?: string | null;
  quiet_until?: string | null;
}

export const noticePreference: EntityDescriptor = {
  id: 'notice_preference',
  title: 'My notices',
  path: 'noticepreferences',
  table: 'notice_preference',
  tenant: 'company_id',
  label: 'My notices',
  operations: ['list', 'detail', 'create', 'patch'],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    user_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: false,
      readOnly: true,
      ref: 'customer_user',
      onDelete: 'cascade',
    },
    on_rules: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false, default: true },
    on_assigned: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false, default: true },
    on_high_priority: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false, default: false },
    on_code_findings: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false, default: true },
    time_zone: { kind: 'time_zone', type: 'string', column: 'text', nullable: false, default: 'UTC' },
    quiet_from: { kind: 'text', type: 'string', column: 'text', nullable: true },
    quiet_until: { kind: 'text', type: 'string', column: 'text', nullable: true },
    created_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
    updated_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
  },
  list: {
    filters: [],
    sortable: [
      'on_rules',
      'on_assigned',
      'on_high_priority',
      'on_code_findings',
      'quiet_from',
      'quiet_until',
      'time_zone',
      'created_at',
    ],
    sort: ['created_at', 'asc'],
    search: [],
  },
  exported: {
    route: 'noticepreferences',
    columns: [
      'on_rules',
      'on_assigned',
      'on_high_priority',
      'on_code_findings',
      'quiet_from',
      'quiet_until',
      'time_zone',
    ],
  },
  schemas: {
    create: {
      type: 'object',
      properties: {
        on_rules: { type: 'boolean' },
        on_assigned: { type: 'boolean' },
        on_high_priority: { type: 'boolean' },
        on_code_findings: { type: 'boolean' },
        time_zone: { type: 'string', minLength: 1, maxLength: 60 },
        quiet_from: { type: ['string', 'null'], maxLength: 5, pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' },
        quiet_until: { type: ['string', 'null'], maxLength: 5, pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' },
      },
      required: [],
      additionalProperties: false,
    },
    patch: {
      type: 'object',
      properties: {
        on_rules: { type: 'boolean' },
        on_assigned: { type: 'boolean' },
        on_high_priority: { type: 'boolean' },
        on_code_findings: { type: 'boolean' },
        time_zone: { type: 'string', minLength: 1, maxLength: 60 },
        quiet_from: { type: ['string', 'null'], maxLength: 5, pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' },
        quiet_until: { type: ['string', 'null'], maxLength: 5, pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' },
      },
      minProperties: 1,
      additionalProperties: false,
    },
    row: {
      type: 'object',
      properties: {
        id: { type: 'integer' },
        user_id: { type: 'integer' },
        on_rules: { type: 'boolean' },
        on_assigned: { type: 'boolean' },
        on_high_priority: { type: 'boolean' },
        on_code_findings: { type: 'boolean' },
        time_zone: { type: 'string' },
        quiet_from: { type: ['string', 'null'] },
        quiet_until: { type: ['string', 'null'] },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
        permitted: { type: 'array', items: { type: 'string', enum: ['patch'] } },
      },
      required: [
        'id',
        'user_id',
        'on_rules',
        'on_assigned',
        'on_high_priority',
        'on_code_findings',
        'time_zone',
        'quiet_from',
        'quiet_until',
        'created_at',
        'updated_at',
      ],
      additionalProperties: false,
    },
  },
  actions: {},
};
