// Generated from schemas/platform/plan.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface PlanRow {
  id: number;
  name: string;
  /** The kind of plan that the screens know. */
  tag: "free" | "basic" | "standart" | "pro" | "enterprise";
  description: string;
  /** Each has its own QR code; empty for unlimited. */
  qr_code_count: number | null;
  /** Empty for unlimited. */
  user_count: number | null;
  /** Survey, QR code and link list groups together; empty for unlimited. */
  group_count: number | null;
  /** Empty for unlimited. */
  organization_count: number | null;
  /** Empty for unlimited. */
  storage_mb: number | null;
  /** Visitors may be sent to the company's own site after an answer. */
  return_url: boolean;
  custom_logo: boolean;
  link_list: boolean;
  on_premise: boolean;
  /** Marked in the comparison. */
  is_popular: boolean;
  /** An inactive plan stays with those who have it and is offered no longer. */
  is_active: boolean;
  /** Whether customers are offered it, and what is missing. A plan needs a limit, and a price in some location; enterprise is sold by contact and needs neither, and the free plan needs no price. */
  offer: "offered" | "inactive" | "no_limit" | "no_price";
  /** Smaller comes first in the comparison. */
  sort_order: number;
  /** Grows with each change. A patch that says which one it was made from is refused where somebody was quicker. */
  revision: number;
  created_at: string;
  updated_at: string;
  permitted?: ("patch" | "delete")[];
}

export interface PlanCreate {
  name: string;
  /** The kind of plan that the screens know. */
  tag: "free" | "basic" | "standart" | "pro" | "enterprise";
  description?: string;
  /** Each has its own QR code; empty for unlimited. */
  qr_code_count?: number | null;
  /** Empty for unlimited. */
  user_count?: number | null;
  /** Survey, QR code and link list groups together; empty for unlimited. */
  group_count?: number | null;
  /** Empty for unlimited. */
  organization_count?: number | null;
  /** Empty for unlimited. */
  storage_mb?: number | null;
  /** Visitors may be sent to the company's own site after an answer. */
  return_url?: boolean;
  custom_logo?: boolean;
  link_list?: boolean;
  on_premise?: boolean;
  /** Marked in the comparison. */
  is_popular?: boolean;
  /** An inactive plan stays with those who have it and is offered no longer. */
  is_active?: boolean;
  /** Smaller comes first in the comparison. */
  sort_order?: number;
}

export interface PlanPatch {
  name?: string;
  /** The kind of plan that the screens know. */
  tag?: "free" | "basic" | "standart" | "pro" | "enterprise";
  description?: string;
  /** Each has its own QR code; empty for unlimited. */
  qr_code_count?: number | null;
  /** Empty for unlimited. */
  user_count?: number | null;
  /** Survey, QR code and link list groups together; empty for unlimited. */
  group_count?: number | null;
  /** Empty for unlimited. */
  organization_count?: number | null;
  /** Empty for unlimited. */
  storage_mb?: number | null;
  /** Visitors may be sent to the company's own site after an answer. */
  return_url?: boolean;
  custom_logo?: boolean;
  link_list?: boolean;
  on_premise?: boolean;
  /** Marked in the comparison. */
  is_popular?: boolean;
  /** An inactive plan stays with those who have it and is offered no longer. */
  is_active?: boolean;
  /** Smaller comes first in the comparison. */
  sort_order?: number;
  /** Grows with each change. A patch that says which one it was made from is refused where somebody was quicker. */
  revision?: number;
}

export const plan: EntityDescriptor = {
  id: 'plan',
  title: 'Plan',
  path: 'plan',
  table: 'plan',
  tenant: 'global',
  label: '{name}',
  revision: {
    of: [
      'name',
      'tag',
      'description',
      'qr_code_count',
      'user_count',
      'group_count',
      'organization_count',
      'storage_mb',
      'return_url',
      'custom_logo',
      'link_list',
      'on_premise',
      'is_popular',
      'is_active',
      'sort_order',
    ],
    problem: 'row_changed',
  },
  operations: ['list', 'detail', 'create', 'patch', 'delete'],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    name: { kind: 'text', type: 'string', column: 'text collate "natural"', nullable: false, folded: true },
    tag: {
      kind: 'enum',
      type: 'string',
      column: 'text',
      nullable: false,
      enum: ['free', 'basic', 'standart', 'pro', 'enterprise'],
    },
    description: { kind: 'long_text', type: 'string', column: 'text', nullable: false, default: '', folded: true },
    qr_code_count: { kind: 'integer', type: 'integer', column: 'integer', nullable: true },
    user_count: { kind: 'integer', type: 'integer', column: 'integer', nullable: true },
    group_count: { kind: 'integer', type: 'integer', column: 'integer', nullable: true },
    organization_count: { kind: 'integer', type: 'integer', column: 'integer', nullable: true },
    storage_mb: { kind: 'integer', type: 'integer', column: 'integer', nullable: true },
    return_url: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false, default: false },
    custom_logo: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false, default: false },
    link_list: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false, default: false },
    on_premise: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false, default: false },
    is_popular: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false, default: false },
    is_active: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false, default: true },
    offer: {
      kind: 'enum',
      type: 'string',
      nullable: false,
      readOnly: true,
      enum: ['offered', 'inactive', 'no_limit', 'no_price'],
      computed: 'offer',
    },
    sort_order: { kind: 'integer', type: 'integer', column: 'smallint', nullable: false, default: 0 },
    revision: { kind: 'integer', type: 'integer', column: 'integer', nullable: false, default: 1 },
    created_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
    updated_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
  },
  list: {
    filters: ['tag', 'is_active', 'is_popular'],
    sortable: [
      'name',
      'tag',
      'qr_code_count',
      'user_count',
      'group_count',
      'organization_count',
      'storage_mb',
      'is_popular',
      'offer',
      'is_active',
      'sort_order',
    ],
    sort: ['sort_order', 'asc'],
    search: ['name', 'description'],
    groups: ['tag', 'is_active', 'is_popular'],
  },
  exported: {
    route: 'plan',
    columns: [
      'name',
      'tag',
      'qr_code_count',
      'user_count',
      'group_count',
      'organization_count',
      'storage_mb',
      'is_popular',
      'offer',
      'is_active',
      'sort_order',
    ],
  },
  schemas: {
    create: {
      type: 'object',
      properties: {
        name: { type: 'string', minLength: 1, maxLength: 200 },
        tag: { type: 'string', enum: ['free', 'basic', 'standart', 'pro', 'enterprise'] },
        description: { type: 'string', maxLength: 1000 },
        qr_code_count: { type: ['integer', 'null'], minimum: 0, maximum: 1000000 },
        user_count: { type: ['integer', 'null'], minimum: 1, maximum: 1000000 },
        group_count: { type: ['integer', 'null'], minimum: 0, maximum: 1000000 },
        organization_count: { type: ['integer', 'null'], minimum: 0, maximum: 1000000 },
        storage_mb: { type: ['integer', 'null'], minimum: 0, maximum: 1000000000 },
        return_url: { type: 'boolean' },
        custom_logo: { type: 'boolean' },
        link_list: { type: 'boolean' },
        on_premise: { type: 'boolean' },
        is_popular: { type: 'boolean' },
        is_active: { type: 'boolean' },
        sort_order: { type: 'integer', minimum: 0, maximum: 32000 },
      },
      required: ['name', 'tag'],
      additionalProperties: false,
    },
    patch: {
      type: 'object',
      properties: {
        name: { type: 'string', minLength: 1, maxLength: 200 },
        tag: { type: 'string', enum: ['free', 'basic', 'standart', 'pro', 'enterprise'] },
        description: { type: 'string', maxLength: 1000 },
        qr_code_count: { type: ['integer', 'null'], minimum: 0, maximum: 1000000 },
        user_count: { type: ['integer', 'null'], minimum: 1, maximum: 1000000 },
        group_count: { type: ['integer', 'null'], minimum: 0, maximum: 1000000 },
        organization_count: { type: ['integer', 'null'], minimum: 0, maximum: 1000000 },
        storage_mb: { type: ['integer', 'null'], minimum: 0, maximum: 1000000000 },
        return_url: { type: 'boolean' },
        custom_logo: { type: 'boolean' },
        link_list: { type: 'boolean' },
        on_premise: { type: 'boolean' },
        is_popular: { type: 'boolean' },
        is_active: { type: 'boolean' },
        sort_order: { type: 'integer', minimum: 0, maximum: 32000 },
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
        tag: { type: 'string', enum: ['free', 'basic', 'standart', 'pro', 'enterprise'] },
        description: { type: 'string' },
        qr_code_count: { type: ['integer', 'null'] },
        user_count: { type: ['integer', 'null'] },
        group_count: { type: ['integer', 'null'] },
        organization_count: { type: ['integer', 'null'] },
        storage_mb: { type: ['integer', 'null'] },
        return_url: { type: 'boolean' },
        custom_logo: { type: 'boolean' },
        link_list: { type: 'boolean' },
        on_premise: { type: 'boolean' },
        is_popular: { type: 'boolean' },
        is_active: { type: 'boolean' },
        offer: { type: 'string', enum: ['offered', 'inactive', 'no_limit', 'no_price'] },
        sort_order: { type: 'integer' },
        revision: { type: 'integer' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
        permitted: { type: 'array', items: { type: 'string', enum: ['patch', 'delete'] } },
      },
      required: [
        'id',
        'name',
        'tag',
        'description',
        'qr_code_count',
        'user_count',
        'group_count',
        'organization_count',
        'storage_mb',
        'return_url',
        'custom_logo',
        'link_list',
        'on_premise',
        'is_popular',
        'is_active',
        'offer',
        'sort_order',
        'revision',
        'created_at',
        'updated_at',
      ],
      additionalProperties: false,
    },
  },
  actions: {},
};
