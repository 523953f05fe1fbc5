/** Five thousand units at once, within what a statement may take, and with progress. */
import { expect, test } from 'vitest';
import { servedWorld } from '../../../../test/scenarios.ts';
import { csv, importAndApply, unitsOf } from '../../../../test/unit-imports.ts';
import type { TakeBack } from './take-back.ts';

const UNITS = 5_000;

const served = await servedWorld();

/** Ten branches a unit. */
const rows = Array.from({ length: UNITS }, (_, at) => [
  `x${at}`,
  `Unit ${at}`,
  at === 0 ? '' : `x${Math.floor((at - 1) / 10)}`,
]);

async function takeBackInLines(importId: number): Promise<Record<string, unknown>[]> {
  const headers = { ...(await served.world.authorization('adminA')), accept: 'application/x-ndjson' };
  const address = `${served.origin}/api/unitimports/${importId}`;
  const shown = (await (await fetch(`${address}/check_take_back`, { headers })).json()) as TakeBack;
  const response = await fetch(`${address}/take_back`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ plan: shown.plan }),
  });
  return (await response.text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

test('thousands of units go in sets, and come back', async () => {
  const before = await unitsOf(served);
  const file = csv(['external_id', 'name', 'parent_external_id'], ...rows);
  const { body } = await importAndApply(served, { file });
  const importId = Number(body.import_id);
  const whole = await unitsOf(served);
  expect(whole).toHaveLength(before.length + UNITS);

  const lines = await takeBackInLines(importId);
  expect(lines.at(-1)).toMatchObject({ report: { remove_count: UNITS, kept_count: 0 } });
  const written = lines.filter(({ phase }) => phase === 'writing').map(({ done }) => Number(done));
  expect(written).toEqual([0, 1_000, 2_000, 3_000, 4_000, 5_000]);
  expect(await unitsOf(served)).toEqual(before);

  const path = `unitimports/${importId}/restore`;
  expect(await served.call({ as: 'adminA', method: 'POST', path })).toMatchObject({ body: { restored: UNITS } });
  expect(await unitsOf(served)).toEqual(whole);
});
