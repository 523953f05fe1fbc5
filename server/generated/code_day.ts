// Generated from schemas/feedback/code_day.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface CodeDayRow {
  id: number;
  node_id: number;
  /** Empty for what has none: answers, and reads of a page that was opened otherwise. */
  node_qr_code_id: number | null;
  /** In UTC. */
  day: string;
  /** Without bots. */
  reads: number;
  /** Repeats are not counted. */
  answers: number;
  last_read_at: string | null;
  /** In UTC. */
  hours: number[];
  /** Those that there were. */
  channels: {
    [k: string]: unknown;
  };
  device_classes: {
    [k: string]: unknown;
  };
  locales: {
    [k: string]: unknown;
  };
  created_at: string;
  updated_at: string;
}

export const codeDay: EntityDescriptor = {
  id: 'code_day',
  title: 'Code day',
  path: 'code_day',
  table: 'code_day',
  tenant: 'company_id',
  label: 'Code #{node_qr_code_id}, {day}',
  operations: [],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    node_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: false,
      ref: 'node',
      tree: { table: 'node', tenant: 'company_id', parent: 'parent_id', path: 'path' },
      onDelete: 'cascade',
    },
    node_qr_code_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: true,
      ref: 'node_qr_code',
      onDelete: 'cascade',
    },
    day: { kind: 'date', type: 'string', column: 'date', nullable: false },
    reads: { kind: 'integer', type: 'integer', column: 'integer', nullable: false, default: 0 },
    answers: { kind: 'integer', type: 'integer', column: 'integer', nullable: false, default: 0 },
    last_read_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: true },
    hours: { kind: 'json', type: 'array', column: 'jsonb', nullable: false },
    channels: { kind: 'json', type: 'object', column: 'jsonb', nullable: false },
    device_classes: { kind: 'json', type: 'object', column: 'jsonb', nullable: false },
    locales: { kind: 'json', type: 'object', column: 'jsonb', nullable: false },
    created_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
    updated_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
  },
  list: { filters: [], sortable: ['id'], sort: ['id', 'asc'], search: [] },
  schemas: {
    create: { not: {} },
    patch: { not: {} },
    row: {
      type: 'object',
      properties: {
        id: { type: 'integer' },
        node_id: { type: 'integer' },
        node_qr_code_id: { type: ['integer', 'null'] },
        day: { type: 'string', format: 'date' },
        reads: { type: 'integer' },
        answers: { type: 'integer' },
        last_read_at: { type: ['string', 'null'], format: 'date-time' },
        hours: { type: 'array', items: { type: 'integer' } },
        channels: { type: 'object' },
        device_classes: { type: 'object' },
        locales: { type: 'object' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
      },
      required: [
        'id',
        'node_id',
        'node_qr_code_id',
        'day',
        'reads',
        'answers',
        'last_read_at',
        'hours',
        'channels',
        'device_classes',
        'locales',
        'created_at',
        'updated_at',
      ],
      additionalProperties: false,
    },
  },
  actions: {},
};
