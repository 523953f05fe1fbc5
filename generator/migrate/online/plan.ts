/** A difference between schemas and tables as a migration that runs beside servers of the old and of the new version. */
import type { EntityModel } from '../../../shared/contract/model.ts';
import { MIGRATION_CLASSES, type MigrationClass, type OnlineClass } from '../../../shared/contract/migration-files.ts';
import type { Change, Intent } from '../changes.ts';
import { classifyChanges } from '../classify.ts';
import { diffSnapshots } from '../diff.ts';
import { castPreflight } from '../preflights.ts';
import type { Snapshot } from '../types.ts';
import { fillOf, place, type Surrounding } from './place.ts';
import { offlineReasons } from './reasons.ts';
import { emptySections, type Sections, sectionText } from './sections.ts';
import { contractTwins, expandTwins, fillTwins, renamedTwins, retypedTwins, twinKeys, type Twins } from './twins.ts';

/** One file of a migration, of which there may be several. */
export interface PlannedFile {
  class: MigrationClass;
  /** @param name of the file, without its ending */
  text(name: string): string;
}

export interface OnlinePlan {
  files: PlannedFile[];
  /** Why it can't be done beside servers; then there are no files. */
  reasons: string[];
}

export interface OnlineInput {
  before: Snapshot;
  after: Snapshot;
  intent: Intent;
  entities: EntityModel[];
  fills: ReadonlyMap<string, string>;
}

/** A rename is a column that comes and one that goes here, whose values are kept in step. */
export function planOnline({ before, after, intent, entities, fills }: OnlineInput): OnlinePlan {
  const changes = diffSnapshots(before, after, { ...intent, columns: new Map() });
  const reasons = offlineReasons(changes, intent, before);
  if (reasons.length > 0) return { files: [], reasons };
  const twins = twinsOf(changes, intent, before);
  const filled = new Set(twins.map(({ table, twin }) => `${table}.${twin.name}`));
  const around: Surrounding = {
    changes,
    old: new Map(before.tables.map((table) => [table.name, table])),
    leaving: new Set([
      ...twins.map(({ table, old }) => `${table}.${old.name}`),
      ...changes.flatMap((change) => (change.kind === 'drop_column' ? [`${change.table}.${change.column.name}`] : [])),
    ]),
    filled,
    fills,
  };
  const sections = emptySections();
  addTwins(sections, twins, after);
  addChanges(sections, changes, around, twins);
  addPreflights(sections, { changes, around, intent, entities, twins });
  const files = MIGRATION_CLASSES.filter((name) => sectionText('', sections[name]) !== undefined).map(
    (name): PlannedFile => ({ class: name, text: (file) => sectionText(file, sections[name]) ?? '' }),
  );
  return { files, reasons: [] };
}

function twinsOf(changes: Change[], intent: Intent, before: Snapshot): Twins[] {
  return changes.flatMap((change): Twins[] => {
    const { table } = change;
    if (change.kind === 'change_type') return [retypedTwins(table, change.from, change.column)];
    const was = change.kind === 'add_column' ? intent.columns.get(table)?.get(change.column.name) : undefined;
    const old = before.tables.find(({ name }) => name === table)?.columns.find(({ name }) => name === was);
    return old === undefined || change.kind !== 'add_column' ? [] : [renamedTwins(table, old, change.column)];
  });
}

function addTwins(sections: Sections, twins: Twins[], after: Snapshot): void {
  for (const [table, all] of Map.groupBy(twins, (pair) => pair.table))
    sections.backfill.batches.push(fillTwins(table, all));
  for (const pair of twins) {
    const table = after.tables.find(({ name }) => name === pair.table);
    if (table === undefined) continue;
    sections.expand.steps.push(expandTwins(pair));
    if (pair.twin.name !== pair.name) sections.backfill.steps.push(...twinKeys(pair, table).map(({ build }) => build));
    sections.contract.steps.push(...contractTwins(pair, table));
  }
}

function addChanges(sections: Sections, changes: Change[], around: Surrounding, twins: Twins[]): void {
  const goes = (change: Change): boolean =>
    change.kind === 'drop_column' &&
    twins.some(({ table, old }) => table === change.table && old.name === change.column.name);
  for (const change of changes.filter((one) => !goes(one))) {
    const placement = place(change, around);
    for (const name of MIGRATION_CLASSES) sections[name].steps.push(...(placement[name] ?? []));
    sections.backfill.batches.push(...(placement.batches ?? []));
  }
}

interface PreflightParts {
  changes: Change[];
  around: Surrounding;
  intent: Intent;
  entities: EntityModel[];
  twins: Twins[];
}

/** Each is asked in the file in which its change is made; before anything is done, too, where its rows are there. */
function addPreflights(sections: Sections, { changes, around, intent, entities, twins }: PreflightParts): void {
  const dropped = new Map(
    [...around.old.keys()].map((table) => [
      table,
      new Set(changes.flatMap((one) => (one.kind === 'drop_column' && one.table === table ? [one.column.name] : []))),
    ]),
  );
  const told = { ...intent, columns: new Map(), droppedColumns: dropped };
  for (const { change, preflights } of classifyChanges(changes, told, entities, around.filled))
    for (const name of askedIn(change, sections, around)) sections[name].preflights.push(...preflights);
  for (const { table, old, twin } of twins)
    sections.expand.preflights.push(...castPreflight(table, old, { ...twin, name: old.name }));
}

function askedIn(change: Change, sections: Sections, around: Surrounding): OnlineClass[] {
  const placement = place(change, around);
  const first = MIGRATION_CLASSES.find((name) => sections[name].steps.length > 0);
  const own = MIGRATION_CLASSES.findLast((name) => (placement[name] ?? []).length > 0);
  if (own === undefined || first === undefined) return [];
  if (change.kind === 'add_column') return fillOf(change, around) === undefined ? [first] : [];
  const isFilled = concernedColumns(change).some((name) => around.filled.has(`${change.table}.${name}`));
  return isFilled ? [own] : [...new Set([first, own])];
}

function concernedColumns(change: Change): string[] {
  if ('column' in change) return [change.column.name];
  if ('key' in change) return change.key.columns;
  if ('index' in change) return change.index.columns;
  return 'check' in change && 'columns' in change.check ? change.check.columns : [];
}
