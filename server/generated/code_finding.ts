// Generated from schemas/qr/code_finding.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface CodeFindingRow {
  id: number;
  /** Empty where it is about all codes of the company. */
  node_id: number | null;
  node_qr_code_id: number | null;
  code: string | null;
  /** company_silent: all codes at once, as on a holiday. */
  kind: "company_silent" | "silent" | "no_answers" | "never_scanned";
  /** Checked: somebody was there, and it is told again only if the code stays silent from then on. Resolved: by itself, when the code was scanned or answered. */
  state: "open" | "dismissed" | "checked" | "resolved";
  /** Then it is looked at again. Of a dismissed one only. */
  dismissed_until: string | null;
  /** Why it is nothing, as: closed for the season. */
  note: string;
  /** The last scan, the last answer, or when the code was made. */
  since: string;
  last_read_at: string | null;
  /** How many scans, or answers, would have been usual since then. */
  expected: number;
  /** How likely it is that none of them came although nothing is wrong. */
  chance: number;
  reads: number;
  weekly_reads: number;
  /** Of twelve weeks, the last one ends where it was found. */
  weeks: number[];
  /** In the twelve weeks before the last scan, from Monday at midnight, in UTC. */
  hours: number[];
  found_at: string;
  handled_by_id: number | null;
  handled_at: string | null;
  resolved_at: string | null;
  /** Grows with each change by a person. A patch that says which one it was made from is refused where somebody was quicker. */
  revision: number;
  created_at: string;
  updated_at: string;
  permitted?: ("patch")[];
}

export interface CodeFindingPatch {
  /** Checked: somebody was there, and it is told again only if the code stays silent from then on. Resolved: by itself, when the code was scanned or answered. */
  state?: "open" | "dismissed" | "checked" | "resolved";
  /** Then it is looked at again. Of a dismissed one only. */
  dismissed_until?: string | null;
  /** Why it is nothing, as: closed for the season. */
  note?: string;
  /** Grows with each change by a person. A patch that says which one it was made from is refused where somebody was quicker. */
  revision?: number;
}

export const codeFinding: EntityDescriptor = {
  id: 'code_finding',
  title: 'Finding',
  path: 'codefindings',
  table: 'code_finding',
  tenant: 'company_id',
  label: 'Finding #{id}',
  revision: { of: ['state', 'dismissed_until', 'note'], problem: 'row_changed' },
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
      onDelete: 'cascade',
    },
    node_qr_code_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: true,
      readOnly: true,
      ref: 'node_qr_code',
      onDelete: 'cascade',
    },
    code: { kind: 'text', type: 'string', nullable: true, readOnly: true, computed: 'code' },
    kind: {
      kind: 'enum',
      type: 'string',
      column: 'text',
      nullable: false,
      readOnly: true,
      enum: ['company_silent', 'silent', 'no_answers', 'never_scanned'],
    },
    state: {
      kind: 'state',
      type: 'string',
      column: 'text',
      nullable: false,
      default: 'open',
      enum: ['open', 'dismissed', 'checked', 'resolved'],
      states: { open: ['dismissed', 'checked'], dismissed: ['open', 'checked'], checked: ['open'], resolved: [] },
    },
    dismissed_until: { kind: 'date', type: 'string', column: 'date', nullable: true },
    note: { kind: 'text', type: 'string', column: 'text', nullable: false, default: '' },
    since: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
    last_read_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: true, readOnly: true },
    expected: { kind: 'number', type: 'number', column: 'double precision', nullable: false, readOnly: true },
    chance: { kind: 'number', type: 'number', column: 'double precision', nullable: false, readOnly: true },
    reads: { kind: 'integer', type: 'integer', column: 'integer', nullable: false, default: 0, readOnly: true },
    weekly_reads: { kind: 'number', type: 'number', column: 'double precision', nullable: false, readOnly: true },
    weeks: { kind: 'json', type: 'array', column: 'jsonb', nullable: false, readOnly: true },
    hours: { kind: 'json', type: 'array', column: 'jsonb', nullable: false, readOnly: true },
    found_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
    handled_by_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: true,
      readOnly: true,
      ref: 'customer_user',
      onDelete: 'set null',
    },
    handled_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: true, readOnly: true },
    resolved_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: true, readOnly: true },
    revision: { kind: 'integer', type: 'integer', column: 'integer', nullable: false, default: 1 },
    created_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
    updated_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
  },
  list: {
    filters: ['kind', 'node_id', 'state', 'node_qr_code_id'],
    sortable: [
      'kind',
      'node_id',
      'code',
      'since',
      'expected',
      'reads',
      'state',
      'found_at',
      'weekly_reads',
      'last_read_at',
    ],
    sort: ['since', 'asc'],
    search: [],
    groups: ['kind', 'node_id', 'state', 'node_qr_code_id'],
  },
  exported: {
    route: 'code_health',
    columns: ['kind', 'node_id', 'code', 'since', 'expected', 'reads', 'state', 'found_at'],
  },
  schemas: {
    create: { not: {} },
    patch: {
      type: 'object',
      properties: {
        state: { type: 'string', enum: ['open', 'dismissed', 'checked', 'resolved'] },
        dismissed_until: { type: ['string', 'null'], format: 'date' },
        note: { type: 'string', maxLength: 500 },
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
        node_qr_code_id: { type: ['integer', 'null'] },
        code: { type: ['string', 'null'] },
        kind: { type: 'string', enum: ['company_silent', 'silent', 'no_answers', 'never_scanned'] },
        state: { type: 'string', enum: ['open', 'dismissed', 'checked', 'resolved'] },
        dismissed_until: { type: ['string', 'null'], format: 'date' },
        note: { type: 'string' },
        since: { type: 'string', format: 'date-time' },
        last_read_at: { type: ['string', 'null'], format: 'date-time' },
        expected: { type: 'number' },
        chance: { type: 'number' },
        reads: { type: 'integer' },
        weekly_reads: { type: 'number' },
        weeks: { type: 'array', items: { type: 'integer' } },
        hours: { type: 'array', items: { type: 'integer' } },
        found_at: { type: 'string', format: 'date-time' },
        handled_by_id: { type: ['integer', 'null'] },
        handled_at: { type: ['string', 'null'], format: 'date-time' },
        resolved_at: { type: ['string', 'null'], format: 'date-time' },
        revision: { type: 'integer' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
        permitted: { type: 'array', items: { type: 'string', enum: ['patch'] } },
      },
      required: [
        'id',
        'node_id',
        'node_qr_code_id',
        'code',
        'kind',
        'state',
        'dismissed_until',
        'note',
        'since',
        'last_read_at',
        'expected',
        'chance',
        'reads',
        'weekly_reads',
        'weeks',
        'hours',
        'found_at',
        'handled_by_id',
        'handled_at',
        'resolved_at',
        'revision',
        'created_at',
        'updated_at',
      ],
      additionalProperties: false,
    },
  },
  actions: {},
};
