/**
 * TRY_TWICE=each lets the first try of each test fail that would be tried again: shows that its second try finds a state
 * of its own and can pass. TRY_TWICE=last does so with the last test of each file, before whose second try all others are
 * played again.
 */
import { afterEach } from 'vitest';

const tried = process.env['TRY_TWICE'];

if (tried)
  afterEach(({ task }) => {
    if (!task.retry || task.result?.retryCount || task.result?.state === 'fail') return;
    const suites = [task.file, ...(task.suite ? [task.suite] : [])];
    if (tried === 'last' && suites.some(({ tasks }) => ![task, task.suite].includes(tasks.at(-1)))) return;
    throw new Error('The first try passed; now the second one.');
  });
