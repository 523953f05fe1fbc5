// Generated from schemas/feedback/feedback_arrival.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface FeedbackArrivalRow {
  id: number;
  feedback_id: number;
  handled_at: string | null;
  created_at: string;
  updated_at: string;
}

export const feedbackArrival: EntityDescriptor = {
  id: 'feedback_arrival',
  title: 'Arrival',
  path: 'feedback_arrival',
  table: 'feedback_arrival',
  tenant: 'company_id',
  label: 'Arrival #{id}',
  operations: [],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    feedback_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: false,
      ref: 'feedback',
      onDelete: 'cascade',
    },
    handled_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: true },
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
        feedback_id: { type: 'integer' },
        handled_at: { type: ['string', 'null'], format: 'date-time' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
      },
      required: ['id', 'feedback_id', 'handled_at', 'created_at', 'updated_at'],
      additionalProperties: false,
    },
  },
  actions: {},
};
