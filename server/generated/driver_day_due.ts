// Generated from schemas/feedback/driver_day_due.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface DriverDayDueRow {
  id: number;
  /** Not held to the units by the database: of one that is gone there is nothing to make. */
  node_id: number;
  day: string;
  created_at: string;
  updated_at: string;
}

export const driverDayDue: EntityDescriptor = {
  id: 'driver_day_due',
  title: 'Driver day that is due',
  path: 'driver_day_due',
  table: 'driver_day_due',
  tenant: 'company_id',
  label: 'Unit #{node_id}, {day}',
  operations: [],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    node_id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false },
    day: { kind: 'date', type: 'string', column: 'date', nullable: false },
    created_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
    updated_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
  },
  list: { filters: [], sortable: ['id'], sort: ['id', 'asc'], search: [] },
  schemas: {
    create: { not: {} },
    patch: { not: {} },
    row: {
      type: 'object',
      properties: {
        id: { type: 'integer' },
        node_id: { type: 'integer' },
        day: { type: 'string', format: 'date' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
      },
      required: ['id', 'node_id', 'day', 'created_at', 'updated_at'],
      additionalProperties: false,
    },
  },
  actions: {},
};
