/**
 * TRY_TWICE=1 lets the first try of each test fail that would be tried again: shows that its second try finds a state of
 * its own and can pass.
 */
import { afterEach } from 'vitest';

if (process.env['TRY_TWICE'])
  afterEach(({ task }) => {
    if (task.retry && !task.result?.retryCount && task.result?.state !== 'fail')
      throw new Error('The first try passed; now the second one.');
  });
