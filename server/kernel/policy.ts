/** What a write must agree with besides its schema and its grants: a plan's limits, say. Asked in the order of their list. */
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';
import type { Row, Values } from '../query/values.ts';
import type { Work } from './extension.ts';

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

/** Each throws a Problem to refuse. */
export interface WritePolicy {
  create?(work: Work, entity: EntityDescriptor, created: NewRow): Promise<void>;
  patch?(work: Work, entity: EntityDescriptor, changed: ChangedRow): Promise<void>;
  /** Before a row that is part of another is deleted, and before an action works on a locked row. */
  touch?(work: Work, entity: EntityDescriptor, row: Row): Promise<void>;
}
