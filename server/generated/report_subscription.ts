// Generated from schemas/feedback/report_subscription.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface ReportSubscriptionRow {
  id: number;
  user_id: number;
  rhythm: "daily" | "weekly";
  /** With all below it; empty: all that the user may read. */
  node_id: number | null;
  /** Of a weekly one. */
  weekday: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";
  hour: number;
  /** As Europe/Berlin. */
  time_zone: string;
  /** Of a daily one. A weekly one always comes: a week without answers is news too. */
  only_with_answers: boolean;
  is_active: boolean;
  /** Empty while it is not active. */
  next_at: string | null;
  /** Why it was switched off by itself when its report was to be written. */
  ended_because: "right_lost" | "unit_deleted" | null;
  created_at: string;
  updated_at: string;
  permitted?: ("patch" | "delete")[];
}

export interface ReportSubscriptionCreate {
  rhythm?: "daily" | "weekly";
  /** With all below it; empty: all that the user may read. */
  node_id?: number | null;
  /** Of a weekly one. */
  weekday?: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";
  hour?: number;
  /** As Europe/Berlin. */
  time_zone?: string;
  /** Of a daily one. A weekly one always comes: a week without answers is news too. */
  only_with_answers?: boolean;
  is_active?: boolean;
}

export interface ReportSubscriptionPatch {
  rhythm?: "daily" | "weekly";
  /** With all below it; empty: all that the user may read. */
  node_id?: number | null;
  /** Of a weekly one. */
  weekday?: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";
  hour?: number;
  /** As Europe/Berlin. */
  time_zone?: string;
  /** Of a daily one. A weekly one always comes: a week without answers is news too. */
  only_with_answers?: boolean;
  is_active?: boolean;
}

export interface ReportSubscriptionSendNowInput {
}

export interface ReportSubscriptionSendNowOutput {
  id: number;
}

export const reportSubscription: EntityDescriptor = {
  id: 'report_subscription',
  title: 'Mail report',
  path: 'reportsubscriptions',
  table: 'report_subscription',
  tenant: 'company_id',
  label: 'Mail report #{id}',
  operations: ['list', 'detail', 'create', 'patch', 'delete'],
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
    rhythm: {
      kind: 'enum',
      type: 'string',
      column: 'text',
      nullable: false,
      default: 'weekly',
      enum: ['daily', 'weekly'],
    },
    node_id: { kind: 'reference', type: 'integer', column: 'bigint', nullable: true, ref: 'node', onDelete: 'cascade' },
    weekday: {
      kind: 'enum',
      type: 'string',
      column: 'text',
      nullable: false,
      default: 'monday',
      enum: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
    },
    hour: { kind: 'integer', type: 'integer', column: 'smallint', nullable: false, default: 8 },
    time_zone: { kind: 'time_zone', type: 'string', column: 'text', nullable: false, default: 'UTC' },
    only_with_answers: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false, default: true },
    is_active: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false, default: true },
    next_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: true, readOnly: true },
    ended_because: {
      kind: 'enum',
      type: 'string',
      column: 'text',
      nullable: true,
      readOnly: true,
      enum: ['right_lost', 'unit_deleted'],
    },
    created_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
    updated_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
  },
  list: {
    filters: ['rhythm', 'node_id', 'is_active'],
    sortable: ['rhythm', 'node_id', 'weekday', 'hour', 'is_active', 'next_at', 'created_at'],
    sort: ['created_at', 'asc'],
    search: [],
    groups: ['rhythm', 'node_id', 'is_active'],
  },
  exported: { route: 'reportsubscriptions', columns: ['rhythm', 'node_id', 'weekday', 'hour', 'is_active', 'next_at'] },
  schemas: {
    create: {
      type: 'object',
      properties: {
        rhythm: { type: 'string', enum: ['daily', 'weekly'] },
        node_id: { type: ['integer', 'null'], minimum: 1, maximum: 9007199254740991 },
        weekday: {
          type: 'string',
          enum: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
        },
        hour: { type: 'integer', minimum: 0, maximum: 23 },
        time_zone: { type: 'string', minLength: 1, maxLength: 60 },
        only_with_answers: { type: 'boolean' },
        is_active: { type: 'boolean' },
      },
      required: [],
      additionalProperties: false,
    },
    patch: {
      type: 'object',
      properties: {
        rhythm: { type: 'string', enum: ['daily', 'weekly'] },
        node_id: { type: ['integer', 'null'], minimum: 1, maximum: 9007199254740991 },
        weekday: {
          type: 'string',
          enum: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
        },
        hour: { type: 'integer', minimum: 0, maximum: 23 },
        time_zone: { type: 'string', minLength: 1, maxLength: 60 },
        only_with_answers: { type: 'boolean' },
        is_active: { type: 'boolean' },
      },
      minProperties: 1,
      additionalProperties: false,
    },
    row: {
      type: 'object',
      properties: {
        id: { type: 'integer' },
        user_id: { type: 'integer' },
        rhythm: { type: 'string', enum: ['daily', 'weekly'] },
        node_id: { type: ['integer', 'null'] },
        weekday: {
          type: 'string',
          enum: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
        },
        hour: { type: 'integer' },
        time_zone: { type: 'string' },
        only_with_answers: { type: 'boolean' },
        is_active: { type: 'boolean' },
        next_at: { type: ['string', 'null'], format: 'date-time' },
        ended_because: { type: ['string', 'null'], enum: ['right_lost', 'unit_deleted', null] },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
        permitted: { type: 'array', items: { type: 'string', enum: ['patch', 'delete'] } },
      },
      required: [
        'id',
        'user_id',
        'rhythm',
        'node_id',
        'weekday',
        'hour',
        'time_zone',
        'only_with_answers',
        'is_active',
        'next_at',
        'ended_because',
        'created_at',
        'updated_at',
      ],
      additionalProperties: false,
    },
  },
  actions: {
    send_now: {
      on: 'member',
      method: 'POST',
      path: 'reportsubscriptions/{id}/send_now',
      description: 'Mails the report as it would be now, whatever its rhythm. Three in a quarter of an hour at most.',
      input: { type: 'object', properties: {}, additionalProperties: false },
      output: {
        type: 'object',
        properties: { id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 } },
        required: ['id'],
        additionalProperties: false,
      },
    },
  },
};
