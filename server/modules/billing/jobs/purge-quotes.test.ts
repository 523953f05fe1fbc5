/** Which quotes are forgotten, and which are not. */
import { expect, test } from 'vitest';
import { openPaying } from '../payments/test/paying.ts';
import { purgeQuotes } from './purge-quotes.ts';

const paying = await openPaying();

test('quotes that nobody has paid are forgotten a day after they ended', async () => {
  const companyId = paying.served.world.companyA.id;
  const quote = (note: string, ended: string, used: boolean) =>
    paying.sql(
      `insert into quote (company_id, kind, sub_plan_id, currency, price, total, expires_at, used_at)
       values ($1, 'upgrade', $2, 'EUR', ${note.length}, 0, now() - $3::interval, case when $4 then now() end)`,
      [companyId, paying.list.prices['de_pro_monthly'], ended, used],
    );
  // Its price tells which it is.
  await quote('1', '25 hours', false);
  await quote('22', '23 hours', false);
  await quote('333', '25 hours', true);
  await paying.start();
  await paying.sql(`update quote set expires_at = now() - interval '2 days' where kind = 'start'`);
  await quote('4444', '3 days', false);
  expect(await purgeQuotes(paying.served.database, 1)).toBe(true);
  await purgeQuotes(paying.served.database);
  const left = await paying.sql<{ price: string }>('select price from quote order by id');
  expect(left.map(({ price }) => Number(price))).toEqual([2, 3, 9_900]);
});
