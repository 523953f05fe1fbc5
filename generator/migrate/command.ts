/** What `npm run migrate:new` and the check of migrations do, in a project's folder. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildModel } from '../build-model.ts';
import { check } from '../check.ts';
import { load } from '../load.ts';
import type { Model } from '../model.ts';
import { printProblem, type Problem, sortProblems } from '../problem.ts';
import { migratedTables, nextName, readSnapshot, writeMigration } from './folder.ts';
import { type MigrationPlan, planMigration } from './plan.ts';

const USAGE = `Usage: npm run migrate:new <name> [-- --drop-table <table>]...
  <name>        lower-case words with underscores: what the migration is for
  --drop-table  a table whose entity was removed and whose rows may go`;
const NAME = /^[a-z][a-z0-9_]{0,59}$/;

export interface Project {
  /** The folder that has schemas and server/migrations. */
  root: string;
  /** For what was done. */
  tell: (line: string) => void;
  /** For what stands in the way. */
  complain: (line: string) => void;
}

const folderOf = ({ root }: Project): string => path.join(root, 'server', 'migrations');

/**
 * `new <name>` writes the next migration and the snapshot, or tells every problem and writes nothing; `check` fails when
 * the schemas say more than the migrations. Answers the exit code.
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
    if (command === 'new' && NAME.test(name)) return newMigration(name, dropped, project);
  }
  project.complain(USAGE);
  return 1;
}

async function newMigration(words: string, droppedTables: string[], project: Project): Promise<number> {
  const migrations = folderOf(project);
  const model = await readModel(project);
  if (model === undefined) return 1;
  const name = nextName(migrations, words);
  const plan = planMigration({ name, model, before: readSnapshot(migrations), droppedTables });
  if (plan.problems.length > 0) return refuse(plan.problems, project);
  if (plan.class === 'api_only') {
    project.tell(
      'The database stays as it is: whatever changed in the schemas concerns the API only. Nothing was written.',
    );
    return 0;
  }
  writeMigration(migrations, name, plan);
  project.tell(`Wrote server/migrations/${name}.sql (${plan.class}): ${describe(plan)}. Read it before you commit it.`);
  return 0;
}

async function checkMigrations(project: Project): Promise<number> {
  const model = await readModel(project);
  if (model === undefined) return 1;
  const plan = planMigration({ name: 'check', model, before: readSnapshot(folderOf(project)) });
  if (plan.problems.length > 0) return refuse(plan.problems, project);
  if (plan.class === 'api_only') return 0;
  project.complain(`The schemas say more than the migrations (${describe(plan)}). Run: npm run migrate:new <name>`);
  return 1;
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
