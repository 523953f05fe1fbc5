/** Screens of an entity that a copy of the project takes over as its own, by what `--eject` says. */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import type { ProjectCopy } from './project-copy.ts';

const execute = promisify(execFile);

export type Screen = readonly [entity: string, view: string];

/** Prints the screens as source, saves each where the command says, and names it as that says. */
export async function ownScreens({ folder }: ProjectCopy, screens: readonly Screen[]): Promise<void> {
  for (const [entity, view] of screens) {
    const given = ['generator/cli.ts', 'generate', '--eject', entity, view];
    const { stdout, stderr } = await execute(process.execPath, given, { cwd: folder });
    const [, file, overrides] = /^Save it as (\S+), and name it in (\S+),/.exec(stderr) ?? [];
    const line = /^ {4}\w+: lazyChunk\(.*\),$/m.exec(stderr)?.[0];
    if (file === undefined || overrides === undefined || line === undefined) throw new Error(stderr);
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), stdout);
    nameIn(path.join(folder, overrides), entity, line);
  }
}

/** Into what the entity has there, or as an entry of its own. */
function nameIn(file: string, entity: string, line: string): void {
  const before = fs.readFileSync(file, 'utf8');
  const own = new RegExp(`^  ${entity}: \\{`, 'm');
  const after = own.test(before)
    ? before.replace(own, (start) => `${start}\n${line}\n   `)
    : before.replace(/^const byEntity.*\{$/m, (start) => `${start}\n  ${entity}: {\n${line}\n  },`);
  expect(after).not.toBe(before);
  fs.writeFileSync(file, after);
}
