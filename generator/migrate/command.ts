/** What `npm run migrate:new` and the check of migrations do, in a project's folder. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { MigrationError } from '../../shared/contract/migration-errors.ts';
import { readMigrationFiles } from '../../shared/contract/migration-files.ts';
import { buildModel } from '../build-model.ts';
import { check } from '../check.ts';
import { load } from '../load.ts';
import type { Model } from '../../shared/contract/model.ts';
import { printProblem, type Problem, sortProblems } from '../problem.ts';
import { lastName, migratedTables, nextName, readSnapshot, writeMigration, writeSnapshot } from './folder.ts';
import { type MigrationPlan, planMigration } from './plan.ts';
import { storeSnapshotBefore, readSnapshotBefore, readRefusal, setAside } from './steps.ts';

const USAGE = `Usage: npm run migrate:new <name> [-- --drop-table <table>]...
  <name>        lower-case words with underscores: what the migration is for
  --drop-table  a table whose entity was removed and whose rows may go
       npm run migrate:undo    takes back the last migration, while no database has it
       npm run migrate:redo    takes back all that no database has, and writes one from the schemas as they are`;
const NAME = /^[a-z][a-z0-9_]{0,59}$/;

export interface Project {
  /** The folder that has schemas and server/migrations. */
  root: string;
  /** Where this machine keeps what is not in the sources. */
  data: string;
  /** Names of the migrations that the database has. */
  applied: () => Promise<string[]>;
  /** For what was done. */
  print: (line: string) => void;
  /** For what stands in the way. */
  complain: (line: string) => void;
}

const folderOf = ({ root }: Project): string => path.join(root, 'server', 'migrations');

/**
 * `new <name>` writes the next migration and the snapshot, or tells every problem and writes nothing; `undo` takes the last
 * one back; `redo` takes back all that the database has not and writes one in their place; `check` fails when the schemas say more than the migrations, and for files that no server would take. Answers the exit code.
 */
export async function runCommand(given: string[], project: Project): Promise<number> {
  const { positionals, values } = parseArgs({
    args: given,
    allowPositionals: true,
    strict: false,
    options: { 'drop-table': { type: 'string', multiple: true } },
  });
  const { 'drop-table': asked = [], ...unknown } = values;
  const [command, name = '', ...rest] = positionals;
  const dropped = [asked].flat().filter((table) => typeof table === 'string');
  if (Object.keys(unknown).length === 0 && rest.length === 0) {
    if (command === 'check' && name === '') return checkMigrations(project);
    if (command === 'undo' && name === '' && dropped.length === 0) return undoMigration(project);
    if (command === 'redo' && name === '') return redoMigrations(dropped, project);
    if (command === 'new' && NAME.test(name)) return newMigration(name, dropped, project);
  }
  project.complain(USAGE);
  return 1;
}

async function newMigration(words: string, droppedTables: string[], project: Project): Promise<number> {
  const migrations = folderOf(project);
  if (isRefused(project)) return 1;
  const model = await readModel(project);
  if (model === undefined) return 1;
  const before = readSnapshot(migrations);
  const name = nextName(migrations, words);
  const plan = planMigration({ name, model, before, droppedTables });
  if (plan.problems.length > 0) return refuse(plan.problems, project);
  if (plan.class === 'api_only') {
    project.print(
      'The database stays as it is: whatever changed in the schemas concerns the API only. Nothing was written.',
    );
    return 0;
  }
  storeSnapshotBefore(project.data, name, before);
  writeMigration(migrations, name, plan);
  project.print(
    `Wrote server/migrations/${name}.sql (${plan.class}): ${describe(plan)}. Read it before you commit it.`,
  );
  return 0;
}

/** What follows a migration that can't run can't run either. */
function isRefused(project: Project): boolean {
  const last = lastName(folderOf(project)) ?? '';
  const reason = readRefusal(project.data, last);
  if (reason === '') return false;
  project.complain(
    `The database refused the last migration, so another one after it would never be reached:\n${reason}`,
  );
  project.complain(
    `Correct the rows and run: npm run migrate. Or change the schemas and make ${last} anew: npm run migrate:redo`,
  );
  return true;
}

async function undoMigration(project: Project): Promise<number> {
  const taken = await takeBack(project);
  if (taken === undefined) return 1;
  project.print('Change the schemas, then: npm run migrate:new <name>');
  return 0;
}

/** Takes the last migration back; answers its name, or nothing where it has to stay, which is said. */
async function takeBack(project: Project): Promise<string | undefined> {
  const migrations = folderOf(project);
  const last = lastName(migrations);
  const before = last === undefined ? undefined : readSnapshotBefore(project.data, last);
  if (last === undefined || before === undefined) {
    project.complain(
      last === undefined
        ? 'There is no migration.'
        : `${last} was not made on this machine, so others may have it: put what is to change into a new migration, or take it back with your version control.`,
    );
    return undefined;
  }
  if (await isApplied(last, project)) {
    project.complain(`The database has ${last} already: put what is to change into a new migration.`);
    return undefined;
  }
  const aside = setAside(project.data, migrations, last);
  writeSnapshot(migrations, before);
  project.print(`Took back server/migrations/${last}.sql; its text lies in ${path.relative(project.root, aside)}.`);
  return last;
}

/** A refusal itself says that the database has it not. */
async function isApplied(name: string, project: Project): Promise<boolean> {
  return readRefusal(project.data, name) === '' && (await project.applied()).includes(name);
}

/** Nothing is taken back while the schemas have problems: then there would be nothing in its place. */
async function redoMigrations(droppedTables: string[], project: Project): Promise<number> {
  const migrations = folderOf(project);
  if ((await readModel(project)) === undefined) return 1;
  let first = await takeBack(project);
  if (first === undefined) return 1;
  for (let last = lastName(migrations); last !== undefined; last = lastName(migrations)) {
    if (readSnapshotBefore(project.data, last) === undefined || (await isApplied(last, project))) break;
    first = (await takeBack(project)) ?? first;
  }
  return newMigration(first.replace(/^\d+_/, ''), droppedTables, project);
}

async function checkMigrations(project: Project): Promise<number> {
  const fileErrors = migrationFileErrors(folderOf(project));
  if (fileErrors !== undefined) {
    project.complain(fileErrors);
    return 1;
  }
  const model = await readModel(project);
  if (model === undefined) return 1;
  const plan = planMigration({ name: 'check', model, before: readSnapshot(folderOf(project)) });
  if (plan.problems.length > 0) return refuse(plan.problems, project);
  if (plan.class === 'api_only') return 0;
  project.complain(`The schemas say more than the migrations (${describe(plan)}). Run: npm run migrate:new <name>`);
  return 1;
}

/** Two that were written side by side may have one number, for one. */
function migrationFileErrors(folder: string): string | undefined {
  try {
    if (existsSync(folder)) readMigrationFiles(folder);
    return undefined;
  } catch (error) {
    if (error instanceof MigrationError) return error.message;
    throw error;
  }
}

async function readModel(project: Project): Promise<Model | undefined> {
  const { input, problems } = check(await load(project.root), { tables: migratedTables(folderOf(project)) });
  if (input !== undefined) return buildModel(input);
  refuse(problems, project);
  return undefined;
}

function refuse(problems: Problem[], project: Project): number {
  for (const problem of sortProblems(problems)) project.complain(printProblem(problem));
  project.complain(`${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}; nothing was written.`);
  return 1;
}

/** `create table 3, add column 1` */
function describe({ changes }: MigrationPlan): string {
  const counts = Map.groupBy(changes, ({ change }) => change.kind.replaceAll('_', ' '));
  return [...counts].map(([kind, of]) => `${kind} ${of.length}`).join(', ');
}
