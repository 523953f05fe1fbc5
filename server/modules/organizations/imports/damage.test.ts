/** Files that were damaged on their way: refused or read, but never a failure of ours, and nothing is changed. */
import fc from '../../../../scripts/test/properties.ts';
import { beforeAll, expect, test } from 'vitest';
import { servedWorld } from '../../../test/scenarios.ts';
import { readTable } from './read/read-table.ts';
import { UnreadableFile } from '../../../platform/files/read/unreadable-file.ts';
import { CSV, exportUnits, importUnits, unitsOf, XLSX } from '../../../test/unit-imports.ts';

interface Wound {
  at: number;
  byte: number;
  length: number;
}

type Damage = (file: Buffer, wound: Wound) => Buffer;

const damages: Record<string, Damage> = {
  overwrite: (file, { at, byte }) => Buffer.concat([file.subarray(0, at), Buffer.from([byte]), file.subarray(at + 1)]),
  leaveOut: (file, { at, length }) => Buffer.concat([file.subarray(0, at), file.subarray(at + length)]),
  putBetween: (file, { at, byte, length }) =>
    Buffer.concat([file.subarray(0, at), Buffer.alloc(length, byte), file.subarray(at)]),
  cutOff: (file, { at }) => file.subarray(0, at),
};

const wounds = fc.array(
  fc.record({
    damage: fc.constantFrom(...Object.values(damages)),
    at: fc.nat(100_000),
    byte: fc.nat(255),
    length: fc.nat(40),
  }),
  { minLength: 1, maxLength: 4 },
);

const served = await servedWorld();
const whole: { type: string; file: Buffer }[] = [];
beforeAll(async () => {
  for (const [type, format] of [
    [CSV, 'csv'],
    [XLSX, 'xlsx'],
  ] as const)
    whole.push({ type, file: Buffer.from((await exportUnits(served, { format })).file) });
});

const broken = () =>
  fc.tuple(fc.constantFrom(...whole), wounds).map(([{ type, file }, all]) => ({
    type,
    file: all.reduce((rest, { damage, at, ...wound }) => damage(rest, { ...wound, at: at % (rest.length + 1) }), file),
  }));

test('reading one answers rows or says why not', async () => {
  let read = 0;
  const property = fc.asyncProperty(broken(), async ({ file }) => {
    const outcome = await readTable(file).catch((error: unknown) => error);
    if (Array.isArray(outcome)) read += 1;
    else expect(outcome).toBeInstanceOf(UnreadableFile);
  });
  await fc.assert(property, { numRuns: 1_500 });
  expect(read).toBeGreaterThan(100);
});

test('importing one is 200 or 400, and a dry run', async () => {
  const before = await unitsOf(served);
  const property = fc.asyncProperty(broken(), async ({ type, file }) => {
    expect([200, 400]).toContain((await importUnits(served, { type, file })).status);
  });
  await fc.assert(property, { numRuns: 30 });
  expect(await unitsOf(served)).toEqual(before);
});
