/** The whole of `migrate:new` but for reading and writing: model and old snapshot in, SQL and new snapshot out. */
import type { Model } from '../../shared/contract/model.ts';
import type { Problem } from '../problem.ts';
import { type ClassifiedChange, classifyChanges, planClass, type PlanClass } from './classify.ts';
import { diffSnapshots } from './diff.ts';
import { modelIntent } from './intent.ts';
import { modelToSnapshot } from './snapshot.ts';
import { type PlannedFile, planOnline } from './online/plan.ts';
import { migrationSql } from './sql.ts';
import type { Snapshot } from './types.ts';

export interface PlanInput {
  model: Model;
  before: Snapshot;
  /** Tables whose entities were removed and whose rows may go. */
  droppedTables?: readonly string[];
  /** `<table>.<column>` of new columns to what rows have in them that nobody has filled, in SQL. */
  fills?: ReadonlyMap<string, string>;
}

export interface MigrationPlan {
  class: PlanClass;
  changes: ClassifiedChange[];
  /** Nothing may be written unless this is empty. */
  problems: Problem[];
  /** In the order in which they are applied; none where nothing is to be done. */
  files: PlannedFile[];
  /** Why servers have to be stopped for it; empty where they don't. */
  reasons: string[];
  snapshot: Snapshot;
}

/** What has to happen to the database for this model, or every reason why it can't. */
export function planMigration({ model, before, droppedTables, fills = new Map() }: PlanInput): MigrationPlan {
  const { snapshot, problems: modelProblems } = modelToSnapshot(model);
  const intent = modelIntent(model, before, droppedTables);
  const changes = classifyChanges(diffSnapshots(before, snapshot, intent), intent, model.entities);
  const problems = [...modelProblems, ...changes.flatMap(({ problem }) => problem ?? [])];
  const planned = { class: planClass(changes), changes, problems, snapshot };
  if (problems.length > 0 || changes.length === 0) return { ...planned, files: [], reasons: [] };
  const offline: PlannedFile = { class: 'offline', text: (name) => migrationSql(name, changes, snapshot) };
  // Nobody works on a database that has no tables yet.
  if (before.tables.length === 0) return { ...planned, files: [offline], reasons: [] };
  const online = planOnline({ before, after: snapshot, intent, entities: model.entities, fills });
  return { ...planned, ...online, files: online.reasons.length > 0 ? [offline] : online.files };
}
