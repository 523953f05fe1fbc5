// Generated from schemas/feedback/notice.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface NoticeRow {
  id: number;
  user_id: number;
  /** Empty where it is no feedback and no unit that is told of. */
  node_id: number | null;
  /** Empty where a unit fell silent. */
  feedback_id: number | null;
  rule_id: number | null;
  /** What happened to another row (an event rule). */
  event_notice_id: number | null;
  score_alert_id: number | null;
  reason: "rule" | "unhandled" | "escalation" | "silence" | "assigned" | "high_priority" | "rule_off" | "event" | "score_alert" | "due_soon" | "mentioned";
  /** The mail that lists it; empty while it waits for one. */
  mail_id: number | null;
  created_at: string;
  updated_at: string;
}

export const notice: EntityDescriptor = {
  id: 'notice',
  title: 'Notice',
  path: 'notice',
  table: 'notice',
  tenant: 'company_id',
  label: 'Notice #{id}',
  operations: [],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    user_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: false,
      ref: 'customer_user',
      onDelete: 'cascade',
    },
    node_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: true,
      ref: 'node',
      tree: { table: 'node', tenant: 'company_id', parent: 'parent_id', path: 'path' },
      onDelete: 'cascade',
    },
    feedback_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: true,
      ref: 'feedback',
      onDelete: 'cascade',
    },
    rule_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: true,
      ref: 'feedback_rule',
      onDelete: 'set null',
    },
    event_notice_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: true,
      ref: 'event_notice',
      onDelete: 'cascade',
    },
    score_alert_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: true,
      ref: 'score_alert',
      onDelete: 'cascade',
    },
    reason: {
      kind: 'enum',
      type: 'string',
      column: 'text',
      nullable: false,
      enum: [
        'rule',
        'unhandled',
        'escalation',
        'silence',
        'assigned',
        'high_priority',
        'rule_off',
        'event',
        'score_alert',
        'due_soon',
        'mentioned',
      ],
    },
    mail_id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: true },
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
        user_id: { type: 'integer' },
        node_id: { type: ['integer', 'null'] },
        feedback_id: { type: ['integer', 'null'] },
        rule_id: { type: ['integer', 'null'] },
        event_notice_id: { type: ['integer', 'null'] },
        score_alert_id: { type: ['integer', 'null'] },
        reason: {
          type: 'string',
          enum: [
            'rule',
            'unhandled',
            'escalation',
            'silence',
            'assigned',
            'high_priority',
            'rule_off',
            'event',
            'score_alert',
            'due_soon',
            'mentioned',
          ],
        },
        mail_id: { type: ['integer', 'null'] },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
      },
      required: [
        'id',
        'user_id',
        'node_id',
        'feedback_id',
        'rule_id',
        'event_notice_id',
        'score_alert_id',
        'reason',
        'mail_id',
        'created_at',
        'updated_at',
      ],
      additionalProperties: false,
    },
  },
  actions: {},
};
