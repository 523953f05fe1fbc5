// Generated from schemas/feedback/node_read.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface NodeReadRow {
  id: number;
  node_id: number;
  /** The code that was read; empty when the page was opened otherwise. */
  node_qr_code_id: number | null;
  locale: "tr" | "en" | "fr" | "de" | "pt" | "it" | "es" | "ja" | "ru" | "ko";
  /** As far as a browser tells: a scan comes from outside the browser, as do links in mail programs and messengers. A test is somebody of the company who tries a code, and no visitor. */
  channel: "scan" | "link" | "typed" | "kiosk" | "test";
  device_class: "phone" | "tablet" | "computer" | "other";
  is_bot: boolean;
  created_at: string;
  updated_at: string;
}

export const nodeRead: EntityDescriptor = {
  id: 'node_read',
  title: 'QR read',
  path: 'nodereadhistory',
  table: 'node_read',
  tenant: 'company_id',
  label: 'Read #{id}',
  operations: ['list'],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    node_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: false,
      readOnly: true,
      ref: 'node',
      keeps: true,
    },
    node_qr_code_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: true,
      readOnly: true,
      ref: 'node_qr_code',
      onDelete: 'set null',
    },
    locale: {
      kind: 'locale',
      type: 'string',
      column: 'text',
      nullable: false,
      default: 'en',
      readOnly: true,
      enum: ['tr', 'en', 'fr', 'de', 'pt', 'it', 'es', 'ja', 'ru', 'ko'],
    },
    channel: {
      kind: 'enum',
      type: 'string',
      column: 'text',
      nullable: false,
      default: 'scan',
      readOnly: true,
      enum: ['scan', 'link', 'typed', 'kiosk', 'test'],
    },
    device_class: {
      kind: 'enum',
      type: 'string',
      column: 'text',
      nullable: false,
      default: 'other',
      readOnly: true,
      enum: ['phone', 'tablet', 'computer', 'other'],
    },
    is_bot: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false, default: false, readOnly: true },
    local_time: {
      kind: 'date_time',
      type: 'string',
      column: 'timestamptz',
      nullable: true,
      readOnly: true,
      writeOnly: true,
    },
    device_hash: {
      kind: 'text',
      type: 'string',
      column: 'text',
      nullable: true,
      readOnly: true,
      writeOnly: true,
      sensitive: true,
    },
    created_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
    updated_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
  },
  list: {
    filters: ['node_id', 'node_qr_code_id', 'channel', 'locale', 'device_class', 'is_bot'],
    sortable: ['created_at', 'node_id', 'node_qr_code_id', 'channel', 'locale', 'device_class', 'is_bot'],
    sort: ['created_at', 'desc'],
    search: [],
  },
  exported: {
    route: 'nodereadhistory',
    columns: ['created_at', 'node_id', 'node_qr_code_id', 'channel', 'locale', 'device_class', 'is_bot'],
  },
  schemas: {
    create: { not: {} },
    patch: { not: {} },
    row: {
      type: 'object',
      properties: {
        id: { type: 'integer' },
        node_id: { type: 'integer' },
        node_qr_code_id: { type: ['integer', 'null'] },
        locale: { type: 'string', enum: ['tr', 'en', 'fr', 'de', 'pt', 'it', 'es', 'ja', 'ru', 'ko'] },
        channel: { type: 'string', enum: ['scan', 'link', 'typed', 'kiosk', 'test'] },
        device_class: { type: 'string', enum: ['phone', 'tablet', 'computer', 'other'] },
        is_bot: { type: 'boolean' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
      },
      required: [
        'id',
        'node_id',
        'node_qr_code_id',
        'locale',
        'channel',
        'device_class',
        'is_bot',
        'created_at',
        'updated_at',
      ],
      additionalProperties: false,
    },
  },
  actions: {},
};
