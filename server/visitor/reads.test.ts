import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Statement } from '../access/database.ts';
import { createReads } from './reads.ts';
import type { NewRead } from './statements.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const read = (nodeId: number, companyId = 1): NewRead => ({
  companyId,
  nodeId,
  codeId: nodeId,
  locale: 'en',
  isBot: false,
  deviceHash: 'd',
});

/** Stands for the database: what it took, and what it does with the next statements. */
function table(...failures: (Error | null)[]) {
  const written: number[][] = [];
  const errors: string[] = [];
  return {
    written,
    errors,
    reads: createReads(
      {
        async statement(_role, _company, { values }: Statement) {
          const failure = failures.shift();
          if (failure) throw failure;
          written.push(values[1] as number[]);
          return [];
        },
      },
      { error: (message) => void errors.push(message) },
    ),
  };
}
const refusal = Object.assign(new Error('foreign key'), { code: '23503' });

describe('reads', () => {
  it('that come close together are one statement a company', async () => {
    const { reads, written } = table();
    for (const each of [read(1), read(2), read(9, 2), read(1)]) reads.record(each);
    await vi.advanceTimersByTimeAsync(50);
    expect(written).toEqual([[1, 2, 1], [9]]);
  });

  it('are written before the server stops', async () => {
    const { reads, written } = table();
    reads.record(read(1));
    await reads.settled();
    expect(written).toEqual([[1]]);
  });

  it('wait for a database that is away, and are then written once', async () => {
    const { reads, written } = table(new Error('connection refused'));
    reads.record(read(1));
    await vi.advanceTimersByTimeAsync(50);
    expect(written).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(written).toEqual([[1]]);
    await reads.settled();
    expect(written).toEqual([[1]]);
  });

  it('one that the database refuses does not take the others with it', async () => {
    const { reads, written, errors } = table(refusal, null, refusal);
    for (const each of [read(1), read(2), read(3)]) reads.record(each);
    await vi.advanceTimersByTimeAsync(50);
    expect(written).toEqual([[1], [3]]);
    expect(errors).toEqual(['a read was not counted']);
  });

  it('that are lost with the server are told', async () => {
    const gone = new Error('gone');
    const { reads, errors } = table(gone, gone);
    reads.record(read(1));
    await reads.settled();
    expect(errors).toEqual(['reads were not counted']);
  });
});
