// Generated from schemas/qr/node_qr_code.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface NodeQrCodeRow {
  id: number;
  /** Empty for a blank marc that is not bound to a unit yet. */
  node_id: number | null;
  /** Eight characters of Crockford base32 and a check character. */
  code: string;
  /** The unit's own code from its creation, or that of a physical marc bound to it. */
  origin: "unit" | "mark";
  /** Empty: that of its QR code group or of a unit above. */
  design: ({
    [k: string]: unknown;
  } | null);
  /** A retired code still leads to its unit; it is no longer printed. */
  state: "active" | "retired";
  /** Grows with each change of the design; a change of the state is none. A patch that says which one it was made from is refused where somebody was quicker. */
  revision: number;
  created_at: string;
  updated_at: string;
  permitted?: ("patch")[];
}

export interface NodeQrCodePatch {
  /** Empty: that of its QR code group or of a unit above. */
  design?: ({
    [k: string]: unknown;
  } | null);
  /** A retired code still leads to its unit; it is no longer printed. */
  state?: "active" | "retired";
  /** Grows with each change of the design; a change of the state is none. A patch that says which one it was made from is refused where somebody was quicker. */
  revision?: number;
}

export const nodeQrCode: EntityDescriptor = {
  id: 'node_qr_code',
  title: 'QR code',
  path: 'nodeqrcode',
  table: 'node_qr_code',
  tenant: 'company_id',
  label: '{code}',
  revision: { of: ['design'], problem: 'row_changed' },
  partOf: 'node_id',
  operations: ['list', 'detail', 'patch'],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    node_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: true,
      readOnly: true,
      ref: 'node',
      keeps: true,
    },
    code: { kind: 'text', type: 'string', column: 'text', nullable: false, folded: true, readOnly: true },
    origin: {
      kind: 'enum',
      type: 'string',
      column: 'text',
      nullable: false,
      default: 'unit',
      readOnly: true,
      enum: ['unit', 'mark'],
    },
    design: { kind: 'document', type: 'object', column: 'jsonb', nullable: true, document: 'qr-design' },
    state: {
      kind: 'state',
      type: 'string',
      column: 'text',
      nullable: false,
      default: 'active',
      enum: ['active', 'retired'],
      states: { active: ['retired'], retired: ['active'] },
    },
    revision: { kind: 'integer', type: 'integer', column: 'integer', nullable: false, default: 1 },
    created_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
    updated_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
  },
  list: {
    filters: ['node_id', 'code', 'origin', 'state'],
    sortable: ['code', 'node_id', 'origin', 'state', 'created_at'],
    sort: ['node_id', 'asc'],
    search: ['code'],
    groups: ['node_id', 'origin', 'state'],
  },
  exported: { route: 'nodeqrcode', columns: ['code', 'node_id', 'origin', 'state', 'created_at'] },
  schemas: {
    create: { not: {} },
    patch: {
      type: 'object',
      properties: {
        design: { type: ['object', 'null'] },
        state: { type: 'string', enum: ['active', 'retired'] },
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
        code: { type: 'string' },
        origin: { type: 'string', enum: ['unit', 'mark'] },
        design: { type: ['object', 'null'] },
        state: { type: 'string', enum: ['active', 'retired'] },
        revision: { type: 'integer' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
        permitted: { type: 'array', items: { type: 'string', enum: ['patch'] } },
      },
      required: ['id', 'node_id', 'code', 'origin', 'design', 'state', 'revision', 'created_at', 'updated_at'],
      additionalProperties: false,
    },
  },
  actions: {},
};
