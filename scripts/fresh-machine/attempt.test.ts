import { expect, test } from 'vitest';
import { closingLine } from './attempt.ts';

test('the count of the tests is found before what npm adds to it', () => {
  expect(closingLine('ran\n\n11 passed, 0 failed, 1 skipped\n')).toBe('11 passed, 0 failed, 1 skipped');
  expect(closingLine('11 passed, 0 failed, 0 skipped\n\\npm notice\nnpm notice A new npm\n\\')).toBe(
    '11 passed, 0 failed, 0 skipped',
  );
});

for (const output of ['', '\\', 'Tests 11 passed', '0 passed, 0 failed, 0 skipped\n']) {
  test(`${JSON.stringify(output)} is not taken for a run`, () => {
    expect(() => closingLine(output)).toThrow('npm test has run no test');
  });
}
