/** What the database should look like, as plain data; `server/migrations/snapshot.json` holds the latest. */
import type { DatabaseRole, Privileges, Tenant, ValueCondition } from '../../shared/contract/model.ts';

export interface Snapshot {
  version: 1;
  /** Sorted by name. */
  tables: TableSnapshot[];
}

export interface TableSnapshot {
  name: string;
  /** Id of the entity that it stands for. */
  entity: string;
  tenant: Tenant;
  columns: ColumnSnapshot[];
  primaryKey: KeySnapshot;
  uniques: KeySnapshot[];
  indexes: IndexSnapshot[];
  /** Over several columns; those of one column stand with it. Absent: none. */
  checks?: TableCheckSnapshot[];
  foreignKeys: ForeignKeySnapshot[];
  directories: DirectorySnapshot[];
  /** Row-level security; empty on a global table. */
  policies: PolicySnapshot[];
  grants: Partial<Record<DatabaseRole, Privileges>>;
  /** Of a table that holds what rows of another have in added fields; absent: it holds rows of its own. */
  keeps?: KeptValues;
}

/** Whose values a table holds; kept by triggers on that one. */
export interface KeptValues {
  table: string;
  function: string;
}

export interface ColumnSnapshot {
  name: string;
  type: string;
  nullable: boolean;
  /** SQL expression. */
  default?: string;
  /** SQL expression that it is stored by, of one other column. */
  generated?: string;
  from?: string;
  /** Name of its sequence, for `generated always as identity`. */
  identity?: string;
  check?: CheckSnapshot;
}

export interface CheckSnapshot {
  name: string;
  /** The legal texts. */
  values?: string[];
  /** Code points of a text. */
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  /** Elements of an array. */
  minItems?: number;
  maxItems?: number;
}

export type TableCheckSnapshot = CountCheckSnapshot | WhenCheckSnapshot;

/** How many of its columns hold something: one, or one at most. */
export interface CountCheckSnapshot extends KeySnapshot {
  holds: 'exactly_one' | 'at_most_one';
}

/** The first of its columns holds something only while the others have these values. */
export interface WhenCheckSnapshot extends KeySnapshot {
  holds: 'when';
  /** By the other columns, in their order. */
  when: Record<string, ValueCondition>;
}

export interface KeySnapshot {
  name: string;
  columns: string[];
}

export interface IndexSnapshot extends KeySnapshot {
  /** A boolean column: the index is unique, over the rows where it is true. */
  uniqueWhere?: string;
  /** The rows that it holds; absent: all. */
  where?: RowCondition[];
}

export interface RowCondition {
  column: string;
  is: 'set' | 'empty' | 'true';
}

export interface ForeignKeySnapshot extends KeySnapshot {
  table: string;
  references: string[];
  onDelete: 'no action' | 'cascade' | 'set null';
  /** The columns that `set null` clears: never the tenant. */
  clears?: string[];
}

/** Maps a value to its tenant, or to each that has it; kept by triggers. Its primary key is `key`. */
export interface DirectorySnapshot {
  name: string;
  column: string;
  key: string;
  function: string;
  /** The column, of its own and of the table's, that says whose a row is. */
  tenant: string;
  readers: DatabaseRole[];
  /** Several tenants may have the same value. */
  shared?: true;
}

export interface PolicySnapshot {
  name: string;
  roles: DatabaseRole[];
  /** For `using` and `with check` alike. */
  using: string;
}
