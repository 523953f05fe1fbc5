import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../access/database.ts';
import { purgeReadMarks } from './jobs/purge-read-marks.ts';
import { createTestDatabase } from '../../test/database.ts';
import { createWorld } from '../../test/world.ts';
import type { NotedRead } from './read-line.ts';
import { createWriteReads } from './write-reads.ts';

const testDatabase = await createTestDatabase();
const world = await createWorld(testDatabase.url);
const database = openDatabase({ connectionString: testDatabase.url });
afterAll(async () => {
  await database.close();
  await world.close();
  await testDatabase.drop();
});

const noted = (number: number, given: Partial<NotedRead> = {}): NotedRead => ({
  number,
  at: Date.parse('2026-03-01T23:59:59.500Z'),
  companyId: world.companyA.id,
  nodeId: world.companyA.nodes.room,
  codeId: 0,
  locale: 'en',
  channel: 'typed',
  deviceClass: 'phone',
  isBot: false,
  deviceHash: 'd',
  localTime: null,
  ...given,
});

/** A code of the company, a journal of its own, and what is stored by it. */
async function journal() {
  const { id, nodes } = world.companyA;
  const [code] = await database.statement<{ id: number }>('app', id, {
    text: 'select id from node_qr_code where node_id = $1',
    values: [nodes.room],
  });
  const errors: string[] = [];
  const write = createWriteReads(database, { error: (message) => void errors.push(message) });
  const name = randomUUID();
  const deviceHash = name.slice(0, 8);
  return {
    errors,
    write: (...reads: [number, Partial<NotedRead>?][]) =>
      write(
        id,
        name,
        reads.map(([number, given]) => noted(number, { codeId: Number(code?.id), deviceHash, ...given })),
      ),
    stored: () =>
      database.statement<Record<string, unknown>>('app', id, {
        text: 'select locale, channel, device_class, is_bot, created_at from node_read where device_hash = $1 order by id',
        values: [deviceHash],
      }),
  };
}

const counted = async (): Promise<number> => {
  const [row] = await database.statement<{ reads: number }>('app', world.companyA.id, {
    text: 'select coalesce(sum(reads), 0)::int as reads from node_day_delta',
    values: [],
  });
  return row?.reads ?? 0;
};

describe('reads of a journal', () => {
  it('keep the time and the way they came by, and are counted on their day', async () => {
    const { write, stored } = await journal();
    await write([1], [2, { isBot: true }]);
    expect(await stored()).toEqual(
      [false, true].map((isBot) => ({
        locale: 'en',
        channel: 'typed',
        device_class: 'phone',
        is_bot: isBot,
        created_at: new Date('2026-03-01T23:59:59.500Z'),
      })),
    );
    const days = await database.statement('app', world.companyA.id, {
      text: 'select day::text, hour, reads from node_day_delta',
      values: [],
    });
    expect(days).toEqual([{ day: '2026-03-01', hour: 23, reads: 1 }]);
  });

  it('are stored once, however often they are written, and whatever follows them', async () => {
    const { write, stored } = await journal();
    const before = await counted();
    await write([1], [2]);
    await write([1], [2]);
    await write([2], [3]);
    await write([1]);
    expect(await stored()).toHaveLength(3);
    expect(await counted()).toBe(before + 3);
  });

  it('are stored once when many write them at the same moment', async () => {
    const { write, stored } = await journal();
    const before = await counted();
    const until = async (): Promise<void> => write([1], [2], [3]).catch(until);
    await Promise.all(Array.from({ length: 6 }, until));
    expect(await stored()).toHaveLength(3);
    expect(await counted()).toBe(before + 3);
  });

  it('that no unit is there for are told and left out, and the others stored', async () => {
    const { write, stored, errors } = await journal();
    await write([1], [2, { nodeId: world.companyB.nodes.room }], [3]);
    expect(await stored()).toHaveLength(2);
    expect(errors).toEqual(['a read was not counted']);
    await write([1], [3]);
    expect(await stored()).toHaveLength(2);
  });

  it('leave marks that are forgotten after a quarter of a year', async () => {
    const { id } = world.companyA;
    const marks = async () =>
      (await database.statement('app', id, { text: 'select id from node_read_mark', values: [] })).length;
    const before = await marks();
    await database.statement('app', id, {
      text: `update node_read_mark set updated_at = now() - interval '91 days' where id = (select min(id) from node_read_mark)`,
      values: [],
    });
    expect(await purgeReadMarks(database)).toBe(false);
    expect(await marks()).toBe(before - 1);
  });
});
