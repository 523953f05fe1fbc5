/** Reads from the model what a person has said about renames and drops. */
import type { EntityModel, Model } from '../../shared/contract/model.ts';
import type { Intent } from './changes.ts';
import type { Snapshot } from './types.ts';

/**
 * An `x-was` counts while the old name is in the snapshot and the new one is not, so that it may stay in the schema
 * afterwards. Whole tables have no schema left to say so in: the caller names those that may go.
 */
export function modelIntent(model: Model, before: Snapshot, droppedTables: readonly string[] = []): Intent {
  const entities = model.entities.filter(({ projects }) => projects === undefined);
  const tables = new Map(entities.flatMap((entity) => renamedTable(entity, before)));
  const columns = new Map(
    entities.map((entity) => [entity.table, renamedColumns(entity, tables.get(entity.table) ?? entity.table, before)]),
  );
  const droppedColumns = new Map(entities.map(({ table, dropped }) => [table, new Set(dropped)]));
  return { tables, columns, droppedColumns, droppedTables: new Set(droppedTables) };
}

function renamedTable({ id, table, was }: EntityModel, before: Snapshot): [string, string][] {
  if (before.tables.some(({ name }) => name === table)) return [];
  // The entity's name may stay while only x-table changes: then the table is known by its entity.
  const old = before.tables.find(({ entity, name }) => entity === (was ?? id) || name === was);
  return old === undefined ? [] : [[table, old.name]];
}

function renamedColumns(entity: EntityModel, oldTable: string, before: Snapshot): Map<string, string> {
  const old = before.tables.find(({ name }) => name === oldTable)?.columns.map(({ name }) => name) ?? [];
  const renamed = entity.fields.filter(
    ({ name, was }) => was !== undefined && old.includes(was) && !old.includes(name),
  );
  return new Map(renamed.map(({ name, was }) => [name, was ?? name]));
}
