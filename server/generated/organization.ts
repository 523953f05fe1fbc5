// Generated from schemas/organization/organization.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface OrganizationRow {
  id: number;
  name: string;
  organization_type_id: number | null;
  /** By which people find the organization in lists. */
  logo: ({
    /** Of the file, as its upload answered it. */
    key: string;
    name?: string;
    media_type?: string;
    byte_size?: number;
    /** Of a picture, in pixels. */
    width?: number;
    height?: number;
  } | null);
  /** Deleted organizations keep their units' codes and answers. */
  deleted_at: string | null;
  /** Living units that the caller sees. */
  unit_count: number;
  /** Of the units that the caller sees. */
  open_feedback_count: number;
  /** Grows with each change. A patch that says which one it was made from is refused where somebody was quicker. */
  revision: number;
  created_at: string;
  updated_at: string;
  permitted?: ("patch" | "delete")[];
}

export interface OrganizationCreate {
  name: string;
  organization_type_id?: number | null;
  /** By which people find the organization in lists. */
  logo?: ({
    /** Of the file, as its upload answered it. */
    key: string;
    name?: string;
    media_type?: string;
    byte_size?: number;
    /** Of a picture, in pixels. */
    width?: number;
    height?: number;
  } | null);
}

export interface OrganizationPatch {
  name?: string;
  organization_type_id?: number | null;
  /** By which people find the organization in lists. */
  logo?: ({
    /** Of the file, as its upload answered it. */
    key: string;
    name?: string;
    media_type?: string;
    byte_size?: number;
    /** Of a picture, in pixels. */
    width?: number;
    height?: number;
  } | null);
  /** Grows with each change. A patch that says which one it was made from is refused where somebody was quicker. */
  revision?: number;
}

export const organization: EntityDescriptor = {
  id: 'organization',
  title: 'Organization',
  path: 'companyorganization',
  table: 'organization',
  tenant: 'company_id',
  label: '{name}',
  revision: { of: ['name', 'organization_type_id', 'logo'], problem: 'row_changed' },
  events: {
    entity: 'organization',
    on: ['created', 'changed', 'deleted'],
    states: {},
    versions: [{ version: 1, fields: ['id', 'name', 'organization_type_id', 'created_at', 'updated_at'] }],
  },
  limit: { plan: 'organization_count', name: 'organizations' },
  operations: ['list', 'detail', 'create', 'patch', 'delete'],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    name: { kind: 'text', type: 'string', column: 'text collate "natural"', nullable: false, folded: true },
    organization_type_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: true,
      ref: 'organization_type',
      keeps: true,
    },
    logo: {
      kind: 'image',
      type: 'object',
      column: 'jsonb',
      nullable: true,
      file: {
        kind: 'image',
        types: ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'],
        maxBytes: 5000000,
        longestSide: 1024,
      },
    },
    deleted_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: true, readOnly: true },
    unit_count: { kind: 'integer', type: 'integer', nullable: false, readOnly: true, computed: 'unit_count' },
    open_feedback_count: {
      kind: 'integer',
      type: 'integer',
      nullable: false,
      readOnly: true,
      computed: 'open_feedback_count',
    },
    revision: { kind: 'integer', type: 'integer', column: 'integer', nullable: false, default: 1 },
    created_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
    updated_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
  },
  list: {
    filters: ['organization_type_id'],
    sortable: ['name', 'organization_type_id', 'unit_count', 'open_feedback_count', 'created_at'],
    sort: ['name', 'asc'],
    search: ['name'],
    groups: ['organization_type_id'],
  },
  exported: {
    route: 'organization_management',
    columns: ['name', 'logo', 'organization_type_id', 'unit_count', 'open_feedback_count', 'created_at'],
  },
  schemas: {
    create: {
      type: 'object',
      properties: {
        name: { type: 'string', minLength: 1, maxLength: 200 },
        organization_type_id: { type: ['integer', 'null'], minimum: 1, maximum: 9007199254740991 },
        logo: {
          type: ['object', 'null'],
          properties: {
            key: {
              type: 'string',
              minLength: 1,
              maxLength: 120,
              description: 'Of the file, as its upload answered it.',
            },
            name: { type: 'string', maxLength: 255 },
            media_type: { type: 'string', maxLength: 120 },
            byte_size: { type: 'integer', minimum: 0, maximum: 9007199254740991 },
            width: { type: 'integer', minimum: 1, maximum: 2147483647, description: 'Of a picture, in pixels.' },
            height: { type: 'integer', minimum: 1, maximum: 2147483647 },
          },
          required: ['key'],
          additionalProperties: false,
        },
      },
      required: ['name'],
      additionalProperties: false,
    },
    patch: {
      type: 'object',
      properties: {
        name: { type: 'string', minLength: 1, maxLength: 200 },
        organization_type_id: { type: ['integer', 'null'], minimum: 1, maximum: 9007199254740991 },
        logo: {
          type: ['object', 'null'],
          properties: {
            key: {
              type: 'string',
              minLength: 1,
              maxLength: 120,
              description: 'Of the file, as its upload answered it.',
            },
            name: { type: 'string', maxLength: 255 },
            media_type: { type: 'string', maxLength: 120 },
            byte_size: { type: 'integer', minimum: 0, maximum: 9007199254740991 },
            width: { type: 'integer', minimum: 1, maximum: 2147483647, description: 'Of a picture, in pixels.' },
            height: { type: 'integer', minimum: 1, maximum: 2147483647 },
          },
          required: ['key'],
          additionalProperties: false,
        },
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
        organization_type_id: { type: ['integer', 'null'] },
        logo: { type: ['object', 'null'] },
        deleted_at: { type: ['string', 'null'], format: 'date-time' },
        unit_count: { type: 'integer' },
        open_feedback_count: { type: 'integer' },
        revision: { type: 'integer' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
        permitted: { type: 'array', items: { type: 'string', enum: ['patch', 'delete'] } },
      },
      required: [
        'id',
        'name',
        'organization_type_id',
        'logo',
        'deleted_at',
        'unit_count',
        'open_feedback_count',
        'revision',
        'created_at',
        'updated_at',
      ],
      additionalProperties: false,
    },
  },
  actions: {},
};
