import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const vitest = path.resolve(import.meta.dirname, '../../node_modules/vitest/vitest.mjs');
const reporter = path.join(import.meta.dirname, 'count-reporter.ts');

let directory: string;
beforeEach(() => {
  directory = fs.mkdtempSync(path.join(os.tmpdir(), 'feedtree-count-'));
});
afterEach(() => fs.rmSync(directory, { recursive: true }));

const cases: { name: string; files: Record<string, string>; count: object }[] = [
  {
    name: 'tests are counted by what became of them',
    files: {
      'a.test.js': `test('a', () => {}); test('b', () => { throw 1 }); test.skip('c', () => {})`,
      'b.test.js': `test('d', () => {})`,
    },
    count: { passed: 2, failed: 1, skipped: 1 },
  },
  {
    name: 'a file that can not be loaded is a failure',
    files: { 'a.test.js': `test('a', () => {})`, 'b.test.js': `throw new Error('broken')` },
    count: { passed: 1, failed: 1, skipped: 0 },
  },
  {
    name: 'a clean-up that fails is a failure though every test has passed',
    files: { 'a.test.js': `test('a', () => {}); afterAll(() => { throw new Error('left') })` },
    count: { passed: 1, failed: 1, skipped: 0 },
  },
  {
    name: 'an error that nobody awaited is a failure',
    files: {
      'a.test.js': `test('a', async () => { void Promise.reject(new Error('lost')); await new Promise((r) => setTimeout(r, 50)) })`,
    },
    count: { passed: 1, failed: 1, skipped: 0 },
  },
];

function run(files: Record<string, string>): { count: unknown; output: string; errors: string } {
  for (const [file, text] of Object.entries(files)) fs.writeFileSync(path.join(directory, file), text);
  const counted = path.join(directory, 'count.json');
  const arguments_ = ['run', '--root', directory, '--globals', `--reporter=${reporter}`];
  const { stdout, stderr } = spawnSync(process.execPath, [vitest, ...arguments_], {
    env: { PATH: process.env['PATH'], HOME: directory, FEEDTREE_TEST_COUNT: counted },
    encoding: 'utf8',
  });
  return { count: JSON.parse(fs.readFileSync(counted, 'utf8')), output: stdout, errors: stderr };
}

for (const { name, files, count } of cases) {
  test(name, () => {
    const result = run(files);
    expect(result.count, result.errors).toEqual(count);
  });
}

test('what passed only at a further try is counted as passed, and named', () => {
  const unsteady = `let tries = 0; test('unsteady', { retry: 1 }, () => { tries += 1; expect(tries).toBe(2) })`;
  const { count, output } = run({ 'a.test.js': `${unsteady}; test('steady', () => {})` });
  expect(count).toEqual({ passed: 2, failed: 0, skipped: 0 });
  expect(output.split('\n').filter((line) => line.startsWith('Passed only'))).toEqual([
    'Passed only at a further try: a.test.js > unsteady',
  ]);
});
