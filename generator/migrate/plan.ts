/** The whole of `migrate:new` but for reading and writing: model and old snapshot in, SQL and new snapshot out. */
import type { Model } from '../../shared/contract/model.ts';
import type { Problem } from '../problem.ts';
import { type ClassifiedChange, classifyChanges, planClass, type PlanClass } from './classify.ts';
import { diffSnapshots } from './diff.ts';
import { modelIntent } from './intent.ts';
import { modelToSnapshot } from './snapshot.ts';
import { migrationSql } from './sql.ts';
import type { Snapshot } from './types.ts';

export interface PlanInput {
  /** Of the file, without its ending: `0004_add_tax_rate`. */
  name: string;
  model: Model;
  before: Snapshot;
  /** Tables whose entities were removed and whose rows may go. */
  droppedTables?: readonly string[];
}

export interface MigrationPlan {
  class: PlanClass;
  changes: ClassifiedChange[];
  /** Nothing may be written unless this is empty. */
  problems: Problem[];
  sql: string;
  snapshot: Snapshot;
}

/** What has to happen to the database for this model, or every reason why it can't. */
export function planMigration({ name, model, before, droppedTables }: PlanInput): MigrationPlan {
  const { snapshot, problems: modelProblems } = modelToSnapshot(model);
  const intent = modelIntent(model, before, droppedTables);
  const changes = classifyChanges(diffSnapshots(before, snapshot, intent), intent, model.entities);
  const problems = [...modelProblems, ...changes.flatMap(({ problem }) => problem ?? [])];
  const sql = problems.length > 0 ? '' : migrationSql(name, changes, snapshot);
  return { class: planClass(changes), changes, problems, sql, snapshot };
}
