import os from 'node:os';
import { defineConfig } from 'vitest/config';
import LongestFirst from './scripts/test/longest-first.ts';

const browserTests = ['**/e2e/**/*.test.ts', '**/*.browser.test.ts'];
const ignored = ['**/node_modules/**', '**/dist/**', '**/.data/**'];

export default defineConfig({
  test: {
    globalSetup: './scripts/test/global-setup.ts',
    reporters: ['default', './scripts/test/count-reporter.ts'],
    pool: 'forks',
    // What is imported is evaluated once a worker: tests keep nothing in modules but what may be shared.
    isolate: false,
    setupFiles: ['./scripts/test/restore-globals.ts', './scripts/test/try-twice.ts'],
    // Vitest leaves a core to itself, which is half of a machine with two.
    maxWorkers: Math.max(2, os.availableParallelism()),
    sequence: { sequencer: LongestFirst },
    // No test asserts how long it takes; this ends one that hangs, also on a machine that is busy with others' work.
    testTimeout: 300_000,
    hookTimeout: 120_000,
    // What is waited for comes late on a busy machine; a second, the default, is too short there.
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...ignored, ...browserTests],
          sequence: { groupOrder: 0 },
        },
      },
      {
        // After everything else. Each file is a server, a database and a browser, which wait for each other a third of
        // the time: one more than the cores keeps them busy, and memory holds no more than three.
        extends: true,
        test: {
          name: 'browser',
          globalSetup: './scripts/test/before-journeys.ts',
          include: browserTests,
          exclude: ignored,
          maxWorkers: 3,
          // A machine that others use too may hold a browser up at any step; what passed only so is named at the end.
          retry: 1,
          hookTimeout: 300_000,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
