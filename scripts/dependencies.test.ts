/** docs/decisions/dependencies.md names every package of package.json, each once and with its version. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { project } from './front-ends.ts';

const read = (file: string): string => fs.readFileSync(path.join(project, file), 'utf8');

test('each package is told of, with its version', () => {
  const rows = [...read('docs/decisions/dependencies.md').matchAll(/^\| `([^`]+)` \| ([^ ]+) \|/gm)];
  const reported = rows.map(([, name = '', version = '']) => `${name} ${version}`);
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read('package.json')) as Record<
    'dependencies' | 'devDependencies' | 'optionalDependencies',
    Record<string, string>
  >;
  const packages = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
  expect(reported.toSorted()).toEqual(packages.map(([name, version]) => `${name} ${version}`).toSorted());
});
