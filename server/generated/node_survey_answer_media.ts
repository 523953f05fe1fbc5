// Generated from schemas/survey/node_survey_answer_media.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface NodeSurveyAnswerMediaRow {
  id: number;
  node_id: number;
  /** Empty while the upload has come before its answer. */
  feedback_id: number | null;
  /** Id of the question in the survey version. */
  question_id: string;
  file_name: string;
  media_type: string;
  /** In bytes; counts against the plan's storage. */
  byte_size: number;
  /** Made with the file by the visitor's page: the answer names the file by it, and sent again it is the same file. Empty for a file of the staff. */
  upload_id: string | null;
  erased_at: string | null;
  created_at: string;
  updated_at: string;
  permitted?: ("patch" | "delete")[];
}

export interface NodeSurveyAnswerMediaCreate {
  node_id: number;
  /** Empty while the upload has come before its answer. */
  feedback_id?: number | null;
  /** Id of the question in the survey version. */
  question_id: string;
  file_name: string;
  media_type: string;
}

export interface NodeSurveyAnswerMediaPatch {
  file_name?: string;
}

export const nodeSurveyAnswerMedia: EntityDescriptor = {
  id: 'node_survey_answer_media',
  title: 'Answer media',
  path: 'nodesurveyanswermedia',
  table: 'node_survey_answer_media',
  tenant: 'company_id',
  label: '{file_name}',
  operations: ['list', 'detail', 'create', 'patch', 'delete'],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    node_id: { kind: 'reference', type: 'integer', column: 'bigint', nullable: false, ref: 'node', keeps: true },
    feedback_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: true,
      ref: 'feedback',
      onDelete: 'cascade',
    },
    question_id: { kind: 'text', type: 'string', column: 'text', nullable: false },
    file_name: {
      kind: 'text',
      type: 'string',
      column: 'text collate "natural"',
      nullable: false,
      folded: true,
      sensitive: true,
    },
    media_type: { kind: 'text', type: 'string', column: 'text', nullable: false },
    byte_size: { kind: 'integer', type: 'integer', column: 'integer', nullable: false, default: 0, readOnly: true },
    storage_key: {
      kind: 'text',
      type: 'string',
      column: 'text',
      nullable: true,
      readOnly: true,
      writeOnly: true,
      sensitive: true,
    },
    response_token: {
      kind: 'uuid',
      type: 'string',
      column: 'uuid',
      nullable: true,
      readOnly: true,
      writeOnly: true,
      sensitive: true,
    },
    upload_id: { kind: 'uuid', type: 'string', column: 'uuid', nullable: true, readOnly: true },
    sender_hash: {
      kind: 'text',
      type: 'string',
      column: 'text',
      nullable: true,
      readOnly: true,
      writeOnly: true,
      sensitive: true,
    },
    swept_at: {
      kind: 'date_time',
      type: 'string',
      column: 'timestamptz',
      nullable: true,
      readOnly: true,
      writeOnly: true,
    },
    erased_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: true, readOnly: true },
    created_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
    updated_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
  },
  list: {
    filters: ['node_id', 'feedback_id', 'media_type'],
    sortable: ['file_name', 'node_id', 'feedback_id', 'media_type', 'byte_size', 'created_at'],
    sort: ['created_at', 'desc'],
    search: ['file_name'],
    groups: ['node_id', 'feedback_id'],
  },
  exported: {
    route: 'nodesurveyanswermedia',
    columns: ['file_name', 'node_id', 'feedback_id', 'media_type', 'byte_size', 'created_at'],
  },
  schemas: {
    create: {
      type: 'object',
      properties: {
        node_id: { type: 'integer', minimum: 1, maximum: 9007199254740991 },
        feedback_id: { type: ['integer', 'null'], minimum: 1, maximum: 9007199254740991 },
        question_id: { type: 'string', minLength: 1, maxLength: 60 },
        file_name: { type: 'string', minLength: 1, maxLength: 255 },
        media_type: { type: 'string', minLength: 3, maxLength: 100, pattern: '^[a-z]+/[a-z0-9.+-]+$' },
      },
      required: ['node_id', 'question_id', 'file_name', 'media_type'],
      additionalProperties: false,
    },
    patch: {
      type: 'object',
      properties: { file_name: { type: 'string', minLength: 1, maxLength: 255 } },
      minProperties: 1,
      additionalProperties: false,
    },
    row: {
      type: 'object',
      properties: {
        id: { type: 'integer' },
        node_id: { type: 'integer' },
        feedback_id: { type: ['integer', 'null'] },
        question_id: { type: 'string' },
        file_name: { type: 'string' },
        media_type: { type: 'string' },
        byte_size: { type: 'integer' },
        upload_id: { type: ['string', 'null'], format: 'uuid' },
        erased_at: { type: ['string', 'null'], format: 'date-time' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
        permitted: { type: 'array', items: { type: 'string', enum: ['patch', 'delete'] } },
      },
      required: [
        'id',
        'node_id',
        'feedback_id',
        'question_id',
        'file_name',
        'media_type',
        'byte_size',
        'upload_id',
        'erased_at',
        'created_at',
        'updated_at',
      ],
      additionalProperties: false,
    },
  },
  actions: {},
};
