// Generated from schemas/feedback/feedback.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../kernel/descriptor.ts';

export interface FeedbackRow {
  id: number;
  node_id: number;
  /** The code that was read; empty when the page was opened otherwise. */
  node_qr_code_id: number | null;
  /** The unit's path when the answer came. */
  node_path: string;
  survey_version_id: number;
  status: "new" | "in_processing" | "completed" | "cancelled";
  priority: "low" | "normal" | "high";
  assignee_id: number | null;
  /** The first scored answer on a scale of 0 to 100. */
  score: number | null;
  /** Question id to answer. */
  answers: {
    [k: string]: unknown;
  };
  /** The first free text of the answer. */
  comment: string | null;
  locale: "tr" | "en" | "fr" | "de" | "pt" | "it" | "es" | "ja" | "ru" | "ko";
  is_partial: boolean;
  /** A later answer of the same device to the same unit within 10 minutes; not counted. */
  is_repeat: boolean;
  read_at: string | null;
  closed_at: string | null;
  tag_ids: number[];
  /** When texts, contact data and media were erased at the end of the retention time or by the visitor. */
  erased_at: string | null;
  created_at: string;
  updated_at: string;
  permitted?: ("patch")[];
}

export interface FeedbackPatch {
  status?: "new" | "in_processing" | "completed" | "cancelled";
  priority?: "low" | "normal" | "high";
  assignee_id?: number | null;
}

export interface FeedbackEraseInput {
}

export interface FeedbackEraseOutput {
  /** The first time, where it was erased before. */
  erased_at: string;
}

export const feedback: EntityDescriptor = {
  id: 'feedback',
  title: 'Feedback',
  path: 'feedback',
  table: 'feedback',
  tenant: 'company_id',
  label: 'Feedback #{id}',
  operations: ['list', 'detail', 'patch'],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    node_id: { kind: 'reference', type: 'integer', column: 'bigint', nullable: false, readOnly: true, ref: 'node' },
    node_qr_code_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: true,
      readOnly: true,
      ref: 'node_qr_code',
    },
    node_path: { kind: 'long_text', type: 'string', column: 'text', nullable: false, readOnly: true },
    survey_version_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: false,
      readOnly: true,
      ref: 'survey_version',
    },
    status: {
      kind: 'state',
      type: 'string',
      column: 'text',
      nullable: false,
      enum: ['new', 'in_processing', 'completed', 'cancelled'],
      states: {
        new: ['in_processing', 'completed', 'cancelled'],
        in_processing: ['completed', 'cancelled'],
        completed: ['in_processing'],
        cancelled: ['in_processing'],
      },
    },
    priority: { kind: 'state', type: 'string', column: 'text', nullable: false, enum: ['low', 'normal', 'high'] },
    assignee_id: { kind: 'reference', type: 'integer', column: 'bigint', nullable: true, ref: 'customer_user' },
    score: { kind: 'integer', type: 'integer', column: 'smallint', nullable: true, readOnly: true },
    answers: { kind: 'answers', type: 'object', column: 'jsonb', nullable: false, readOnly: true },
    comment: { kind: 'long_text', type: 'string', column: 'text', nullable: true, readOnly: true },
    locale: {
      kind: 'locale',
      type: 'string',
      column: 'text',
      nullable: false,
      readOnly: true,
      enum: ['tr', 'en', 'fr', 'de', 'pt', 'it', 'es', 'ja', 'ru', 'ko'],
    },
    is_partial: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false, readOnly: true },
    is_repeat: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false, readOnly: true },
    read_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: true, readOnly: true },
    closed_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: true, readOnly: true },
    tag_ids: {
      kind: 'reference_list',
      type: 'array',
      column: 'bigint[]',
      nullable: false,
      readOnly: true,
      ref: 'company_tag',
    },
    erased_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: true, readOnly: true },
    response_token: {
      kind: 'uuid',
      type: 'string',
      column: 'uuid',
      nullable: false,
      readOnly: true,
      writeOnly: true,
      sensitive: true,
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
    filters: [
      'status',
      'priority',
      'node_id',
      'assignee_id',
      'tag_ids',
      'locale',
      'score',
      'is_partial',
      'is_repeat',
      'read_at',
      'closed_at',
    ],
    sortable: [
      'node_id',
      'status',
      'priority',
      'score',
      'comment',
      'created_at',
      'closed_at',
      'assignee_id',
      'read_at',
    ],
    sort: ['created_at', 'desc'],
    search: ['comment'],
  },
  schemas: {
    create: { not: {} },
    patch: {
      type: 'object',
      properties: {
        status: { type: 'string', enum: ['new', 'in_processing', 'completed', 'cancelled'] },
        priority: { type: 'string', enum: ['low', 'normal', 'high'] },
        assignee_id: { type: ['integer', 'null'], minimum: 1, maximum: 9007199254740991 },
      },
      minProperties: 1,
      additionalProperties: false,
    },
    row: {
      type: 'object',
      properties: {
        id: { type: 'integer' },
        node_id: { type: 'integer' },
        node_qr_code_id: { type: ['integer', 'null'] },
        node_path: { type: 'string' },
        survey_version_id: { type: 'integer' },
        status: { type: 'string', enum: ['new', 'in_processing', 'completed', 'cancelled'] },
        priority: { type: 'string', enum: ['low', 'normal', 'high'] },
        assignee_id: { type: ['integer', 'null'] },
        score: { type: ['integer', 'null'] },
        answers: { type: 'object' },
        comment: { type: ['string', 'null'] },
        locale: { type: 'string', enum: ['tr', 'en', 'fr', 'de', 'pt', 'it', 'es', 'ja', 'ru', 'ko'] },
        is_partial: { type: 'boolean' },
        is_repeat: { type: 'boolean' },
        read_at: { type: ['string', 'null'], format: 'date-time' },
        closed_at: { type: ['string', 'null'], format: 'date-time' },
        tag_ids: { type: 'array', items: { type: 'integer' } },
        erased_at: { type: ['string', 'null'], format: 'date-time' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
        permitted: { type: 'array', items: { type: 'string', enum: ['patch'] } },
      },
      required: [
        'id',
        'node_id',
        'node_qr_code_id',
        'node_path',
        'survey_version_id',
        'status',
        'priority',
        'assignee_id',
        'score',
        'answers',
        'comment',
        'locale',
        'is_partial',
        'is_repeat',
        'read_at',
        'closed_at',
        'tag_ids',
        'erased_at',
        'created_at',
        'updated_at',
      ],
      additionalProperties: false,
    },
  },
  actions: {
    erase: {
      on: 'member',
      method: 'POST',
      path: 'feedback/{id}/erase',
      description: 'Erases the texts, contact data and media of a response for good, with all that was written about it. What was chosen and the score stay.',
      input: { type: 'object', properties: {}, additionalProperties: false },
      output: {
        type: 'object',
        properties: {
          erased_at: {
            type: 'string',
            format: 'date-time',
            description: 'The first time, where it was erased before.',
          },
        },
        required: ['erased_at'],
        additionalProperties: false,
      },
    },
  },
};
