/** What a company adds is known in every process by itself, and what can't be heard of is not kept. */
import { expect, test } from 'vitest';
import type { ListenOptions } from '../database/listen.ts';
import { servedWorld } from '../test/scenarios.ts';
import { createCustomFields, notifyCustomFields } from './custom-fields.ts';
import { openDatabase } from './database.ts';

const served = await servedWorld();

const add = (label: string): Promise<void> => {
  const { database, companyA } = served.world;
  return database.withTenant('app', companyA.id, async (transaction) => {
    await transaction.query({
      text: 'insert into custom_field (company_id, label, key) values ($1, $2, $2)',
      values: [companyA.id, label],
    });
    await notifyCustomFields(transaction);
  });
};

test('a process that knew the fields of a company hears of a new one', async () => {
  const other = openDatabase({ connectionString: served.ownerUrl });
  const fields = createCustomFields(other);
  const keys = async (company: number) => ((await fields.of(company)).get('customer_user') ?? []).map(({ key }) => key);
  const { companyA, companyB } = served.world;
  await expect.poll(async () => (await fields.of(companyB.id)) === (await fields.of(companyB.id))).toBe(true);
  expect(await keys(companyA.id)).toEqual([]);
  await add('one');
  await expect.poll(() => keys(companyA.id), { interval: 20 }).toEqual(['one']);
  expect(await keys(companyB.id)).toEqual([]);
  await fields.stop();
  await other.close();
});

test('while nothing is heard they are read each time', async () => {
  let heard: Partial<ListenOptions> = {};
  let reads = 0;
  const fields = createCustomFields({
    statement: async () => {
      reads += 1;
      return [];
    },
    listen: (_channel, options) => {
      heard = options;
      return { ready: Promise.resolve(), stop: async () => undefined };
    },
  });
  await fields.of(1);
  await fields.of(1);
  const before = reads;
  await fields.of(1);
  expect(reads).toBe(before);
  heard.onLoss?.();
  await fields.of(1);
  await fields.of(1);
  expect(reads).toBe(before + 2);
  heard.onGap?.();
  await fields.of(1);
  await fields.of(1);
  expect(reads).toBe(before + 3);
});
