/** Files that are made to cost more than they weigh, or to show one thing to the check and another to the reader. */
import { describe, expect, test } from 'vitest';
import { columnOf } from '../columns.ts';
import { workbook } from '../test/workbook.ts';
import { readTable } from './read-table.ts';
import { UnreadableFile } from '../../../../platform/files/read/unreadable-file.ts';

/** Of this process alone: what else the machine does meanwhile takes no part in it. */
function stopwatch(): () => number {
  const start = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1_000;
  };
}

/** What reading comes to, and how long it takes. */
async function reading(file: string | Uint8Array): Promise<{ outcome: unknown; ms: number }> {
  const spent = stopwatch();
  const outcome = await readTable(Buffer.from(file)).then(
    (rows) => rows.map(({ cells }) => cells),
    (error: unknown) => (error instanceof UnreadableFile ? error.reason : error),
  );
  return { outcome, ms: spent() };
}

const text = (at: string, value: string): string => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
const WORKBOOK = workbook({ rows: `<row r="1">${text('A1', 'external_id')}${text('B1', 'name')}</row>` });

/** Of the record at the archive's end: entries on this disk, and entries in all (APPNOTE.TXT, section 4.3.16). */
const [ON_THIS_DISK, IN_ALL] = [8, 10];

function counted(archive: Uint8Array, at: number, entries: number): Uint8Array {
  const lying = Buffer.from(archive);
  lying.writeUInt16LE(entries, lying.length - 22 + at);
  return new Uint8Array(lying);
}

describe('an archive', () => {
  test('is read as it was checked: what its directory keeps from the check, the reader does not get either', async () => {
    expect((await reading(WORKBOOK)).outcome).toEqual([['external_id', 'name']]);
    expect((await reading(counted(WORKBOOK, IN_ALL, 0))).outcome).toBe('broken_file');
    expect((await reading(counted(WORKBOOK, IN_ALL, 1))).outcome).toBe('broken_file');
    expect((await reading(counted(WORKBOOK, ON_THIS_DISK, 0))).outcome).toEqual([['external_id', 'name']]);
  });

  test('has no second directory behind the one that is checked', async () => {
    // Whose count is in a record for large archives (ZIP64, section 4.3.14), which says more than the short one does.
    const end = WORKBOOK.length - 22;
    const short = Buffer.from(counted(WORKBOOK, IN_ALL, 1)).subarray(end);
    const large = Buffer.alloc(56);
    large.writeUInt32LE(0x06064b50, 0);
    large.writeUInt32LE(Buffer.from(WORKBOOK).readUInt16LE(end + ON_THIS_DISK), 32);
    large.writeUInt32LE(Buffer.from(WORKBOOK).readUInt32LE(end + 16), 48);
    const locator = Buffer.alloc(20);
    locator.writeUInt32LE(0x07064b50, 0);
    locator.writeUInt32LE(end, 8);
    const archive = Buffer.concat([WORKBOOK.subarray(0, end), large, locator, short]);
    expect((await reading(new Uint8Array(archive))).outcome).toBe('broken_file');
  });
});

/** Generous where the machine is busy; without a bound they take minutes. */
const SOON_MS = 5_000;

describe('a sheet', () => {
  test.each([
    ['rows without end', '<row '.repeat(300_000)],
    ['cells without end', `<row>${'<c '.repeat(300_000)}`],
    ['one cell of many places', `<row><c t="e"${' r="A1"'.repeat(100_000)}`],
    ['failed formulas without a value', `<row>${'<c t="e" r="A1">'.repeat(100_000)}`],
    ['tags that are just short enough', `<row ${'<row '.repeat(1_900)}>`.repeat(100)],
    ['spaces', `<row${' '.repeat(500_000)}r${' '.repeat(500_000)}`],
  ])('of %s is done with soon', async (_name, rows) => {
    expect((await reading(workbook({ rows }))).ms).toBeLessThan(SOON_MS);
  });
});

describe('a cell', () => {
  // One character that becomes eighteen when its form is looked at.
  const GROWING = '\uFDFA';

  test('that is longer than any header is none, and is not looked at any closer', () => {
    const spent = stopwatch();
    for (let cell = 0; cell < 20; cell++) expect(columnOf(GROWING.repeat(190_000))).toBeUndefined();
    expect(spent()).toBeLessThan(500);
    expect(columnOf(`  ${'Parent external ID'}  `)).toBe('parent_external_id');
  });

  test('is kept as far as it can tell that it is too long', async () => {
    const { outcome } = await reading(`external_id,name\na,${'x'.repeat(150_000)}\n`);
    expect((outcome as string[][])[1]?.[1]?.length).toBeLessThan(20_000);
  });
});
