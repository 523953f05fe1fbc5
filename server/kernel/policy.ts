/**
 * What a write must agree with besides its grants: its entity's rules, the limits of its tenant. Asked in the order of their list.
 * Each throws a Problem to refuse.
 */
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';
import type { Row, Values } from '../database/rows.ts';
import type { Work } from '../access/work.ts';

export interface NewRow {
  /** As it will be stored. */
  row: Values;
  /** How many rows the create makes. */
  count?: number | undefined;
}

export interface ChangedRow {
  /** As it is, locked. */
  row: Row;
  /** What the caller sent. */
  changes: Values;
}

export interface WritePolicy {
  /** Of what was sent, valid by its schema, before the database is asked. */
  input?(entity: EntityDescriptor, values: Values, operation: 'create' | 'patch'): void;
  /** Of the whole row as the hooks leave it, a new one with the defaults of the database. */
  row?(entity: EntityDescriptor, row: Values): void;
  create?(work: Work, entity: EntityDescriptor, created: NewRow): Promise<void>;
  /** Before the hooks. */
  patch?(work: Work, entity: EntityDescriptor, changed: ChangedRow): Promise<void> | void;
  /** Before a row that is part of another is deleted, and before an action works on a locked row. */
  touch?(work: Work, entity: EntityDescriptor, row: Row): Promise<void>;
}
