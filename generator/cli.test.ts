import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

function run(...given: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'cli.ts'), ...given], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test.each([
  ['no command', []],
  ['an unknown command', ['print']],
  ['an unknown option', ['generate', '--chekc']],
  ['an entity without --eject', ['generate', 'currency']],
  ['--eject without a view', ['generate', '--eject', 'currency']],
  ['--eject with --check', ['generate', '--check', '--eject', 'currency', 'list']],
])('%s is answered with how to use it, and nothing is written', (_, given) => {
  const { status, stdout, stderr } = run(...given);
  expect(status).toBe(2);
  expect(stdout).toBe('');
  expect(stderr).toMatch(/^Usage: node generator\/cli\.ts generate/);
});

test('an ejected view is source to own', () => {
  const { status, stdout, stderr } = run('generate', '--eject', 'currency', 'List');
  expect(status).toBe(0);
  expect(stdout).toContain('export default function CurrencyList()');
  expect(stdout).not.toContain('Generated from');
  // What is said is no part of the source, where that is written to a file.
  expect(stderr).toContain('Save it as admin/features/billing/currency/currency-list.tsx');
  expect(stderr).toContain("    list: lazyChunk(() => import('../../features/billing/currency/currency-list.tsx')),");
});

test('an entity and a view that are not there are named, with the nearest word', () => {
  expect(run('generate', '--eject', 'curency', 'List')).toMatchObject({
    status: 1,
    stdout: '',
    stderr: "There is no entity 'curency'. Did you mean 'currency'?\n",
  });
  expect(run('generate', '--eject', 'currency', 'Table')).toMatchObject({ status: 1, stdout: '' });
  expect(run('generate', '--eject', 'audit_entry', 'edit')).toMatchObject({
    status: 1,
    stdout: '',
    stderr: "'audit_entry' has no view 'edit'. Legal here: list, show.\n",
  });
});
