// Generated from schemas/platform/sub_plan.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export type * from '../../shared/client/generated/sub_plan.ts';

export const subPlan: EntityDescriptor = {
  id: 'sub_plan',
  title: 'Sub-plan',
  path: 'subplan',
  table: 'sub_plan',
  tenant: 'global',
  label: 'Sub-plan #{id}',
  revision: { of: ['plan_id', 'plan_location_id', 'period', 'price', 'is_active'], problem: 'row_changed' },
  operations: ['list', 'detail', 'create', 'patch', 'delete'],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    plan_id: { kind: 'reference', type: 'integer', column: 'bigint', nullable: false, ref: 'plan', keeps: true },
    plan_location_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: false,
      ref: 'plan_location',
      keeps: true,
    },
    period: { kind: 'enum', type: 'string', column: 'text', nullable: false, enum: ['monthly', 'yearly'] },
    price: { kind: 'money', type: 'integer', column: 'bigint', nullable: false, currency: { field: 'currency_code' } },
    currency_code: { kind: 'text', type: 'string', nullable: false, readOnly: true, computed: 'currency_code' },
    is_active: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false, default: true },
    revision: { kind: 'integer', type: 'integer', column: 'integer', nullable: false, default: 1 },
    created_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
    updated_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
  },
  list: {
    filters: ['plan_id', 'plan_location_id', 'period', 'is_active'],
    sortable: ['plan_id', 'plan_location_id', 'period', 'price', 'currency_code', 'is_active'],
    sort: ['plan_id', 'asc'],
    search: [],
    groups: ['plan_id', 'plan_location_id', 'period', 'is_active'],
  },
  exported: {
    route: 'subplan',
    columns: ['plan_id', 'plan_location_id', 'period', 'price', 'currency_code', 'is_active'],
  },
  schemas: {
    create: {
      type: 'object',
      properties: {
        plan_id: { type: 'integer', minimum: 1, maximum: 9007199254740991 },
        plan_location_id: { type: 'integer', minimum: 1, maximum: 9007199254740991 },
        period: { type: 'string', enum: ['monthly', 'yearly'] },
        price: { type: 'integer', minimum: 0, maximum: 1000000000000 },
        is_active: { type: 'boolean' },
      },
      required: ['plan_id', 'plan_location_id', 'period', 'price'],
      additionalProperties: false,
    },
    patch: {
      type: 'object',
      properties: {
        plan_id: { type: 'integer', minimum: 1, maximum: 9007199254740991 },
        plan_location_id: { type: 'integer', minimum: 1, maximum: 9007199254740991 },
        period: { type: 'string', enum: ['monthly', 'yearly'] },
        price: { type: 'integer', minimum: 0, maximum: 1000000000000 },
        is_active: { type: 'boolean' },
        revision: { type: 'integer', minimum: 1, maximum: 1000000000 },
      },
      minProperties: 1,
      additionalProperties: false,
    },
    row: {
      type: 'object',
      properties: {
        id: { type: 'integer' },
        plan_id: { type: 'integer' },
        plan_location_id: { type: 'integer' },
        period: { type: 'string', enum: ['monthly', 'yearly'] },
        price: { type: 'integer' },
        currency_code: { type: 'string' },
        is_active: { type: 'boolean' },
        revision: { type: 'integer' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
        permitted: { type: 'array', items: { type: 'string', enum: ['patch', 'delete'] } },
      },
      required: [
        'id',
        'plan_id',
        'plan_location_id',
        'period',
        'price',
        'currency_code',
        'is_active',
        'revision',
        'created_at',
        'updated_at',
      ],
      additionalProperties: false,
    },
  },
  actions: {
    save_prices: {
      on: 'collection',
      method: 'POST',
      path: 'subplan/save_prices',
      description: 'Sets prices of a plan, all of them or none. A price of null takes it off sale: who pays it goes on.',
      input: {
        type: 'object',
        properties: {
          plan_id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
          prices: {
            type: 'array',
            minItems: 1,
            maxItems: 200,
            items: {
              type: 'object',
              properties: {
                plan_location_id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
                period: { type: 'string', enum: ['monthly', 'yearly'] },
                price: {
                  type: ['integer', 'null'],
                  minimum: 0,
                  maximum: 1000000000000,
                  description: 'In minor units of the currency.',
                },
                seen: {
                  type: ['integer', 'null'],
                  minimum: 0,
                  maximum: 1000000000000,
                  description: 'As the caller saw it; what another has changed since is refused.',
                },
              },
              required: ['plan_location_id', 'period', 'price', 'seen'],
              additionalProperties: false,
            },
          },
        },
        required: ['plan_id', 'prices'],
        additionalProperties: false,
      },
      output: {
        type: 'object',
        properties: {
          plan_id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
          prices: {
            type: 'array',
            maxItems: 10000,
            items: {
              type: 'object',
              properties: {
                id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
                plan_location_id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
                period: { type: 'string', enum: ['monthly', 'yearly'] },
                price: {
                  type: 'integer',
                  minimum: 0,
                  maximum: 1000000000000,
                  description: 'In minor units of the currency.',
                },
              },
              required: ['id', 'plan_location_id', 'period', 'price'],
              additionalProperties: false,
            },
            description: 'All that are on sale now.',
          },
        },
        required: ['plan_id', 'prices'],
        additionalProperties: false,
      },
    },
  },
};
