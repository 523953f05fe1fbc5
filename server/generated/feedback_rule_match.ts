// Generated from schemas/feedback/feedback_rule_match.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface FeedbackRuleMatchRow {
  id: number;
  rule_id: number;
  feedback_id: number | null;
  node_id: number;
  /** 0: what the rule does. 1: its escalation. */
  step: number;
  /** The unit's last answer. */
  silent_since: string | null;
  /** Over: somebody handled it in time, or the rule is off. */
  state: "pending" | "done" | "over";
  due_at: string;
  created_at: string;
  updated_at: string;
}

export const feedbackRuleMatch: EntityDescriptor = {
  id: 'feedback_rule_match',
  title: 'Match of a rule',
  path: 'feedback_rule_match',
  table: 'feedback_rule_match',
  tenant: 'company_id',
  label: 'Match #{id}',
  operations: [],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    rule_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: false,
      ref: 'feedback_rule',
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
    node_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: false,
      ref: 'node',
      tree: { table: 'node', tenant: 'company_id', parent: 'parent_id', path: 'path' },
      onDelete: 'cascade',
    },
    step: { kind: 'integer', type: 'integer', column: 'smallint', nullable: false, default: 0 },
    silent_since: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: true },
    state: {
      kind: 'state',
      type: 'string',
      column: 'text',
      nullable: false,
      default: 'pending',
      enum: ['pending', 'done', 'over'],
    },
    due_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false },
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
        rule_id: { type: 'integer' },
        feedback_id: { type: ['integer', 'null'] },
        node_id: { type: 'integer' },
        step: { type: 'integer' },
        silent_since: { type: ['string', 'null'], format: 'date-time' },
        state: { type: 'string', enum: ['pending', 'done', 'over'] },
        due_at: { type: 'string', format: 'date-time' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
      },
      required: [
        'id',
        'rule_id',
        'feedback_id',
        'node_id',
        'step',
        'silent_since',
        'state',
        'due_at',
        'created_at',
        'updated_at',
      ],
      additionalProperties: false,
    },
  },
  actions: {},
};
