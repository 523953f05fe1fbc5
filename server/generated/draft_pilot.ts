// Generated from schemas/company/draft_pilot.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface DraftPilotRow {
  id: number;
  draft_id: number;
  /** Of the entity that the draft's row names as what can try it. */
  pilot_id: number;
  created_at: string;
  updated_at: string;
}

export const draftPilot: EntityDescriptor = {
  id: 'draft_pilot',
  title: 'Pilot of a draft',
  path: 'draft_pilot',
  table: 'draft_pilot',
  tenant: 'company_id',
  label: 'Pilot #{id}',
  operations: [],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    draft_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: false,
      ref: 'draft',
      onDelete: 'cascade',
    },
    pilot_id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false },
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
        draft_id: { type: 'integer' },
        pilot_id: { type: 'integer' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
      },
      required: ['id', 'draft_id', 'pilot_id', 'created_at', 'updated_at'],
      additionalProperties: false,
    },
  },
  actions: {},
};
