/** Everything that can differ between two snapshots. */
import type { DatabaseRole, Privileges, Tenant } from '../../shared/contract/model.ts';
import type {
  CheckSnapshot,
  ColumnSnapshot,
  DirectorySnapshot,
  ForeignKeySnapshot,
  IndexSnapshot,
  KeptValues,
  KeySnapshot,
  PolicySnapshot,
  TableCheckSnapshot,
  TableSnapshot,
} from './types.ts';

/** Table names are those after all renames, but for `from` and for the directories and keepers that go before any rename. */
export type Change =
  | { kind: 'drop_directory'; table: string; directory: DirectorySnapshot }
  | { kind: 'drop_keeper'; table: string; values: TableSnapshot & { keeps: KeptValues } }
  | { kind: 'rename_table'; table: string; from: string }
  | { kind: 'rename_column'; table: string; from: string; to: string }
  | { kind: 'rename_constraint'; table: string; from: string; to: string }
  | { kind: 'rename_index'; table: string; from: string; to: string }
  | { kind: 'rename_sequence'; table: string; from: string; to: string }
  | { kind: 'change_tenant'; table: string; from: Tenant; to: Tenant }
  | { kind: 'drop_foreign_key'; table: string; key: ForeignKeySnapshot }
  | { kind: 'drop_unique'; table: string; key: KeySnapshot }
  | { kind: 'drop_index'; table: string; index: IndexSnapshot }
  | { kind: 'drop_check'; table: string; check: CheckSnapshot }
  | { kind: 'create_table'; table: string; definition: TableSnapshot }
  | { kind: 'add_column'; table: string; column: ColumnSnapshot }
  | { kind: 'change_type'; table: string; column: ColumnSnapshot; from: ColumnSnapshot }
  | { kind: 'change_default'; table: string; column: ColumnSnapshot }
  | { kind: 'set_not_null'; table: string; column: ColumnSnapshot }
  | { kind: 'drop_not_null'; table: string; column: ColumnSnapshot }
  | { kind: 'add_check'; table: string; column: ColumnSnapshot; check: CheckSnapshot; before?: CheckSnapshot }
  | { kind: 'drop_table_check'; table: string; check: TableCheckSnapshot }
  | { kind: 'add_table_check'; table: string; check: TableCheckSnapshot }
  | { kind: 'add_unique'; table: string; key: KeySnapshot }
  | { kind: 'add_index'; table: string; index: IndexSnapshot }
  | { kind: 'add_foreign_key'; table: string; key: ForeignKeySnapshot }
  | { kind: 'create_directory'; table: string; directory: DirectorySnapshot; rows: DirectoryRows }
  | { kind: 'create_keeper'; table: string; values: TableSnapshot & { keeps: KeptValues }; fill: boolean }
  | { kind: 'drop_policy'; table: string; policy: PolicySnapshot }
  | { kind: 'create_policy'; table: string; policy: PolicySnapshot }
  | { kind: 'change_grants'; table: string; role: DatabaseRole; privileges: Privileges; sequence: string | undefined }
  | { kind: 'drop_generated'; table: string; column: ColumnSnapshot }
  | { kind: 'add_generated'; table: string; column: ColumnSnapshot }
  | { kind: 'drop_column'; table: string; column: ColumnSnapshot }
  | { kind: 'drop_table'; table: string; definition: TableSnapshot };

/** Of the table that a directory comes to: none yet, values that an earlier directory kept apart, or anything. */
export type DirectoryRows = 'none' | 'distinct' | 'unknown';

export type ChangeKind = Change['kind'];
export type ChangeOf<Kind extends ChangeKind> = Extract<Change, { kind: Kind }>;

/**
 * The order that statements are safe in. Columns and tables go last, so that whoever reviews a migration can still add
 * statements that carry their data over.
 */
export const CHANGE_ORDER: readonly ChangeKind[] = [
  'drop_directory',
  'drop_keeper',
  'rename_table',
  'rename_column',
  'rename_constraint',
  'rename_index',
  'rename_sequence',
  'change_tenant',
  'drop_foreign_key',
  'drop_unique',
  'drop_index',
  'drop_check',
  'drop_table_check',
  'drop_generated',
  'create_table',
  'add_column',
  'change_type',
  'change_default',
  'set_not_null',
  'drop_not_null',
  'add_generated',
  'add_check',
  'add_table_check',
  'add_unique',
  'add_index',
  'add_foreign_key',
  'create_directory',
  'create_keeper',
  'drop_policy',
  'create_policy',
  'change_grants',
  'drop_column',
  'drop_table',
];

/** What only a person can say: which name became which, and what may go. Read from `x-was` and `x-dropped`. */
export interface Intent {
  /** New table name to the old one. */
  tables: ReadonlyMap<string, string>;
  /** New table name to (new column name to the old one). */
  columns: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** New table name to the columns that may go. */
  droppedColumns: ReadonlyMap<string, ReadonlySet<string>>;
  droppedTables: ReadonlySet<string>;
}
