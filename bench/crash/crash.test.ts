import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { crash } from './crashes.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'feedtree-crash-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

test('an answer that was acknowledged outlives the server and PostgreSQL, once', { timeout: 180_000 }, async () => {
  const report = await crash({ directory, rounds: 1, visitors: 8, pauseMs: 800, log: () => undefined });
  expect(report.acknowledged).toBeGreaterThan(0);
  // Without a retry nobody was interrupted, and nothing was shown.
  expect(report.retries).toBeGreaterThan(0);
  expect(report).toMatchObject({ lost: 0, doubled: 0, miscounted: 0 });
});
