/**
 * `npm run fresh-machine [-- <machine> ...]`: makes bare Debians (`variants.ts`) and tries `npm start` and `npm test` of the
 * last commit in each; writes docs/fresh-machines.md. As root on a Debian with debootstrap. `--whole` runs every test;
 * `--mirror` names a mirror of Debian's, by default apt's; `--work` a folder to keep what was made and said, and to begin
 * with it the next time.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { SetupError } from '../../server/database/setup-error.ts';
import { runScript } from '../run-script.ts';
import { attempt } from './attempt.ts';
import { makeBase } from './base.ts';
import { aptMirror } from './outside.ts';
import { keepResult } from './report.ts';
import { type Variant, variants } from './variants.ts';

await runScript(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { work: { type: 'string' }, mirror: { type: 'string' }, whole: { type: 'boolean', default: false } },
  });
  const chosen = choose(positionals);
  if (process.getuid?.() !== 0) throw new SetupError('Only root can make machines: run this as root.');
  const work = values.work ? path.resolve(values.work) : fs.mkdtempSync(path.join(os.tmpdir(), 'feedtree-machines-'));
  fs.mkdirSync(work, { recursive: true });
  if (!values.work) removeAtExit(work);
  const failed: string[] = [];
  for (const variant of chosen) {
    if (!(await tryOut(variant, work, values.mirror ?? aptMirror(), values.whole))) failed.push(variant.name);
  }
  console.log(`\n${chosen.length - failed.length} of ${chosen.length} machines run both commands.`);
  if (failed.length > 0) throw new SetupError(`Not so: ${failed.join(', ')}; the reasons stand above.`);
});

function removeAtExit(folder: string): void {
  process.once('exit', () => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130));
}

function choose(names: string[]): Variant[] {
  const unknown = names.filter((name) => !variants.some((variant) => variant.name === name));
  const known = variants.map(({ name }) => name).join(', ');
  if (unknown.length > 0) throw new SetupError(`There is no machine ${unknown.join(', ')}. There are: ${known}.`);
  return variants.filter(({ name }) => names.length === 0 || names.includes(name));
}

/** Answers whether both commands did what they must; says why when not. */
async function tryOut(variant: Variant, work: string, mirror: string, whole: boolean): Promise<boolean> {
  const base = makeBase(work, variant.release, mirror);
  console.log(`\n${variant.name}`);
  const layer = path.join(work, 'layer');
  fs.rmSync(layer, { recursive: true, force: true });
  fs.mkdirSync(layer);
  const log = path.join(work, `${variant.name}.log`);
  fs.rmSync(log, { force: true });
  try {
    const shown = await attempt(variant, { base, layer, whole, log });
    keepResult({ variant: variant.name, ...shown, whole, date: new Date().toISOString().slice(0, 10) });
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  } finally {
    fs.rmSync(layer, { recursive: true, force: true });
  }
}
