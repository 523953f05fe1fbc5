// `npm run labels` writes the missing labels of fields, entities and choices; `npm run labels -- reviewed [de] [resources.suppliers]`
// says that somebody has looked at them.
import fs from 'node:fs';
import path from 'node:path';
import { generate } from '../generator/generate.ts';
import { load } from '../generator/load.ts';
import { printProblem } from '../generator/problem.ts';
import {
  labelLocalesOf,
  machineLabels,
  type Marks,
  MARKS_FILE,
  reviewed,
  scaffoldLabels,
} from '../generator/scaffold-labels.ts';
import config from '../feedtree.config.ts';
import { project } from './front-ends.ts';

const labelLocales = labelLocalesOf(config);

const USAGE = `Usage: npm run labels                                writes what is missing, marked until it is reviewed
       npm run labels -- reviewed [language] [label]  takes the marks away: of a language, of what a label begins with`;

const [command, ...given] = process.argv.slice(2);
if (command === undefined) await scaffold();
else if (command === 'reviewed') await review(given);
else {
  console.error(USAGE);
  process.exitCode = 2;
}

async function scaffold(): Promise<void> {
  const { model, problems } = await generate(project);
  for (const problem of problems) console.error(printProblem(problem));
  if (model === undefined || problems.length > 0) {
    process.exitCode = 1;
    return;
  }
  const { labels, marks, written, unknown } = scaffoldLabels(model, await load(project), labelLocales);
  for (const [locale, tree] of Object.entries(labels)) save(`shared/i18n/labels/${locale}.json`, tree);
  save(MARKS_FILE, marks);
  console.log(`${written} labels written, ${unknown} of them in English: the vocabulary has no word for them.`);
  report(marks);
}

async function review(words: string[]): Promise<void> {
  const marks = machineLabels(await load(project), labelLocales);
  const locales = words.filter((word) => labelLocales.some((locale) => locale === word));
  const left = reviewed(marks, { locales, labels: words.filter((word) => !locales.includes(word)) });
  save(MARKS_FILE, left);
  console.log(`${count(marks) - count(left)} labels are reviewed.`);
  report(left);
}

function count(marks: Marks): number {
  return Object.values(marks).flatMap((places) => Object.keys(places)).length;
}

function report(marks: Marks): void {
  for (const [locale, places] of Object.entries(marks))
    console.log(`${locale}: ${Object.keys(places).length} to be reviewed in shared/i18n/labels/${locale}.json.`);
}

function save(file: string, value: object): void {
  fs.writeFileSync(path.join(project, file), `${JSON.stringify(value, null, 2)}\n`);
}
