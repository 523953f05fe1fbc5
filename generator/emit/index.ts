/** All printers; each answers whole files and touches nothing. */
import type { Model } from '../../shared/contract/model.ts';
import { printAbilities } from './abilities.ts';
import { printAdmin } from './admin.ts';
import { printClient } from './client.ts';
import { printEvents } from './events.ts';
import { byPath, type GeneratedFile } from './file.ts';
import { printIndex } from './index-module.ts';
import { printLabels } from './labels.ts';
import { printOpenapi } from './openapi.ts';
import { printRules } from './rules.ts';
import { printServer } from './server.ts';

type Printer = (model: Model) => GeneratedFile[] | Promise<GeneratedFile[]>;

const PRINTERS: Printer[] = [
  printServer,
  printClient,
  printIndex,
  printRules,
  printAbilities,
  printOpenapi,
  printEvents,
  printAdmin,
  printLabels,
];

/** Every generated file, sorted by path. */
export async function printAll(model: Model): Promise<GeneratedFile[]> {
  const printed = await Promise.all(PRINTERS.map(async (print) => print(model)));
  return printed.flat().toSorted(byPath);
}
