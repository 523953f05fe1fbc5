/** How dangerous each change is: which may be written as it is, which asks the rows first, which needs a person's word. */
import type { EntityModel } from '../../shared/contract/model.ts';
import type { Problem } from '../problem.ts';
import { castClass } from './casts.ts';
import type { Change, ChangeKind, ChangeOf, Intent } from './changes.ts';
import {
  castPreflight,
  checkPreflight,
  directoryPreflight,
  emptyTablePreflight,
  foreignKeyPreflight,
  notNullPreflight,
  type Preflight,
  type Surroundings,
  surroundingsOf,
  tableCheckPreflight,
  uniqueIndexPreflight,
  uniquePreflight,
} from './preflights.ts';
import type { CheckSnapshot } from './types.ts';

export interface ClassifiedChange {
  change: Change;
  class: 'safe' | 'guarded' | 'destructive' | 'ambiguous';
  /** Of a guarded change. */
  preflights: Preflight[];
  /** Why it is refused; a destructive change that was asked for has none. */
  problem?: Problem;
}

/** What all changes come to; with none, whatever changed in the schemas is the API's business only. */
export type PlanClass = ClassifiedChange['class'] | 'api_only';

interface Context {
  changes: Change[];
  intent: Intent;
  around: Surroundings;
  /** The schema file of a table's entity. */
  fileOf: (table: string) => string;
}

type Verdict = Omit<ClassifiedChange, 'change'>;
type Classifier<Kind extends ChangeKind> = (change: ChangeOf<Kind>, context: Context) => Verdict;

export const SNAPSHOT_FILE = 'server/migrations/snapshot.json';
const RANKS: PlanClass[] = ['api_only', 'safe', 'guarded', 'destructive', 'ambiguous'];

/** Puts every change in its class. The plan can be written when none of them has a problem. */
export function classifyChanges(
  changes: Change[],
  intent: Intent,
  entities: EntityModel[],
  filled?: ReadonlySet<string>,
): ClassifiedChange[] {
  const files = new Map(entities.map(({ table, file }) => [table, file]));
  const context: Context = {
    changes,
    intent,
    around: surroundingsOf(changes, filled),
    fileOf: (table) => files.get(table) ?? SNAPSHOT_FILE,
  };
  return changes.map((change) => ({ change, ...classify(change, context) }));
}

/** The gravest class among them. */
export function planClass(changes: ClassifiedChange[]): PlanClass {
  return RANKS[Math.max(0, ...changes.map((change) => RANKS.indexOf(change.class)))] ?? 'api_only';
}

function classify<Kind extends ChangeKind>(change: ChangeOf<Kind>, context: Context): Verdict {
  const kind: Kind = change.kind;
  const classifier: Classifier<Kind> | undefined = CLASSIFIERS[kind];
  return classifier === undefined ? SAFE : classifier(change, context);
}

const SAFE: Verdict = { class: 'safe', preflights: [] };

const guarded = (preflights: Preflight[]): Verdict =>
  preflights.length === 0 ? SAFE : { class: 'guarded', preflights };

const refused = (verdict: 'destructive' | 'ambiguous', problem: Problem): Verdict => ({
  class: verdict,
  preflights: [],
  problem,
});

/** The kinds that are not here are safe: they add what is empty, loosen a rule, or only change names and rights. */
const CLASSIFIERS: { [Kind in ChangeKind]?: Classifier<Kind> } = {
  add_column: ({ table, column }) => guarded(emptyTablePreflight(table, column)),
  set_not_null: ({ table, column }) => guarded(notNullPreflight(table, column)),
  add_check: ({ table, column, check, before }, { around }) =>
    before !== undefined && isWeaker(before, check) ? SAFE : guarded(checkPreflight(table, column, check, around)),
  add_table_check: ({ table, check }, { around }) => guarded(tableCheckPreflight(table, check, around)),
  add_unique: ({ table, key }, { around }) => guarded(uniquePreflight(table, key, around)),
  add_index: ({ table, index }, { around }) => guarded(uniqueIndexPreflight(table, index, around)),
  add_foreign_key: ({ table, key }, { around }) => guarded(foreignKeyPreflight(table, key, around)),
  create_directory: ({ table, directory, rows }, { around }) =>
    rows === 'unknown' ? guarded(directoryPreflight(table, directory, around)) : SAFE,
  change_type: classifyTypeChange,
  change_tenant: ({ table, from, to }, { fileOf }) =>
    refused('destructive', {
      file: fileOf(table),
      pointer: '/x-tenant',
      message: `${table} can't go from ${from} to ${to}: every key of its rows would change.`,
      hint: 'Make a new entity, copy the rows in a migration written by hand, then remove the old one.',
    }),
  drop_column: classifyDropColumn,
  drop_table: classifyDropTable,
};

function classifyTypeChange({ table, column, from }: ChangeOf<'change_type'>, { fileOf }: Context): Verdict {
  if (castClass(from.type, column.type) !== 'refused') return guarded(castPreflight(table, from, column));
  return refused('destructive', {
    file: fileOf(table),
    pointer: `/properties/${column.name}`,
    message: `${table}.${column.name} can't go from ${from.type} to ${column.type} without losing what is there.`,
    hint: 'Add a new field, copy the values in a migration written by hand, then drop this one with x-dropped.',
  });
}

function classifyDropColumn({ table, column }: ChangeOf<'drop_column'>, { changes, intent, fileOf }: Context): Verdict {
  if (intent.droppedColumns.get(table)?.has(column.name)) return { class: 'destructive', preflights: [] };
  const come = changes.flatMap((change) =>
    change.kind === 'add_column' && change.table === table ? [change.column.name] : [],
  );
  const dropHint = `If its values may go, add "x-dropped": ["${column.name}"] to the entity.`;
  const place = { file: fileOf(table), pointer: `/properties/${column.name}` };
  if (come.length === 0)
    return refused('destructive', { ...place, message: `${table}.${column.name} is gone.`, hint: dropHint });
  return refused('ambiguous', {
    ...place,
    message: `${table}.${column.name} is gone and ${come.join(', ')} has come.`,
    hint: `If it was renamed, add "x-was": "${column.name}" to ${come.join(' or ')}. ${dropHint}`,
  });
}

function classifyDropTable({ table, definition }: ChangeOf<'drop_table'>, { changes, intent }: Context): Verdict {
  if (definition.keeps !== undefined) return SAFE;
  if (intent.droppedTables.has(table)) return { class: 'destructive', preflights: [] };
  const come = changes.flatMap((change) =>
    change.kind === 'create_table' && change.definition.keeps === undefined ? [change.definition.entity] : [],
  );
  const dropHint = `If its rows may go, say so: npm run migrate:new <name> -- --drop-table ${table}.`;
  const place = { file: SNAPSHOT_FILE, pointer: '/tables' };
  if (come.length === 0)
    return refused('destructive', { ...place, message: `No entity has the table ${table} any more.`, hint: dropHint });
  return refused('ambiguous', {
    ...place,
    message: `No entity has the table ${table} any more, and ${come.join(', ')} has come.`,
    hint: `If it was renamed, add "x-was": "${definition.entity}" to the entity ${come.join(' or ')}. ${dropHint}`,
  });
}

/** Whether every value that the old check let in passes the new one. */
export function isWeaker(before: CheckSnapshot, after: CheckSnapshot): boolean {
  const values = after.values;
  if (values !== undefined && !(before.values?.every((value) => values.includes(value)) ?? false)) return false;
  const floors = ['minLength', 'minimum', 'minItems'] as const;
  const ceilings = ['maxLength', 'maximum', 'maxItems'] as const;
  return (
    floors.every((name) => after[name] === undefined || (before[name] ?? -Infinity) >= after[name]) &&
    ceilings.every((name) => after[name] === undefined || (before[name] ?? Infinity) <= after[name])
  );
}
