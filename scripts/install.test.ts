/** When `npm start` installs, tried in a small project with an npm that only notes how it was called. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let project: string;

beforeEach(() => {
  project = fs.mkdtempSync(path.join(os.tmpdir(), 'feedtree-install-'));
  for (const folder of ['scripts', 'tools']) fs.mkdirSync(path.join(project, folder));
  for (const script of ['install.mjs', 'start.mjs']) {
    fs.copyFileSync(path.join(import.meta.dirname, script), path.join(project, 'scripts', script));
  }
  write('package.json', '{"type":"module"}');
  write('package-lock.json', '{"lock":1}');
  write('scripts/serve.ts', `console.log('served', ...process.argv.slice(2)); process.exitCode = 7;`);
  for (const tool of ['mkdir', 'ln']) fs.symlinkSync(`/bin/${tool}`, path.join(project, 'tools', tool));
  npmThat(
    'mkdir -p node_modules/.bin',
    `ln -sf "${process.execPath}" node_modules/.bin/node`,
    'echo {} > node_modules/.package-lock.json',
  );
});

afterEach(() => fs.rmSync(project, { recursive: true }));

test('a fresh clone installs, development packages included, and then hands over', () => {
  const { output, status } = start('--flag');
  expect(calls()).toEqual([expect.stringContaining('ci --include=dev --include=optional')]);
  expect(output).toContain('served --flag');
  expect(status).toBe(7);
});

test('the next start does not install again, though the lock was touched', () => {
  start();
  const later = new Date(Date.now() + 60_000);
  fs.utimesSync(path.join(project, 'package-lock.json'), later, later);
  expect(start().output).toContain('served');
  expect(calls()).toHaveLength(1);
});

test('a changed lock installs again', () => {
  start();
  write('package-lock.json', '{"lock":2}');
  start();
  expect(calls()).toHaveLength(2);
});

test('packages that a person installed are taken as they are, until the lock is newer', () => {
  start();
  fs.rmSync(path.join(project, 'node_modules/.feedtree-lock'));
  start();
  expect(calls()).toHaveLength(1);
  const later = new Date(Date.now() + 60_000);
  fs.utimesSync(path.join(project, 'package-lock.json'), later, later);
  start();
  expect(calls()).toHaveLength(2);
});

test('an installation that was broken off is done again', () => {
  fs.mkdirSync(path.join(project, 'node_modules/react'), { recursive: true });
  start();
  expect(calls()).toHaveLength(1);
});

test('a failed installation says what to do, and is tried again at the next start', () => {
  npmThat('echo "npm error network" >&2', 'exit 1');
  const failed = start();
  expect(failed.status).toBe(1);
  expect(failed.output).toMatch(/npm error network[^]*could not be installed[^]*Check the network/);
  start();
  expect(calls()).toHaveLength(2);
});

test('a machine without npm is told so', () => {
  fs.rmSync(path.join(project, 'tools/npm'));
  const { output, status } = start();
  expect(output).toContain('npm could not be started');
  expect(status).toBe(1);
});

function npmThat(...commands: string[]): void {
  write('tools/npm', ['#!/bin/sh', 'echo "$@" >> calls', ...commands].join('\n'));
  fs.chmodSync(path.join(project, 'tools/npm'), 0o755);
}

function calls(): string[] {
  return fs.readFileSync(path.join(project, 'calls'), 'utf8').trim().split('\n');
}

/** Every folder of the path is one of this project: the machine's own npm is in none. */
function start(...arguments_: string[]): { output: string; status: number | null } {
  const script = path.join(project, 'scripts/start.mjs');
  const result = spawnSync(process.execPath, [script, ...arguments_], {
    env: { PATH: path.join(project, 'tools') },
    encoding: 'utf8',
  });
  return { output: result.stdout + result.stderr, status: result.status };
}

function write(file: string, text: string): void {
  fs.writeFileSync(path.join(project, file), text);
}
