/** Two versions to come of the table of answers, as their migrations would be written: a change of each kind. */
import { cpSync, mkdtempSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { nextNames, writeMigration } from '../../generator/migrate/folder.ts';
import { planOnline } from '../../generator/migrate/online/plan.ts';
import { parseSnapshot } from '../../generator/migrate/snapshot.ts';
import type { Snapshot, TableSnapshot } from '../../generator/migrate/types.ts';
import { MIGRATIONS_DIRECTORY } from '../../server/database/migrate.ts';

export interface Release {
  what: string;
  /** All migrations up to it. */
  directory: string;
}

type Changed = (table: TableSnapshot) => TableSnapshot;

const RELEASES: { what: string; renamed: [string, string][]; changed: Changed }[] = [
  {
    what: 'columns with a default and with a rule, an index, a reference',
    renamed: [],
    changed: (table) => ({
      ...table,
      columns: [
        ...table.columns,
        { name: 'bench_number', type: 'integer', nullable: false, default: '5' },
        { name: 'bench_points', type: 'bigint', nullable: true },
        {
          name: 'bench_note',
          type: 'text',
          nullable: false,
          default: `'none'`,
          check: { name: 'feedback_bench_note_check', maxLength: 20 },
        },
        { name: 'bench_node_id', type: 'bigint', nullable: true },
      ],
      indexes: [
        ...table.indexes,
        { name: 'feedback_bench_number_idx', columns: ['company_id', 'bench_number'] },
        { name: 'feedback_bench_points_idx', columns: ['company_id', 'bench_points'] },
      ],
      foreignKeys: [
        ...table.foreignKeys,
        {
          name: 'feedback_bench_node_id_fkey',
          columns: ['company_id', 'bench_node_id'],
          table: 'node',
          references: ['company_id', 'id'],
          onDelete: 'no action',
        },
      ],
    }),
  },
  {
    what: 'another name, another type, a unique, a narrower rule, a column that goes',
    renamed: [['bench_places', 'bench_points']],
    changed: (table) => ({
      ...table,
      columns: table.columns
        .filter(({ name }) => name !== 'bench_note')
        .map((column) => {
          if (column.name === 'bench_points') return { ...column, name: 'bench_places' };
          if (column.name !== 'bench_number') return column;
          return { ...column, type: 'bigint', check: { name: 'feedback_bench_number_check', maximum: 100 } };
        }),
      indexes: table.indexes.map((index) =>
        index.name === 'feedback_bench_points_idx'
          ? { name: 'feedback_bench_places_idx', columns: ['company_id', 'bench_places'] }
          : index,
      ),
      uniques: [
        ...table.uniques,
        { name: 'feedback_bench_places_id_key', columns: ['company_id', 'bench_places', 'id'] },
      ],
    }),
  },
];

/** Writes them below the system's folder for what is temporary. */
export function writeReleases(): Release[] {
  let directory = MIGRATIONS_DIRECTORY;
  let before = parseSnapshot(readFileSync(path.join(directory, 'snapshot.json'), 'utf8'));
  return RELEASES.map(({ what, renamed, changed }, index) => {
    const after: Snapshot = {
      ...before,
      tables: before.tables.map((table) => (table.name === 'feedback' ? changed(table) : table)),
    };
    const next = mkdtempSync(path.join(os.tmpdir(), 'feedtree-release-'));
    cpSync(directory, next, { recursive: true });
    const intent = {
      tables: new Map<string, string>(),
      columns: new Map([['feedback', new Map(renamed)]]),
      droppedColumns: new Map([['feedback', new Set(['bench_note'])]]),
      droppedTables: new Set<string>(),
    };
    const { files, reasons } = planOnline({ before, after, intent, entities: [], fills: new Map() });
    if (reasons.length > 0) throw new Error(reasons.join(', '));
    const plan = { files, snapshot: after };
    writeMigration(next, nextNames(next, `release_${index + 1}`, plan), plan);
    directory = next;
    before = after;
    return { what, directory };
  });
}
