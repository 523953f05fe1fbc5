/** What `npm run migrate:new` and the check of migrations do, in a project's folder. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { MigrationError } from '../../shared/contract/migration-errors.ts';
import { migrationClass, readMigrationFiles } from '../../shared/contract/migration-files.ts';
import { buildModel } from '../build-model.ts';
import { check } from '../check.ts';
import { load } from '../load.ts';
import type { Model } from '../../shared/contract/model.ts';
import { printProblem, type Problem, sortProblems } from '../problem.ts';
import {
  lastMigration,
  migratedTables,
  nextNames,
  readSnapshot,
  wordsOf,
  writeMigration,
  writeSnapshot,
} from './folder.ts';
import { type MigrationPlan, type PlanInput, planMigration } from './plan.ts';
import { storeSnapshotBefore, readSnapshotBefore, readRefusal, setAside } from './steps.ts';

const USAGE = `Usage: npm run migrate:new <name> [-- --drop-table <table>]... [-- --fill <table>.<column>=<SQL>]...
  <name>        lower-case words with underscores: what the migration is for
  --drop-table  a table whose entity was removed and whose rows may go
  --fill        what rows that are there have in a new column that must have a value: SQL over their other columns
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
    options: { 'drop-table': { type: 'string', multiple: true }, fill: { type: 'string', multiple: true } },
  });
  const { 'drop-table': asked = [], fill = [], ...unknown } = values;
  const [command, name = '', ...rest] = positionals;
  const said: Said = {
    droppedTables: [asked].flat().filter((table) => typeof table === 'string'),
    fills: new Map([fill].flat().flatMap((one) => (typeof one === 'string' ? readFill(one) : []))),
  };
  const saysNothing = said.droppedTables.length === 0 && said.fills.size === 0;
  if (Object.keys(unknown).length === 0 && rest.length === 0) {
    if (command === 'check' && name === '') return checkMigrations(project);
    if (command === 'undo' && name === '' && saysNothing) return undoMigration(project);
    if (command === 'redo' && name === '') return redoMigrations(said, project);
    if (command === 'new' && NAME.test(name)) return newMigration(name, said, project);
  }
  project.complain(USAGE);
  return 1;
}

/** What only a person can say, on the command's line. */
type Said = Required<Pick<PlanInput, 'droppedTables' | 'fills'>>;

/** `<table>.<column>=<SQL>` */
function readFill(text: string): [string, string][] {
  const [, column, fill] = /^(\w+\.\w+)=(.+)$/s.exec(text) ?? [];
  return column === undefined || fill === undefined ? [] : [[column, fill]];
}

async function newMigration(words: string, said: Said, project: Project): Promise<number> {
  const migrations = folderOf(project);
  if (isRefused(project)) return 1;
  const model = await readModel(project);
  if (model === undefined) return 1;
  const before = readSnapshot(migrations);
  const plan = planMigration({ model, before, ...said });
  if (plan.problems.length > 0) return refuse(plan.problems, project);
  if (plan.class === 'api_only') {
    project.print(
      'The database stays as it is: whatever changed in the schemas concerns the API only. Nothing was written.',
    );
    return 0;
  }
  const names = nextNames(migrations, words, plan);
  for (const name of names) storeSnapshotBefore(project.data, name, before);
  writeMigration(migrations, names, plan);
  const files = names.map((name) => `server/migrations/${name}.sql`).join(', ');
  project.print(`Wrote ${files} (${plan.class}): ${describe(plan)}. Read it before you commit it.`);
  if (plan.reasons.length > 0)
    project.print(`Stop the servers before it is applied, since ${plan.reasons.join(', and ')}.`);
  return 0;
}

/** What follows a migration that can't run can't run either. */
function isRefused(project: Project): boolean {
  const all = lastMigration(folderOf(project));
  const last = all[0] ?? '';
  const reason = all.map((name) => readRefusal(project.data, name)).find((one) => one !== '');
  if (reason === undefined) return false;
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

/** Takes the last migration back, all files of it; answers its words, or nothing where it has to stay, which is said. */
async function takeBack(project: Project): Promise<string | undefined> {
  const migrations = folderOf(project);
  const names = lastMigration(migrations);
  const [first] = names;
  const before = names.map((name) => readSnapshotBefore(project.data, name)).find((one) => one !== undefined);
  if (first === undefined || before === undefined) {
    project.complain(
      first === undefined
        ? 'There is no migration.'
        : `${first} was not made on this machine, so others may have it: put what is to change into a new migration, or take it back with your version control.`,
    );
    return undefined;
  }
  if (await isApplied(names, project)) {
    project.complain(`The database has ${first} already: put what is to change into a new migration.`);
    return undefined;
  }
  for (const name of names) {
    const aside = setAside(project.data, migrations, name);
    project.print(`Took back server/migrations/${name}.sql; its text lies in ${path.relative(project.root, aside)}.`);
  }
  writeSnapshot(migrations, before);
  return wordsOf(first);
}

/** Of one without a class a refusal itself says that the database has it not. */
async function isApplied(names: string[], project: Project): Promise<boolean> {
  const isRefused = names.length === 1 && readRefusal(project.data, names[0] ?? '') !== '';
  if (isRefused) return false;
  const applied = await project.applied();
  return names.some((name) => applied.includes(name));
}

/** Nothing is taken back while the schemas have problems: then there would be nothing in its place. */
async function redoMigrations(said: Said, project: Project): Promise<number> {
  const migrations = folderOf(project);
  if ((await readModel(project)) === undefined) return 1;
  let words = await takeBack(project);
  if (words === undefined) return 1;
  for (let last = lastMigration(migrations); last.length > 0; last = lastMigration(migrations)) {
    const isOfHere = last.some((name) => readSnapshotBefore(project.data, name) !== undefined);
    if (!isOfHere || (await isApplied(last, project))) break;
    words = (await takeBack(project)) ?? words;
  }
  return newMigration(words, said, project);
}

async function checkMigrations(project: Project): Promise<number> {
  const fileErrors = await migrationFileErrors(folderOf(project));
  if (fileErrors !== undefined) {
    project.complain(fileErrors);
    return 1;
  }
  const model = await readModel(project);
  if (model === undefined) return 1;
  const plan = planMigration({ model, before: readSnapshot(folderOf(project)) });
  if (plan.problems.length > 0) return refuse(plan.problems, project);
  if (plan.class === 'api_only') return 0;
  project.complain(`The schemas say more than the migrations (${describe(plan)}). Run: npm run migrate:new <name>`);
  return 1;
}

/** Two that were written side by side may have one number, for one; or one would hold up servers that answer. */
async function migrationFileErrors(folder: string): Promise<string | undefined> {
  if (!existsSync(folder)) return undefined;
  try {
    const files = readMigrationFiles(folder);
    if (files.every(({ name }) => migrationClass(name) === 'offline')) return undefined;
    // For the developers of a project alone: servers have no parser.
    const { lintMigrations } = await import('./online/lint.ts');
    const errors = await lintMigrations(files);
    return errors.length === 0 ? undefined : errors.join('\n');
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
