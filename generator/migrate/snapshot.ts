/** Model -> snapshot, and the snapshot's file: deterministic, so that it can be reviewed as a diff. */
import type { EntityModel, Model } from '../../shared/contract/model.ts';
import type { Problem } from '../problem.ts';
import { tableColumns } from './columns.ts';
import { foreignKeys, primaryKey, type Report, tableChecks, tableIndexes, uniqueKeys } from './keys.ts';
import { valueTables } from './custom-values.ts';
import { tableDirectories, tableGrants, tablePolicies } from './security.ts';
import type { Snapshot, TableSnapshot } from './types.ts';

export const EMPTY_SNAPSHOT: Snapshot = { version: 1, tables: [] };

export interface SnapshotResult {
  snapshot: Snapshot;
  /** What the database could not hold; the snapshot is of no use unless this is empty. */
  problems: Problem[];
}

/** What the database should look like for this model. An entity that is a window on another one's table adds nothing. */
export function modelToSnapshot(model: Model): SnapshotResult {
  const problems: Problem[] = [];
  const entities = model.entities.filter(({ projects }) => projects === undefined);
  const tables = entities.flatMap((entity) => {
    const report: Report = (pointer, message, hint) => problems.push({ file: entity.file, pointer, message, hint });
    const table = entityTable(entity, model, report);
    return [table, ...valueTables(entity, table)];
  });
  tables.sort((a, b) => (a.name < b.name ? -1 : 1));
  const snapshot: Snapshot = { version: 1, tables };
  return { snapshot, problems: [...problems, ...nameClashes(snapshot, entities)] };
}

function entityTable(entity: EntityModel, model: Model, report: Report): TableSnapshot {
  const grants = tableGrants(entity, report);
  const checks = tableChecks(entity);
  const table: TableSnapshot = {
    name: entity.table,
    entity: entity.id,
    tenant: entity.tenant,
    columns: tableColumns(entity),
    primaryKey: primaryKey(entity),
    uniques: uniqueKeys(entity),
    indexes: tableIndexes(entity, report),
    ...(checks.length > 0 && { checks }),
    foreignKeys: foreignKeys(entity, model, report),
    directories: tableDirectories(entity, grants),
    policies: tablePolicies(entity, grants),
    grants,
  };
  reportUnknownColumns(table, report);
  return table;
}

const CHECK_KEYWORD = { exactly_one: 'x-exactly-one', at_most_one: 'x-at-most-one', when: 'properties' };

function reportUnknownColumns(table: TableSnapshot, report: Report): void {
  const known = new Set(table.columns.map(({ name }) => name));
  const keys = [
    ...table.uniques.map((key) => ['x-uniques', key] as const),
    ...(table.checks ?? []).map((check) => [CHECK_KEYWORD[check.holds], check] as const),
    ...table.indexes.map(({ columns, where = [] }) => {
      const conditioned = where.map(({ column }) => column);
      return ['x-indexes', { columns: [...columns, ...conditioned] }] as const;
    }),
  ];
  for (const [keyword, key] of keys)
    for (const name of key.columns.filter((column) => !known.has(column)))
      report(
        `/${keyword}`,
        `'${name}' is no column of ${table.name}.`,
        'Name stored fields only; a computed one has no column.',
      );
}

/** Tables, keys, indexes and sequences share one space of names in a schema. */
function nameClashes(snapshot: Snapshot, entities: EntityModel[]): Problem[] {
  const owners = new Map<string, string>();
  const problems: Problem[] = [];
  for (const table of snapshot.tables) {
    const file = entities.find(({ id }) => id === table.entity)?.file ?? '';
    for (const name of relationNames(table)) {
      const owner = owners.get(name);
      if (owner === undefined) owners.set(name, table.name);
      else
        problems.push({
          file,
          pointer: '',
          message: `${table.name} and ${owner} both need the name '${name}' in the database.`,
          hint: 'Rename a field, or give one entity another x-table.',
        });
    }
  }
  return problems;
}

function relationNames(table: TableSnapshot): string[] {
  const sequences = table.columns.flatMap(({ identity }) => identity ?? []);
  const keys = [table.primaryKey, ...table.uniques, ...table.indexes].map(({ name }) => name);
  return [table.name, ...sequences, ...keys, ...table.directories.flatMap(({ name, key }) => [name, key])];
}

const LINE_LENGTH = 160;

/** The text of snapshot.json: one line for whatever fits on one. */
export function printSnapshot(snapshot: Snapshot): string {
  return `${printValue(snapshot, '')}\n`;
}

function printValue(value: unknown, indent: string): string {
  const line = JSON.stringify(value);
  if (typeof value !== 'object' || value === null || indent.length + line.length <= LINE_LENGTH) return line;
  const inner = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((part) => inner + printValue(part, inner))
    : Object.entries(value).flatMap(([key, part]) =>
        part === undefined ? [] : [`${inner}${JSON.stringify(key)}: ${printValue(part, inner)}`],
      );
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`;
}

/** Reads snapshot.json; throws when it is of another version or no snapshot at all. */
export function parseSnapshot(text: string): Snapshot {
  const parsed: unknown = JSON.parse(text);
  if (!isSnapshot(parsed))
    throw new Error('server/migrations/snapshot.json is not a snapshot of version 1: restore it.');
  return { ...parsed, tables: parsed.tables.map(withTenants) };
}

/** A snapshot of before directories said their column has it from their table. */
const withTenants = (table: TableSnapshot): TableSnapshot => ({
  ...table,
  directories: table.directories.map((directory) => ({ ...directory, tenant: table.tenant })),
});

function isSnapshot(value: unknown): value is Snapshot {
  return (
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    value.version === 1 &&
    'tables' in value &&
    Array.isArray(value.tables)
  );
}
