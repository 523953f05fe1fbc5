import { expect, test } from 'vitest';
import { effort } from '../../scripts/test/effort.ts';
import { propertySeed } from '../../scripts/test/properties.ts';
import { playHostile } from './play.ts';

/** Besides the first calls of each operation, which are as they are meant. */
const INPUTS = 1_500;

test('no hostile input leads to a failure of ours, and each operation is reached', async () => {
  const report = await playHostile({ inputs: INPUTS * effort, seed: propertySeed, log: () => undefined });
  expect(report.failures).toEqual({});
  expect(report.unreached).toEqual({});
  expect(Object.keys(report.roles).toSorted()).toEqual([
    'anonymous',
    'company_admin',
    'company_user',
    'superadmin',
    'visitor',
  ]);
});
