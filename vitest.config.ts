import { defineConfig } from 'vitest/config';

const browserTests = ['**/e2e/**/*.test.ts', '**/*.browser.test.ts'];
const ignored = ['**/node_modules/**', '**/dist/**', '**/.data/**'];

export default defineConfig({
  test: {
    globalSetup: './scripts/test/global-setup.ts',
    reporters: ['default', './scripts/test/count-reporter.ts'],
    pool: 'forks',
    testTimeout: 30_000,
    hookTimeout: 120_000,
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
        // One browser at a time, after everything else: a journey that shares two cores with other tests says nothing.
        extends: true,
        test: {
          name: 'browser',
          include: browserTests,
          exclude: ignored,
          fileParallelism: false,
          testTimeout: 120_000,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
