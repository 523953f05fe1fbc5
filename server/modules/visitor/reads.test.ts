import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Statement } from '../../access/database.ts';
import type { NewRead } from './read-line.ts';
import { createReads } from './reads.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'feedtree-reads-'));
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

const read = (nodeId: number, companyId = 1): NewRead => ({
  companyId,
  nodeId,
  codeId: nodeId,
  at: 1_700_000_000_000,
  locale: 'en',
  channel: 'scan',
  deviceClass: 'phone',
  isBot: false,
  deviceHash: 'd',
  localTime: null,
});

interface Outage {
  failures?: (Error | null)[];
  journals?: string;
}

/** Stands for the database: the units of each statement that it took, and what it does with the next ones. */
function table({ failures = [], journals = folder }: Outage = {}) {
  const written: number[][] = [];
  const errors: string[] = [];
  const database = {
    statement<Row extends object>(_role: string, _company: number | null, { values }: Statement): Promise<Row[]> {
      const failure = failures.shift();
      if (failure) return Promise.reject(failure);
      written.push(values[5] as number[]);
      return Promise.resolve([{ written: values[2] }] as unknown as Row[]);
    },
  };
  const reads = createReads({
    database,
    folder: journals,
    log: { error: (message) => void errors.push(message) },
  });
  return { written, errors, reads };
}
const refusal = Object.assign(new Error('foreign key'), { code: '23503' });
const away = new Error('connection refused');

describe('reads', () => {
  it('that come close together are one statement a company', async () => {
    const { reads, written } = table();
    for (const each of [read(1), read(2), read(9, 2), read(1)]) reads.record(each);
    await vi.advanceTimersByTimeAsync(50);
    expect(written).toEqual([[1, 2, 1], [9]]);
  });

  it('are written before the server stops, which leaves nothing behind', async () => {
    const { reads, written } = table();
    reads.record(read(1));
    await reads.settled();
    expect(written).toEqual([[1]]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('wait for a database that is away, and are then written once and in their order', async () => {
    const { reads, written } = table({ failures: [away] });
    reads.record(read(1));
    await vi.advanceTimersByTimeAsync(50);
    reads.record(read(2));
    expect(written).toEqual([]);
    await vi.waitFor(() => expect(written).toEqual([[1, 2]]));
    await reads.settled();
    expect(written).toEqual([[1, 2]]);
  });

  it('of one company do not wait for another’s', async () => {
    const { reads, written } = table({ failures: [away] });
    for (const each of [read(1), read(9, 2)]) reads.record(each);
    await vi.advanceTimersByTimeAsync(50);
    expect(written).toEqual([[9]]);
  });

  it('one that the database refuses does not take the others with it', async () => {
    const { reads, written, errors } = table({ failures: [refusal, null, refusal] });
    for (const each of [read(1), read(2), read(3)]) reads.record(each);
    await vi.advanceTimersByTimeAsync(50);
    expect(written).toEqual([[1], [3]]);
    expect(errors).toEqual(['a read was not counted']);
  });

  it('that the database does not take before the server stops are written by the next one', async () => {
    const first = table({ failures: [away, away] });
    first.reads.record(read(1));
    first.reads.record(read(9, 2));
    await first.reads.settled();
    expect(first.errors).toEqual(['reads wait for the next start']);
    const second = table();
    await second.reads.settled();
    expect(second.written).toEqual([[1], [9]]);
    const third = table();
    await third.reads.settled();
    expect(third.written).toEqual([]);
  });

  it('are counted where there is no journal, which is told once', async () => {
    const { reads, written, errors } = table({ journals: '/dev/null/reads' });
    for (const each of [read(1), read(2)]) reads.record(each);
    await reads.settled();
    expect(written).toEqual([[1, 2]]);
    expect(errors.filter((error) => error.includes('journal'))).toEqual(['the journal of reads can’t be written']);
  });
});
