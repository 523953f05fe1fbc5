// Generated from schemas/qr/marc.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface MarcRow {
  id: number;
  marc_batch_id: number;
  /** Counted from 1 in each batch. */
  number: number;
  node_qr_code_id: number;
  code: string;
  /** Empty while the marc is blank. */
  node_id: number | null;
  state: "blank" | "bound" | "retired";
  /** To the unit that it has now. */
  bound_at: string | null;
  created_at: string;
  updated_at: string;
}

export interface MarcLookUpInput {
  /** As it is printed, or the address that the code holds. */
  code: string;
}

export interface MarcLookUpOutput {
  id: number;
  number: number;
  code: string;
  /** Of which the state is changed, to retire the marc or to put it back. */
  node_qr_code_id: number;
  state: "blank" | "bound" | "retired";
  node_id: number | null;
  unit_name: string | null;
}

export interface MarcClaimInput {
  /** As it is printed, or the address that the code holds. */
  code: string;
  node_id: number;
  /** Of a marc that is bound: the unit that it leaves. Another one than it has is refused. */
  from_node_id?: number | null;
}

export interface MarcClaimOutput {
  id: number;
  number: number;
  code: string;
  /** Of which the state is changed, to retire the marc or to put it back. */
  node_qr_code_id: number;
  state: "blank" | "bound" | "retired";
  node_id: number | null;
  unit_name: string | null;
}

export interface MarcHistoryInput {
}

export interface MarcHistoryOutput {
  results: {
    bound_at: string;
    /** Null for a unit that the caller does not see. */
    node_id: number | null;
    unit_name: string | null;
    /** Null for a marc that was made for its unit. */
    bound_by: string | null;
  }[];
}

export const marc: EntityDescriptor = {
  id: 'marc',
  title: 'Marc',
  path: 'marc',
  table: 'marc',
  tenant: 'company_id',
  label: 'Marc #{number}',
  operations: ['list', 'detail'],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    marc_batch_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: false,
      readOnly: true,
      ref: 'marc_batch',
      keeps: true,
    },
    number: { kind: 'integer', type: 'integer', column: 'integer', nullable: false, readOnly: true },
    node_qr_code_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: false,
      readOnly: true,
      ref: 'node_qr_code',
      keeps: true,
    },
    code: { kind: 'text', type: 'string', nullable: false, readOnly: true, computed: 'code' },
    node_id: { kind: 'integer', type: 'integer', nullable: true, readOnly: true, computed: 'node_id' },
    state: {
      kind: 'state',
      type: 'string',
      nullable: false,
      readOnly: true,
      enum: ['blank', 'bound', 'retired'],
      computed: 'state',
    },
    bound_at: { kind: 'date_time', type: 'string', nullable: true, readOnly: true, computed: 'bound_at' },
    created_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
    updated_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
  },
  list: {
    filters: ['marc_batch_id', 'node_qr_code_id', 'state'],
    sortable: ['marc_batch_id', 'number', 'code', 'state', 'node_id', 'bound_at', 'created_at', 'id'],
    sort: ['id', 'asc'],
    search: ['code'],
    groups: ['marc_batch_id', 'node_qr_code_id', 'state'],
  },
  exported: {
    route: 'marc',
    columns: ['marc_batch_id', 'number', 'code', 'state', 'node_id', 'bound_at', 'created_at'],
  },
  schemas: {
    create: { not: {} },
    patch: { not: {} },
    row: {
      type: 'object',
      properties: {
        id: { type: 'integer' },
        marc_batch_id: { type: 'integer' },
        number: { type: 'integer' },
        node_qr_code_id: { type: 'integer' },
        code: { type: 'string' },
        node_id: { type: ['integer', 'null'] },
        state: { type: 'string', enum: ['blank', 'bound', 'retired'] },
        bound_at: { type: ['string', 'null'], format: 'date-time' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
      },
      required: [
        'id',
        'marc_batch_id',
        'number',
        'node_qr_code_id',
        'code',
        'node_id',
        'state',
        'bound_at',
        'created_at',
        'updated_at',
      ],
      additionalProperties: false,
    },
  },
  actions: {
    look_up: {
      on: 'collection',
      method: 'GET',
      path: 'marc/look_up',
      description: 'The marc of a code that was scanned or typed, before it is claimed.',
      input: {
        type: 'object',
        properties: {
          code: {
            type: 'string',
            minLength: 1,
            maxLength: 500,
            description: 'As it is printed, or the address that the code holds.',
          },
        },
        required: ['code'],
        additionalProperties: false,
      },
      output: {
        type: 'object',
        properties: {
          id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
          number: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
          code: { type: 'string', maxLength: 9 },
          node_qr_code_id: {
            type: 'integer',
            minimum: -9007199254740991,
            maximum: 9007199254740991,
            description: 'Of which the state is changed, to retire the marc or to put it back.',
          },
          state: { type: 'string', enum: ['blank', 'bound', 'retired'] },
          node_id: { type: ['integer', 'null'], minimum: -9007199254740991, maximum: 9007199254740991 },
          unit_name: { type: ['string', 'null'], maxLength: 200 },
        },
        required: ['id', 'number', 'code', 'node_qr_code_id', 'state', 'node_id', 'unit_name'],
        additionalProperties: false,
      },
    },
    claim: {
      on: 'collection',
      method: 'POST',
      path: 'marc/claim',
      description: 'Binds a marc to a unit: a blank one, or one that is bound to the unit that the caller saw it at.',
      input: {
        type: 'object',
        properties: {
          code: {
            type: 'string',
            minLength: 1,
            maxLength: 500,
            description: 'As it is printed, or the address that the code holds.',
          },
          node_id: { type: 'integer', minimum: 1, maximum: 9007199254740991 },
          from_node_id: {
            type: ['integer', 'null'],
            minimum: 1,
            maximum: 9007199254740991,
            description: 'Of a marc that is bound: the unit that it leaves. Another one than it has is refused.',
          },
        },
        required: ['code', 'node_id'],
        additionalProperties: false,
      },
      output: {
        type: 'object',
        properties: {
          id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
          number: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
          code: { type: 'string', maxLength: 9 },
          node_qr_code_id: {
            type: 'integer',
            minimum: -9007199254740991,
            maximum: 9007199254740991,
            description: 'Of which the state is changed, to retire the marc or to put it back.',
          },
          state: { type: 'string', enum: ['blank', 'bound', 'retired'] },
          node_id: { type: ['integer', 'null'], minimum: -9007199254740991, maximum: 9007199254740991 },
          unit_name: { type: ['string', 'null'], maxLength: 200 },
        },
        required: ['id', 'number', 'code', 'node_qr_code_id', 'state', 'node_id', 'unit_name'],
        additionalProperties: false,
      },
    },
    history: {
      on: 'member',
      method: 'GET',
      path: 'marc/{id}/history',
      description: 'The units that a marc was bound to, the latest first.',
      input: { type: 'object', properties: {}, additionalProperties: false },
      output: {
        type: 'object',
        properties: {
          results: {
            type: 'array',
            maxItems: 100,
            items: {
              type: 'object',
              properties: {
                bound_at: { type: 'string', format: 'date-time' },
                node_id: {
                  type: ['integer', 'null'],
                  minimum: -9007199254740991,
                  maximum: 9007199254740991,
                  description: 'Null for a unit that the caller does not see.',
                },
                unit_name: { type: ['string', 'null'], maxLength: 200 },
                bound_by: {
                  type: ['string', 'null'],
                  maxLength: 200,
                  description: 'Null for a marc that was made for its unit.',
                },
              },
              required: ['bound_at', 'node_id', 'unit_name', 'bound_by'],
              additionalProperties: false,
            },
          },
        },
        required: ['results'],
        additionalProperties: false,
      },
    },
  },
};
