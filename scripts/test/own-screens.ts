/** Screens of an entity that the project of the schema journey takes over as its own. */
import fs from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import type { ProjectCopy } from './project-copy.ts';

/** Prints all screens of an entity as source, and names them as the project's own. */
export async function ownCurrencyScreens({ folder, run }: ProjectCopy): Promise<void> {
  const directory = path.join(folder, 'admin', 'features', 'billing', 'currency');
  fs.mkdirSync(directory);
  const names = ['list', 'show', 'create', 'edit'];
  for (const name of names) {
    const source = await run('generator/cli.ts', 'generate', '--eject', 'currency', name);
    fs.writeFileSync(path.join(directory, `currency-${name}.tsx`), source);
  }
  const overrides = path.join(folder, 'admin', 'app', 'routes', 'overrides.ts');
  const lines = names.map(
    (name) => `    ${name}: lazyChunk(() => import('../../features/billing/currency/currency-${name}.tsx')),`,
  );
  const before = fs.readFileSync(overrides, 'utf8');
  const after = before.replace(/^const byEntity.*\{$/m, (line) => [line, '  currency: {', ...lines, '  },'].join('\n'));
  expect(after).not.toBe(before);
  fs.writeFileSync(overrides, after);
}
