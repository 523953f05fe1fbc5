/** The whole pass, from sources to printed files, without writing any: load, check, model, emit. */
import { buildModel } from './build-model.ts';
import { check } from './check.ts';
import { checkDeclarations } from './check/declarations.ts';
import { checkLabels } from './check/labels.ts';
import { printDocumentForms } from './emit/document-forms.ts';
import { printEditorNames } from './emit/editor-names.ts';
import { EVENTS_FILE } from './emit/events.ts';
import { byPath, type GeneratedFile } from './emit/file.ts';
import { printAll } from './emit/index.ts';
import { checkKeptEvents, readKeptEvents } from './events-kept.ts';
import { readKnownCode } from './known-code.ts';
import { load } from './load.ts';
import { withPackage } from './package-imports.ts';
import type { Model } from '../shared/contract/model.ts';
import { type Problem, sortProblems } from './problem.ts';
import { labelLocalesOf, machineLabels, type Marks } from './scaffold-labels.ts';

export interface GenerateAnswer {
  /** Of schemas, and of code that they name. With one, nothing is printed. */
  problems: Problem[];
  /** Of labels that are kept by hand. They can only be written once the English ones are, so they stop nothing. */
  labelProblems: Problem[];
  /** Labels that were written from the vocabulary and wait for somebody who speaks the language: by locale. */
  machineLabels: Marks;
  /** Of the declarations of who is meant to do what: they judge what is printed, and stop nothing. */
  accessProblems: Problem[];
  model?: Model;
  files: GeneratedFile[];
}

/**
 * Reads and prints everything, and writes nothing. What is wrong is returned, not thrown.
 * @param root folder of the project
 */
export async function generate(root: string): Promise<GenerateAnswer> {
  const [sources, code] = await Promise.all([load(root), readKnownCode(root)]);
  const { problems, input } = check(sources, code.known);
  const all = sortProblems([...problems, ...code.problems]);
  if (input === undefined)
    return { problems: all, labelProblems: [], accessProblems: [], machineLabels: {}, files: [] };
  const model = buildModel(input);
  const byHand = labelLocalesOf(input.config);
  const printed = await printAll(model);
  const events = printed.find(({ path }) => path === EVENTS_FILE)?.text ?? '{}';
  all.push(...checkKeptEvents(await readKeptEvents(root), events));
  const files = [
    ...printed,
    printEditorNames(model, code.known, input.config),
    ...printDocumentForms(sources.documents, input.config.documents),
  ].toSorted(byPath);
  return {
    problems: all,
    labelProblems: checkLabels(model, sources.labels, byHand),
    machineLabels: machineLabels(sources, byHand),
    accessProblems: checkDeclarations(model, sources),
    model,
    files: all.length > 0 ? [] : await withPackage(files, root),
  };
}

/**
 * Does once all that takes long and keeps none of it, so that it takes a part of the time when it is asked for. The
 * project's own code is imported by it: whoever changes that needs another process.
 */
export async function rehearse(root: string): Promise<void> {
  const [sources, { known }] = await Promise.all([load(root), readKnownCode(root)]);
  const { input } = check(sources, known);
  if (input === undefined) return;
  const model = buildModel(input);
  await printAll(model);
  printEditorNames(model, known, input.config);
  printDocumentForms(sources.documents, input.config.documents);
  checkLabels(model, sources.labels, labelLocalesOf(input.config));
  checkDeclarations(model, sources);
}
