// Generated from schemas/survey/group_node.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface GroupNodeRow {
  id: number;
  node_id: number;
  /** Which of the three groups is filled. */
  kind: "survey" | "qr_code" | "link_list";
  survey_group_id: number | null;
  qr_code_group_id: number | null;
  link_list_group_id: number | null;
  node_name: string;
  node_path: string;
  /** Not while the unit is deleted: it stays a member, so that its return finds everything as it was. */
  is_living: boolean;
  created_at: string;
  updated_at: string;
  permitted?: ("patch" | "delete")[];
}

export interface GroupNodeCreate {
  node_id: number;
  /** Which of the three groups is filled. */
  kind: "survey" | "qr_code" | "link_list";
  survey_group_id?: number | null;
  qr_code_group_id?: number | null;
  link_list_group_id?: number | null;
}

export interface GroupNodePatch {
  survey_group_id?: number | null;
  qr_code_group_id?: number | null;
  link_list_group_id?: number | null;
}

export interface GroupNodeMultiAddInput {
  kind: "survey" | "qr_code" | "link_list";
  group_id: number;
  node_ids: number[];
  with_subunits?: boolean;
  /** Units of another group come to this one; else they stay where they are. */
  replace?: boolean;
}

export interface GroupNodeMultiAddOutput {
  added: number;
  /** From another group to this one. */
  moved: number;
  /** Were in the group already. */
  unchanged: number;
  /** Left there. */
  in_other_group: number;
  /** Of those in the group now: they go on showing the design of their own. */
  own_design: number;
}

export interface GroupNodeMoveNodeToOtherGroupInput {
  node_id: number;
  kind: "survey" | "qr_code" | "link_list";
  group_id: number;
}

export interface GroupNodeMoveNodeToOtherGroupOutput {
  id: number;
  node_id: number;
  kind: "survey" | "qr_code" | "link_list";
  survey_group_id: number | null;
  qr_code_group_id: number | null;
  link_list_group_id: number | null;
}

export interface GroupNodeConvertGroupToOneDesignInput {
  node_id: number;
  kind: "survey" | "qr_code" | "link_list";
}

export interface GroupNodeConvertGroupToOneDesignOutput {
  node_id: number;
  kind: "survey" | "qr_code" | "link_list";
}

export const groupNode: EntityDescriptor = {
  id: 'group_node',
  title: 'Group membership',
  path: 'groupnodes',
  table: 'group_node',
  tenant: 'company_id',
  label: 'Unit #{node_id} in a {kind} group',
  partOf: 'node_id',
  operations: ['list', 'detail', 'create', 'patch', 'delete'],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    node_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: false,
      ref: 'node',
      onDelete: 'cascade',
    },
    kind: { kind: 'enum', type: 'string', column: 'text', nullable: false, enum: ['survey', 'qr_code', 'link_list'] },
    survey_group_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: true,
      ref: 'survey_group',
      keeps: true,
    },
    qr_code_group_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: true,
      ref: 'qr_code_group',
      keeps: true,
    },
    link_list_group_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: true,
      ref: 'link_list_group',
      keeps: true,
      feature: 'link_list',
    },
    node_name: { kind: 'text', type: 'string', nullable: false, readOnly: true, computed: 'node_name' },
    node_path: { kind: 'long_text', type: 'string', nullable: false, readOnly: true, computed: 'node_path' },
    is_living: { kind: 'boolean', type: 'boolean', nullable: false, readOnly: true, computed: 'is_living' },
    created_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
    updated_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
  },
  list: {
    filters: ['node_id', 'kind', 'survey_group_id', 'qr_code_group_id', 'link_list_group_id', 'is_living'],
    sortable: ['node_id', 'kind', 'survey_group_id', 'qr_code_group_id', 'link_list_group_id', 'node_name'],
    sort: ['node_id', 'asc'],
    search: ['node_name'],
    groups: ['node_id', 'kind', 'survey_group_id', 'qr_code_group_id', 'link_list_group_id'],
  },
  exported: {
    route: 'groupnodes',
    columns: ['node_id', 'kind', 'survey_group_id', 'qr_code_group_id', 'link_list_group_id'],
  },
  schemas: {
    create: {
      type: 'object',
      properties: {
        node_id: { type: 'integer', minimum: 1, maximum: 9007199254740991 },
        kind: { type: 'string', enum: ['survey', 'qr_code', 'link_list'] },
        survey_group_id: { type: ['integer', 'null'], minimum: 1, maximum: 9007199254740991 },
        qr_code_group_id: { type: ['integer', 'null'], minimum: 1, maximum: 9007199254740991 },
        link_list_group_id: { type: ['integer', 'null'], minimum: 1, maximum: 9007199254740991 },
      },
      required: ['node_id', 'kind'],
      additionalProperties: false,
    },
    patch: {
      type: 'object',
      properties: {
        survey_group_id: { type: ['integer', 'null'], minimum: 1, maximum: 9007199254740991 },
        qr_code_group_id: { type: ['integer', 'null'], minimum: 1, maximum: 9007199254740991 },
        link_list_group_id: { type: ['integer', 'null'], minimum: 1, maximum: 9007199254740991 },
      },
      minProperties: 1,
      additionalProperties: false,
    },
    row: {
      type: 'object',
      properties: {
        id: { type: 'integer' },
        node_id: { type: 'integer' },
        kind: { type: 'string', enum: ['survey', 'qr_code', 'link_list'] },
        survey_group_id: { type: ['integer', 'null'] },
        qr_code_group_id: { type: ['integer', 'null'] },
        link_list_group_id: { type: ['integer', 'null'] },
        node_name: { type: 'string' },
        node_path: { type: 'string' },
        is_living: { type: 'boolean' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
        permitted: { type: 'array', items: { type: 'string', enum: ['patch', 'delete'] } },
      },
      required: [
        'id',
        'node_id',
        'kind',
        'survey_group_id',
        'qr_code_group_id',
        'link_list_group_id',
        'node_name',
        'node_path',
        'is_living',
        'created_at',
        'updated_at',
      ],
      additionalProperties: false,
    },
  },
  actions: {
    multi_add: {
      on: 'collection',
      method: 'POST',
      path: 'groupnodes/multi_add',
      description: 'Puts many units into a group, with all units below them if wanted: all of them, or none where one is refused.',
      input: {
        type: 'object',
        properties: {
          kind: { type: 'string', enum: ['survey', 'qr_code', 'link_list'] },
          group_id: { type: 'integer', minimum: 1, maximum: 9007199254740991 },
          node_ids: {
            type: 'array',
            minItems: 1,
            maxItems: 500,
            items: { type: 'integer', minimum: 1, maximum: 9007199254740991 },
          },
          with_subunits: { type: 'boolean' },
          replace: {
            type: 'boolean',
            description: 'Units of another group come to this one; else they stay where they are.',
          },
        },
        required: ['kind', 'group_id', 'node_ids'],
        additionalProperties: false,
      },
      output: {
        type: 'object',
        properties: {
          added: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
          moved: {
            type: 'integer',
            minimum: -9007199254740991,
            maximum: 9007199254740991,
            description: 'From another group to this one.',
          },
          unchanged: {
            type: 'integer',
            minimum: -9007199254740991,
            maximum: 9007199254740991,
            description: 'Were in the group already.',
          },
          in_other_group: {
            type: 'integer',
            minimum: -9007199254740991,
            maximum: 9007199254740991,
            description: 'Left there.',
          },
          own_design: {
            type: 'integer',
            minimum: -9007199254740991,
            maximum: 9007199254740991,
            description: 'Of those in the group now: they go on showing the design of their own.',
          },
        },
        required: ['added', 'moved', 'unchanged', 'in_other_group', 'own_design'],
        additionalProperties: false,
      },
    },
    move_node_to_other_group: {
      on: 'collection',
      method: 'POST',
      path: 'groupnodes/move_node_to_other_group',
      description: 'Moves a unit from its group to another one of the same kind; answers the membership.',
      input: {
        type: 'object',
        properties: {
          node_id: { type: 'integer', minimum: 1, maximum: 9007199254740991 },
          kind: { type: 'string', enum: ['survey', 'qr_code', 'link_list'] },
          group_id: { type: 'integer', minimum: 1, maximum: 9007199254740991 },
        },
        required: ['node_id', 'kind', 'group_id'],
        additionalProperties: false,
      },
      output: {
        type: 'object',
        properties: {
          id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
          node_id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
          kind: { type: 'string', enum: ['survey', 'qr_code', 'link_list'] },
          survey_group_id: { type: ['integer', 'null'], minimum: -9007199254740991, maximum: 9007199254740991 },
          qr_code_group_id: { type: ['integer', 'null'], minimum: -9007199254740991, maximum: 9007199254740991 },
          link_list_group_id: { type: ['integer', 'null'], minimum: -9007199254740991, maximum: 9007199254740991 },
        },
        required: ['id', 'node_id', 'kind', 'survey_group_id', 'qr_code_group_id', 'link_list_group_id'],
        additionalProperties: false,
      },
    },
    convert_group_to_one_design: {
      on: 'collection',
      method: 'POST',
      path: 'groupnodes/convert_group_to_one_design',
      description: "Copies the design of a unit's group into the unit, which then leaves the group.",
      input: {
        type: 'object',
        properties: {
          node_id: { type: 'integer', minimum: 1, maximum: 9007199254740991 },
          kind: { type: 'string', enum: ['survey', 'qr_code', 'link_list'] },
        },
        required: ['node_id', 'kind'],
        additionalProperties: false,
      },
      output: {
        type: 'object',
        properties: {
          node_id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
          kind: { type: 'string', enum: ['survey', 'qr_code', 'link_list'] },
        },
        required: ['node_id', 'kind'],
        additionalProperties: false,
      },
    },
  },
};
