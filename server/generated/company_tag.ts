// Generated from schemas/company/company_tag.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export type * from '../../shared/client/generated/company_tag.ts';

export const companyTag: EntityDescriptor = {
  id: 'company_tag',
  title: 'Tag',
  path: 'companytags',
  table: 'company_tag',
  tenant: 'company_id',
  label: '{name}',
  revision: { of: ['name', 'color'], problem: 'row_changed' },
  history: { bin: { days: 30, with: ['feedback_rule'] } },
  events: {
    entity: 'company_tag',
    on: ['created', 'changed', 'deleted'],
    states: {},
    versions: [{ version: 1, fields: ['id', 'name', 'color', 'created_at', 'updated_at'] }],
  },
  operations: ['list', 'detail', 'create', 'patch', 'delete'],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    name: { kind: 'text', type: 'string', column: 'text collate "natural"', nullable: false, folded: true },
    color: { kind: 'color', type: 'string', column: 'text', nullable: false, default: '#566077' },
    maker_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: true,
      readOnly: true,
      writeOnly: true,
      ref: 'customer_user',
      onDelete: 'set null',
    },
    feedback_count: { kind: 'count', type: 'integer', nullable: false, readOnly: true, computed: 'feedback_count' },
    revision: { kind: 'integer', type: 'integer', column: 'integer', nullable: false, default: 1 },
    created_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
    updated_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
  },
  list: { filters: ['name'], sortable: ['name', 'color', 'feedback_count'], sort: ['name', 'asc'], search: ['name'] },
  exported: { route: 'companytags', columns: ['name', 'color', 'feedback_count'] },
  imported: { route: 'companytags', keys: [['name']] },
  schemas: {
    create: {
      type: 'object',
      properties: {
        name: { type: 'string', minLength: 1, maxLength: 60 },
        color: { type: 'string', maxLength: 7, pattern: '^#[0-9A-Fa-f]{6}$' },
      },
      required: ['name'],
      additionalProperties: false,
    },
    patch: {
      type: 'object',
      properties: {
        name: { type: 'string', minLength: 1, maxLength: 60 },
        color: { type: 'string', maxLength: 7, pattern: '^#[0-9A-Fa-f]{6}$' },
        revision: { type: 'integer', minimum: 1, maximum: 1000000000 },
      },
      minProperties: 1,
      additionalProperties: false,
    },
    row: {
      type: 'object',
      properties: {
        id: { type: 'integer' },
        name: { type: 'string' },
        color: { type: 'string' },
        feedback_count: { type: 'integer' },
        revision: { type: 'integer' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
        permitted: { type: 'array', items: { type: 'string', enum: ['patch', 'delete', 'merge'] } },
      },
      required: ['id', 'name', 'color'],
      additionalProperties: false,
    },
  },
  actions: {
    merge: {
      on: 'member',
      method: 'POST',
      path: 'companytags/{id}/merge',
      description: 'Gives all feedback of this tag another one instead, has rules and saved filters name that one, and deletes this one. More than 10,000 are moved part by part: to be repeated while some are left.',
      input: {
        type: 'object',
        properties: { into_id: { type: 'integer', minimum: 1, maximum: 9007199254740991 } },
        required: ['into_id'],
        additionalProperties: false,
      },
      output: {
        type: 'object',
        properties: {
          moved: {
            type: 'integer',
            minimum: -9007199254740991,
            maximum: 9007199254740991,
            description: 'How much feedback had it, of this call.',
          },
          left: {
            type: 'integer',
            minimum: -9007199254740991,
            maximum: 9007199254740991,
            description: 'How much still has it; 0: the tag is merged and gone.',
          },
        },
        required: ['moved', 'left'],
        additionalProperties: false,
      },
      offered: true,
    },
  },
};
