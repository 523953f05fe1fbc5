/** When the renewal worker looks: as soon as a contract is there. */
import { expect, test, vi } from 'vitest';
import { openQueueChannel } from '../../../platform/queue/channel.ts';
import { openPaying } from '../payments/test/paying.ts';
import { renewingOf } from '../subscriptions/test/renewing.ts';
import { startRenewing } from './renew-subscriptions.ts';

const paying = await openPaying({});

test('a contract that begins today begins at once, not at the next look', async () => {
  const { world } = paying.served;
  const today = new Date().toISOString();
  const channel = openQueueChannel(world.database);
  const loop = startRenewing(renewingOf(paying).parts(today), channel);
  await vi.waitUntil(() => loop.figures().rounds > 0);
  const [ids] = await paying.sql<{ plan: number; currency: number }>(
    "select p.id as plan, c.id as currency from plan p, currency c where p.tag = 'enterprise' and c.code = 'EUR'",
  );
  const { status, body } = await paying.post(
    'contract',
    {
      customer_id: world.companyA.id,
      plan_id: ids?.plan,
      currency_id: ids?.currency,
      starts_on: today.slice(0, 10),
      price: 1_200_000,
      payment_days: 14,
    },
    'superadmin',
  );
  expect({ status, body }).toMatchObject({ status: 201 });
  // Far sooner than the loop looks by itself.
  await vi.waitUntil(
    async () => (await paying.sql<{ state: string }>('select state from contract'))[0]?.state === 'active',
    { timeout: 30_000, interval: 20 },
  );
  await loop.stop();
  await channel.stop();
});
