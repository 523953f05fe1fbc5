import fs from 'node:fs';
import { expect, test } from 'vitest';
import { readResults, report, reportFile } from './report.ts';
import { variants } from './variants.ts';

test('the document tells what was found last', () => {
  expect(fs.readFileSync(reportFile, 'utf8')).toBe(report(readResults()));
});

test('every machine has been tried, and none that is not in the table is told of', () => {
  expect(readResults().map(({ variant }) => variant)).toEqual(variants.map(({ name }) => name));
});

test('a machine is told with what is special about it, what it was asked and what it answered', () => {
  const shown = { commit: 'abc1234', debian: '13.8', node: 'v20.19.2', npm: '11.1.0', date: '2026-01-02' };
  const start = { first: 61, again: 5 };
  const text = report([
    { variant: 'npm-11-root', ...shown, start, test: '9 passed', whole: true },
    { variant: 'bookworm', ...shown, start: 'Too old', test: 'Too old as well', whole: false },
  ]);
  expect(text).toContain(
    '| npm-11-root | 13.8 (trixie) | 20.19.2 | 11.1.0 | root | `/root/my 東京` | writable ' +
      '| umask 077, no /dev/shm, `npm test` first | 61 s | 5 s | 9 passed (all) | 2026-01-02, abc1234 |',
  );
  expect(text).toMatch(/\| bookworm \|.*\| Too old \|  \| Too old as well \|/);
});
