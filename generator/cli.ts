/** `node generator/cli.ts generate [--check] [--eject <entity> <view>]` */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { VIEW_NAMES } from '../shared/contract/model.ts';
import { generate, type GenerateAnswer } from './generate.ts';
import { choices, printProblem, type Problem } from './problem.ts';
import { compare, write } from './write.ts';

const USAGE = `Usage: node generator/cli.ts generate            writes what the schemas say
       node generator/cli.ts generate --check     fails when something is stale or wrong
       node generator/cli.ts generate --eject <entity> <${VIEW_NAMES.join('|')}>
                                                  prints a view as source to own, and where it belongs
       --root <folder>    of another project`;

/** A long list of missing labels hides everything else. */
const LABELS_SHOWN = 10;

process.exitCode = await run(process.argv.slice(2));

async function run(given: string[]): Promise<number> {
  const options = readOptions(given);
  if (options === undefined) {
    console.error(USAGE);
    return 2;
  }
  const { root } = options;
  const answer = await generate(root);
  if (answer.problems.length > 0) {
    report(answer.problems);
    return 1;
  }
  if (options.eject !== undefined) return eject(answer, options.eject, root);
  return options.check ? checkFiles(answer, root) : writeFiles(answer, root);
}

interface Options {
  /** Folder of the project. */
  root: string;
  check: boolean;
  eject?: { entity: string; view: string };
}

function readOptions(given: string[]): Options | undefined {
  const { positionals, values } = parseArgs({
    args: given,
    allowPositionals: true,
    strict: false,
    options: { check: { type: 'boolean' }, eject: { type: 'boolean' }, root: { type: 'string' } },
  });
  const { check = false, eject = false, root: named, ...unknown } = values;
  const root = typeof named === 'string' ? resolve(named) : join(import.meta.dirname, '..');
  const [command, entity = '', view = '', ...rest] = positionals;
  if (command !== 'generate' || Object.keys(unknown).length > 0 || rest.length > 0) return undefined;
  if (eject === true)
    return check === true || view === '' ? undefined : { root, check: false, eject: { entity, view } };
  return entity === '' ? { root, check: check === true } : undefined;
}

async function writeFiles(answer: GenerateAnswer, root: string): Promise<number> {
  const { files } = answer;
  const differences = await write(root, files);
  for (const { path, change } of differences) console.log(`${change} ${path}`);
  console.log(`${files.length} files from the schemas, ${differences.length} of them changed.`);
  reportAccess(answer.accessProblems);
  reportLabels(answer);
  return 0;
}

async function checkFiles(answer: GenerateAnswer, root: string): Promise<number> {
  const { files, labelProblems, accessProblems } = answer;
  const differences = await compare(root, files);
  for (const { path, change } of differences) console.error(`${path}: stale (${change}).`);
  if (differences.length > 0) console.error('Run: npm run generate');
  reportAccess(answer.accessProblems);
  reportLabels(answer);
  return differences.length + labelProblems.length + accessProblems.length > 0 ? 1 : 0;
}

async function eject(
  { model }: GenerateAnswer,
  { entity: id, view: word }: { entity: string; view: string },
  root: string,
): Promise<number> {
  const entity = model?.entities.find((candidate) => candidate.id === id);
  const view = VIEW_NAMES.find((candidate) => candidate === word.toLowerCase());
  if (model === undefined || entity === undefined) {
    const hint = choices(id, model?.entities.map((candidate) => candidate.id) ?? []);
    console.error(`There is no entity '${id}'. ${hint ?? ''}`.trimEnd());
    return 1;
  }
  if (view === undefined) {
    console.error(`There is no view '${word}'. Legal here: ${VIEW_NAMES.join(', ')}.`);
    return 1;
  }
  if (!entity.admin.views.includes(view)) {
    const views = entity.admin.views.join(', ');
    console.error(`'${id}' has no view '${view}'.${views === '' ? '' : ` Legal here: ${views}.`}`);
    return 1;
  }
  // What formats it is not loaded for all else.
  const { ejectedView, stepsOf } = await import('./eject.ts');
  const ejected = await ejectedView(entity, view, model, root);
  process.stdout.write(ejected.source);
  console.error(stepsOf(entity, ejected));
  return 0;
}

function report(problems: Problem[]): void {
  for (const problem of problems) console.error(printProblem(problem));
  console.error(`${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}; nothing was written.`);
}

function reportAccess(problems: Problem[]): void {
  for (const problem of problems) console.error(printProblem(problem));
  if (problems.length > 0) console.error('The grants differ from what was declared beside the schemas.');
}

function reportLabels({ labelProblems: problems, machineLabels }: GenerateAnswer): void {
  for (const problem of problems.slice(0, LABELS_SHOWN)) console.error(printProblem(problem));
  if (problems.length > LABELS_SHOWN) console.error(`… and ${problems.length - LABELS_SHOWN} more.`);
  if (problems.length > 0)
    console.error(
      'The labels of the other locales differ from the English ones. Those of fields, entities and choices are written by: npm run labels',
    );
  const waiting = Object.entries(machineLabels).map(([locale, marks]) => `${locale} ${Object.keys(marks).length}`);
  if (waiting.length > 0)
    console.warn(`Labels to be reviewed (${waiting.join(', ')}). Then: npm run labels -- reviewed`);
}
