// Generated from schemas/organization/opening_hours.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface OpeningHoursRow {
  id: number;
  /** Empty: the whole company. */
  node_id: number | null;
  node_name: string | null;
  /** As Europe/Berlin. */
  time_zone: string;
  /** As 09:00-18:00; a span may end on the next day. */
  monday: string[];
  tuesday: string[];
  wednesday: string[];
  thursday: string[];
  friday: string[];
  saturday: string[];
  sunday: string[];
  /** As 2026-12-25. */
  closed_days: string[];
  /** Grows with each change. A patch that says which one it was made from is refused where somebody was quicker. */
  revision: number;
  created_at: string;
  updated_at: string;
  permitted?: ("patch" | "delete")[];
}

export interface OpeningHoursCreate {
  /** Empty: the whole company. */
  node_id?: number | null;
  /** As Europe/Berlin. */
  time_zone?: string;
  /** As 09:00-18:00; a span may end on the next day. */
  monday?: string[];
  tuesday?: string[];
  wednesday?: string[];
  thursday?: string[];
  friday?: string[];
  saturday?: string[];
  sunday?: string[];
  /** As 2026-12-25. */
  closed_days?: string[];
}

export interface OpeningHoursPatch {
  /** As Europe/Berlin. */
  time_zone?: string;
  /** As 09:00-18:00; a span may end on the next day. */
  monday?: string[];
  tuesday?: string[];
  wednesday?: string[];
  thursday?: string[];
  friday?: string[];
  saturday?: string[];
  sunday?: string[];
  /** As 2026-12-25. */
  closed_days?: string[];
  /** Grows with each change. A patch that says which one it was made from is refused where somebody was quicker. */
  revision?: number;
}

export const openingHours: EntityDescriptor = {
  id: 'opening_hours',
  title: 'Opening hours',
  path: 'openinghours',
  table: 'opening_hours',
  tenant: 'company_id',
  label: '{node_name}',
  revision: {
    of: ['time_zone', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday', 'closed_days'],
    problem: 'row_changed',
  },
  partOf: 'node_id',
  operations: ['list', 'detail', 'create', 'patch', 'delete'],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    node_id: { kind: 'reference', type: 'integer', column: 'bigint', nullable: true, ref: 'node', onDelete: 'cascade' },
    node_name: { kind: 'text', type: 'string', nullable: true, readOnly: true, computed: 'node_name' },
    time_zone: { kind: 'time_zone', type: 'string', column: 'text', nullable: false, default: 'UTC' },
    monday: { kind: 'string_list', type: 'array', column: 'text[]', nullable: false, default: [] },
    tuesday: { kind: 'string_list', type: 'array', column: 'text[]', nullable: false, default: [] },
    wednesday: { kind: 'string_list', type: 'array', column: 'text[]', nullable: false, default: [] },
    thursday: { kind: 'string_list', type: 'array', column: 'text[]', nullable: false, default: [] },
    friday: { kind: 'string_list', type: 'array', column: 'text[]', nullable: false, default: [] },
    saturday: { kind: 'string_list', type: 'array', column: 'text[]', nullable: false, default: [] },
    sunday: { kind: 'string_list', type: 'array', column: 'text[]', nullable: false, default: [] },
    closed_days: { kind: 'string_list', type: 'array', column: 'text[]', nullable: false, default: [] },
    revision: { kind: 'integer', type: 'integer', column: 'integer', nullable: false, default: 1 },
    created_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
    updated_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
  },
  list: {
    filters: ['node_id'],
    sortable: ['time_zone', 'created_at'],
    sort: ['created_at', 'asc'],
    search: [],
    groups: ['node_id'],
  },
  exported: {
    route: 'openinghours',
    columns: [
      'node_id',
      'monday',
      'tuesday',
      'wednesday',
      'thursday',
      'friday',
      'saturday',
      'sunday',
      'time_zone',
      'closed_days',
      'time_zone',
    ],
  },
  schemas: {
    create: {
      type: 'object',
      properties: {
        node_id: { type: ['integer', 'null'], minimum: 1, maximum: 9007199254740991 },
        time_zone: { type: 'string', minLength: 1, maxLength: 60 },
        monday: {
          type: 'array',
          maxItems: 4,
          items: {
            type: 'string',
            maxLength: 11,
            pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]-(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$',
          },
        },
        tuesday: {
          type: 'array',
          maxItems: 4,
          items: {
            type: 'string',
            maxLength: 11,
            pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]-(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$',
          },
        },
        wednesday: {
          type: 'array',
          maxItems: 4,
          items: {
            type: 'string',
            maxLength: 11,
            pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]-(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$',
          },
        },
        thursday: {
          type: 'array',
          maxItems: 4,
          items: {
            type: 'string',
            maxLength: 11,
            pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]-(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$',
          },
        },
        friday: {
          type: 'array',
          maxItems: 4,
          items: {
            type: 'string',
            maxLength: 11,
            pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]-(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$',
          },
        },
        saturday: {
          type: 'array',
          maxItems: 4,
          items: {
            type: 'string',
            maxLength: 11,
            pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]-(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$',
          },
        },
        sunday: {
          type: 'array',
          maxItems: 4,
          items: {
            type: 'string',
            maxLength: 11,
            pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]-(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$',
          },
        },
        closed_days: {
          type: 'array',
          maxItems: 100,
          items: { type: 'string', maxLength: 10, pattern: '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$' },
        },
      },
      required: [],
      additionalProperties: false,
    },
    patch: {
      type: 'object',
      properties: {
        time_zone: { type: 'string', minLength: 1, maxLength: 60 },
        monday: {
          type: 'array',
          maxItems: 4,
          items: {
            type: 'string',
            maxLength: 11,
            pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]-(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$',
          },
        },
        tuesday: {
          type: 'array',
          maxItems: 4,
          items: {
            type: 'string',
            maxLength: 11,
            pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]-(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$',
          },
        },
        wednesday: {
          type: 'array',
          maxItems: 4,
          items: {
            type: 'string',
            maxLength: 11,
            pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]-(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$',
          },
        },
        thursday: {
          type: 'array',
          maxItems: 4,
          items: {
            type: 'string',
            maxLength: 11,
            pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]-(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$',
          },
        },
        friday: {
          type: 'array',
          maxItems: 4,
          items: {
            type: 'string',
            maxLength: 11,
            pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]-(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$',
          },
        },
        saturday: {
          type: 'array',
          maxItems: 4,
          items: {
            type: 'string',
            maxLength: 11,
            pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]-(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$',
          },
        },
        sunday: {
          type: 'array',
          maxItems: 4,
          items: {
            type: 'string',
            maxLength: 11,
            pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]-(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$',
          },
        },
        closed_days: {
          type: 'array',
          maxItems: 100,
          items: { type: 'string', maxLength: 10, pattern: '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$' },
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
        node_id: { type: ['integer', 'null'] },
        node_name: { type: ['string', 'null'] },
        time_zone: { type: 'string' },
        monday: { type: 'array', items: { type: 'string' } },
        tuesday: { type: 'array', items: { type: 'string' } },
        wednesday: { type: 'array', items: { type: 'string' } },
        thursday: { type: 'array', items: { type: 'string' } },
        friday: { type: 'array', items: { type: 'string' } },
        saturday: { type: 'array', items: { type: 'string' } },
        sunday: { type: 'array', items: { type: 'string' } },
        closed_days: { type: 'array', items: { type: 'string' } },
        revision: { type: 'integer' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
        permitted: { type: 'array', items: { type: 'string', enum: ['patch', 'delete'] } },
      },
      required: [
        'id',
        'node_id',
        'node_name',
        'time_zone',
        'monday',
        'tuesday',
        'wednesday',
        'thursday',
        'friday',
        'saturday',
        'sunday',
        'closed_days',
        'revision',
        'created_at',
        'updated_at',
      ],
      additionalProperties: false,
    },
  },
  actions: {},
};
