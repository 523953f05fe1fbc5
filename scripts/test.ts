// `npm test` on Node 24: the front ends for the browser tests, then every test, then one closing line.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildIfStale } from './front-ends.ts';
import type { TestCount } from './test/count-reporter.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'feedtree-count-'));
const file = path.join(folder, 'count.json');
let status: number | null = 1;
try {
  await buildIfStale();
  const vitest = path.resolve('node_modules/vitest/vitest.mjs');
  const environment = {
    ...process.env,
    FEEDTREE_TEST_COUNT: file,
    NODE_ENV: 'test',
    NO_COLOR: process.stdout.isTTY ? '' : '1',
  };
  status = spawnSync(process.execPath, [vitest, 'run', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: environment,
  }).status;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
}
const count = fs.existsSync(file) ? parseCount(fs.readFileSync(file, 'utf8')) : { passed: 0, failed: 0, skipped: 0 };
fs.rmSync(folder, { recursive: true });
// A run that ended badly without a failed test (its preparation failed, or it was killed) has failed all the same.
const failed = status === 0 ? count.failed : Math.max(count.failed, 1);
console.log(`\n${count.passed} passed, ${failed} failed, ${count.skipped} skipped`);
process.exitCode = failed === 0 ? 0 : 1;

function parseCount(text: string): TestCount {
  return JSON.parse(text) as TestCount;
}
