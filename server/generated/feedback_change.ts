// Generated from schemas/feedback/feedback_change.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface FeedbackChangeRow {
  id: number;
  feedback_id: number;
  actor: "user" | "visitor" | "rule" | "system";
  user_id: number | null;
  field: "status" | "priority" | "assignee_id" | "tag_ids" | "is_solved" | "reply" | "message" | "comment" | "erasure" | "custom";
  /** A value, or the id of what it was; of a tag its name, too, since tags are renamed and deleted. Of an added field which one it is, and no value: that may be what somebody wrote. */
  earlier: ({
    [k: string]: unknown;
  } | null);
  /** Like what it was before. */
  later: ({
    [k: string]: unknown;
  } | null);
  created_at: string;
  updated_at: string;
}

export const feedbackChange: EntityDescriptor = {
  id: 'feedback_change',
  title: 'Change of a feedback',
  path: 'feedback_change',
  table: 'feedback_change',
  tenant: 'company_id',
  label: 'Change #{id}',
  operations: [],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    feedback_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: false,
      ref: 'feedback',
      onDelete: 'cascade',
    },
    actor: {
      kind: 'enum',
      type: 'string',
      column: 'text',
      nullable: false,
      enum: ['user', 'visitor', 'rule', 'system'],
    },
    user_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: true,
      ref: 'customer_user',
      onDelete: 'set null',
    },
    field: {
      kind: 'enum',
      type: 'string',
      column: 'text',
      nullable: false,
      enum: [
        'status',
        'priority',
        'assignee_id',
        'tag_ids',
        'is_solved',
        'reply',
        'message',
        'comment',
        'erasure',
        'custom',
      ],
    },
    earlier: { kind: 'json', type: 'object', column: 'jsonb', nullable: true },
    later: { kind: 'json', type: 'object', column: 'jsonb', nullable: true },
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
        feedback_id: { type: 'integer' },
        actor: { type: 'string', enum: ['user', 'visitor', 'rule', 'system'] },
        user_id: { type: ['integer', 'null'] },
        field: {
          type: 'string',
          enum: [
            'status',
            'priority',
            'assignee_id',
            'tag_ids',
            'is_solved',
            'reply',
            'message',
            'comment',
            'erasure',
            'custom',
          ],
        },
        earlier: { type: ['object', 'null'] },
        later: { type: ['object', 'null'] },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
      },
      required: ['id', 'feedback_id', 'actor', 'user_id', 'field', 'earlier', 'later', 'created_at', 'updated_at'],
      additionalProperties: false,
    },
  },
  actions: {},
};
