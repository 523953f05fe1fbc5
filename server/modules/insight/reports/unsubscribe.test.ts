/** The way out of a report, without a login. */
import { describe, expect, test } from 'vitest';
import { asApp, served, serveReports, stored, subscribe, userId } from '../../../test/reports.ts';
import { serveWorld } from '../../../test/scenarios.ts';
import { TEST_SECRET } from '../../../test/world.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';
await serveReports();

describe('the way out', () => {
  const page = (token: string, method = 'GET', body?: string) =>
    fetch(`${served.origin}/unsubscribe?token=${encodeURIComponent(token)}`, {
      method,
      ...(body !== undefined && { body }),
    });
  const tokenOf = (id: number) =>
    unsubscribeToken(TEST_SECRET, { companyId: served.world.companyA.id, subscriptionId: id });

  test('asks when it is opened, since whoever looks through mails opens links, and stops by a POST', async () => {
    const id = await subscribe('adminA');
    const asked = await page(tokenOf(id));
    const text = await asked.text();
    expect(asked.status).toBe(200);
    expect(asked.headers.get('cache-control')).toBe('no-store');
    expect(text).toContain('Stop the weekly report?');
    expect(text).toContain('<form method="post"');
    expect((await page(tokenOf(id), 'HEAD')).status).toBe(200);
    expect(await stored(id)).toMatchObject({ is_active: true });
    for (let time = 1; time <= 2; time++) {
      const stopped = await page(tokenOf(id), 'POST', 'List-Unsubscribe=One-Click');
      expect(stopped.status).toBe(200);
      expect(await stopped.text()).toContain('The report is stopped');
    }
    expect(await stored(id)).toMatchObject({ is_active: false, next_at: null, ended_because: null });
    const log = await asApp(
      `select actor_id, operation from audit_entry where entity = 'report_subscription' and record_id = $1 and operation = 'unsubscribe'`,
      [id],
    );
    expect(log).toEqual([{ actor_id: userId('adminA'), operation: 'unsubscribe' }]);
    expect(await (await page(tokenOf(id))).text()).not.toContain('<form');
  });

  test('speaks its reader’s language', async () => {
    const id = await subscribe('adminA', { rhythm: 'daily' });
    await asApp(`update customer_user set locale = 'de' where id = $1`, [userId('adminA')]);
    expect(await (await page(tokenOf(id))).text()).toContain('Tagesbericht abbestellen?');
    const monthly = await subscribe('adminA', { rhythm: 'monthly' });
    expect(await (await page(tokenOf(monthly))).text()).toContain('Monatsbericht abbestellen?');
    await asApp(`update customer_user set locale = 'en' where id = $1`, [userId('adminA')]);
  });

  test('is closed to what was not signed here, and the same for all of it', async () => {
    const id = await subscribe('adminA');
    const token = tokenOf(id);
    const [company = '', , seal = ''] = token.split('.');
    const forged = [
      '',
      'x',
      `${token}x`,
      `${company}.${id + 1}.${seal}`,
      `${company}.${id}.${'A'.repeat(22)}`,
      `${company}.${id}.${'é'.repeat(22)}`,
      `${'9'.repeat(16)}.${id}.${seal}`,
      unsubscribeToken(Buffer.from('another secret'), { companyId: Number(company), subscriptionId: id }),
    ];
    for (const method of ['GET', 'POST']) {
      const answers = await Promise.all(
        forged.map(async (one) => {
          const answer = await page(one, method);
          return [answer.status, await answer.text()] as const;
        }),
      );
      expect(new Set(answers.map(([status]) => status))).toEqual(new Set([404]));
      expect(new Set(answers.map(([, text]) => text)).size).toBe(1);
    }
    expect((await fetch(`${served.origin}/unsubscribe?token=${token}&token=${token}`, { method: 'POST' })).status).toBe(
      404,
    );
    expect(await stored(id)).toMatchObject({ is_active: true });
  });

  test('is bounded, and knows its methods', async () => {
    const id = await subscribe('adminA');
    expect((await page(tokenOf(id), 'PUT')).status).toBe(405);
    expect((await page(tokenOf(id), 'POST', 'x'.repeat(5_000))).status).toBe(413);
    expect(await stored(id)).toMatchObject({ is_active: true });
    await asApp('delete from report_subscription');
    expect((await page(tokenOf(id), 'POST')).status).toBe(200);
  });

  test('is not for guessing: so many calls of an address, and no more', async () => {
    const limited = await serveWorld({ rateLimitFactor: 0.01 });
    const calls = [1, 2, 3, 4].map(() => fetch(`${limited.origin}/unsubscribe?token=1.1.${'A'.repeat(22)}`));
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    await limited.close();
    expect(statuses.toSorted((one, other) => one - other)).toEqual([404, 404, 404, 429]);
  });
});
