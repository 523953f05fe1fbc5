// Generated from schemas/company/custom_field.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface CustomFieldRow {
  id: number;
  entity: "customer_user";
  label: string;
  /** How the API and files call it. Made of the label where it is left out; it stays as it is. */
  key: string | null;
  /** It can be changed as long as no row has a value. */
  kind: "text" | "long_text" | "number" | "percent" | "yes_or_no" | "date" | "choice" | "multiple_choice" | "color" | "web_address" | "email" | "phone" | "country" | "language";
  /** What can be chosen, in this order, each without commas and semicolons. A row keeps what was taken out later. */
  choices: string[] | null;
  /** A sentence below the field in forms. */
  help: string | null;
  /** Of new rows, and of those whose value is changed. Rows that are there stay as they are. */
  is_required: boolean;
  /** Everyone who sees the row, or the company's administrators alone. */
  seen_by: "everyone" | "administrators";
  /** As a column for all who have chosen none. */
  in_list: boolean;
  /** Smaller ones come first; equal ones in the order in which they were added. */
  position: number;
  /** Grows with each change. A patch that says which one it was made from is refused where somebody was quicker. */
  revision: number;
  created_at: string;
  updated_at: string;
  permitted?: ("patch" | "delete")[];
}

export interface CustomFieldCreate {
  entity?: "customer_user";
  label: string;
  /** How the API and files call it. Made of the label where it is left out; it stays as it is. */
  key?: string | null;
  /** It can be changed as long as no row has a value. */
  kind?: "text" | "long_text" | "number" | "percent" | "yes_or_no" | "date" | "choice" | "multiple_choice" | "color" | "web_address" | "email" | "phone" | "country" | "language";
  /** What can be chosen, in this order, each without commas and semicolons. A row keeps what was taken out later. */
  choices?: string[] | null;
  /** A sentence below the field in forms. */
  help?: string | null;
  /** Of new rows, and of those whose value is changed. Rows that are there stay as they are. */
  is_required?: boolean;
  /** Everyone who sees the row, or the company's administrators alone. */
  seen_by?: "everyone" | "administrators";
  /** As a column for all who have chosen none. */
  in_list?: boolean;
  /** Smaller ones come first; equal ones in the order in which they were added. */
  position?: number;
}

export interface CustomFieldPatch {
  label?: string;
  /** It can be changed as long as no row has a value. */
  kind?: "text" | "long_text" | "number" | "percent" | "yes_or_no" | "date" | "choice" | "multiple_choice" | "color" | "web_address" | "email" | "phone" | "country" | "language";
  /** What can be chosen, in this order, each without commas and semicolons. A row keeps what was taken out later. */
  choices?: string[] | null;
  /** A sentence below the field in forms. */
  help?: string | null;
  /** Of new rows, and of those whose value is changed. Rows that are there stay as they are. */
  is_required?: boolean;
  /** Everyone who sees the row, or the company's administrators alone. */
  seen_by?: "everyone" | "administrators";
  /** As a column for all who have chosen none. */
  in_list?: boolean;
  /** Smaller ones come first; equal ones in the order in which they were added. */
  position?: number;
  /** Grows with each change. A patch that says which one it was made from is refused where somebody was quicker. */
  revision?: number;
}

export const customField: EntityDescriptor = {
  id: 'custom_field',
  title: 'Custom field',
  path: 'customfields',
  table: 'custom_field',
  tenant: 'company_id',
  label: '{label}',
  revision: {
    of: ['label', 'kind', 'choices', 'help', 'is_required', 'seen_by', 'in_list', 'position'],
    problem: 'row_changed',
  },
  history: { bin: { days: 30, with: [] } },
  operations: ['list', 'detail', 'create', 'patch', 'delete'],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    entity: {
      kind: 'enum',
      type: 'string',
      column: 'text',
      nullable: false,
      default: 'customer_user',
      enum: ['customer_user'],
    },
    label: { kind: 'text', type: 'string', column: 'text collate "natural"', nullable: false, folded: true },
    key: { kind: 'text', type: 'string', column: 'text', nullable: true, folded: true },
    kind: {
      kind: 'enum',
      type: 'string',
      column: 'text',
      nullable: false,
      default: 'text',
      enum: [
        'text',
        'long_text',
        'number',
        'percent',
        'yes_or_no',
        'date',
        'choice',
        'multiple_choice',
        'color',
        'web_address',
        'email',
        'phone',
        'country',
        'language',
      ],
    },
    choices: {
      kind: 'string_list',
      type: 'array',
      column: 'text[]',
      nullable: true,
      when: { kind: { $in: ['choice', 'multiple_choice'] } },
    },
    help: { kind: 'text', type: 'string', column: 'text', nullable: true },
    is_required: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false, default: false },
    seen_by: {
      kind: 'enum',
      type: 'string',
      column: 'text',
      nullable: false,
      default: 'everyone',
      enum: ['everyone', 'administrators'],
    },
    in_list: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false, default: false },
    position: { kind: 'integer', type: 'integer', column: 'integer', nullable: false, default: 0 },
    revision: { kind: 'integer', type: 'integer', column: 'integer', nullable: false, default: 1 },
    created_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
    updated_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
  },
  list: {
    filters: ['entity', 'kind', 'seen_by'],
    sortable: ['label', 'entity', 'kind', 'is_required', 'seen_by', 'in_list', 'position'],
    sort: ['position', 'asc'],
    search: ['label', 'key'],
    groups: ['entity', 'kind', 'seen_by'],
  },
  exported: {
    route: 'customfields',
    columns: ['label', 'entity', 'kind', 'is_required', 'seen_by', 'in_list', 'position'],
  },
  schemas: {
    create: {
      type: 'object',
      properties: {
        entity: { type: 'string', enum: ['customer_user'] },
        label: { type: 'string', minLength: 1, maxLength: 80 },
        key: {
          type: ['string', 'null'],
          minLength: 1,
          maxLength: 40,
          pattern: '^(?!.*_(gte|lte|within)$|constructor$|prototype$)[a-z][a-z0-9_]*$',
        },
        kind: {
          type: 'string',
          enum: [
            'text',
            'long_text',
            'number',
            'percent',
            'yes_or_no',
            'date',
            'choice',
            'multiple_choice',
            'color',
            'web_address',
            'email',
            'phone',
            'country',
            'language',
          ],
        },
        choices: {
          type: ['array', 'null'],
          minItems: 1,
          maxItems: 200,
          items: { type: 'string', minLength: 1, maxLength: 100, pattern: '^[^,;\\n]+$' },
        },
        help: { type: ['string', 'null'], maxLength: 300 },
        is_required: { type: 'boolean' },
        seen_by: { type: 'string', enum: ['everyone', 'administrators'] },
        in_list: { type: 'boolean' },
        position: { type: 'integer', minimum: 0, maximum: 10000 },
      },
      required: ['label'],
      additionalProperties: false,
    },
    patch: {
      type: 'object',
      properties: {
        label: { type: 'string', minLength: 1, maxLength: 80 },
        kind: {
          type: 'string',
          enum: [
            'text',
            'long_text',
            'number',
            'percent',
            'yes_or_no',
            'date',
            'choice',
            'multiple_choice',
            'color',
            'web_address',
            'email',
            'phone',
            'country',
            'language',
          ],
        },
        choices: {
          type: ['array', 'null'],
          minItems: 1,
          maxItems: 200,
          items: { type: 'string', minLength: 1, maxLength: 100, pattern: '^[^,;\\n]+$' },
        },
        help: { type: ['string', 'null'], maxLength: 300 },
        is_required: { type: 'boolean' },
        seen_by: { type: 'string', enum: ['everyone', 'administrators'] },
        in_list: { type: 'boolean' },
        position: { type: 'integer', minimum: 0, maximum: 10000 },
        revision: { type: 'integer', minimum: 1, maximum: 1000000000 },
      },
      minProperties: 1,
      additionalProperties: false,
    },
    row: {
      type: 'object',
      properties: {
        id: { type: 'integer' },
        entity: { type: 'string', enum: ['customer_user'] },
        label: { type: 'string' },
        key: { type: ['string', 'null'] },
        kind: {
          type: 'string',
          enum: [
            'text',
            'long_text',
            'number',
            'percent',
            'yes_or_no',
            'date',
            'choice',
            'multiple_choice',
            'color',
            'web_address',
            'email',
            'phone',
            'country',
            'language',
          ],
        },
        choices: { type: ['array', 'null'], items: { type: 'string' } },
        help: { type: ['string', 'null'] },
        is_required: { type: 'boolean' },
        seen_by: { type: 'string', enum: ['everyone', 'administrators'] },
        in_list: { type: 'boolean' },
        position: { type: 'integer' },
        revision: { type: 'integer' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
        permitted: { type: 'array', items: { type: 'string', enum: ['patch', 'delete'] } },
      },
      required: [
        'id',
        'entity',
        'label',
        'key',
        'kind',
        'choices',
        'help',
        'is_required',
        'seen_by',
        'in_list',
        'position',
        'revision',
        'created_at',
        'updated_at',
      ],
      additionalProperties: false,
    },
  },
  actions: {},
};
