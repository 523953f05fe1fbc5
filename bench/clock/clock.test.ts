/** What depends on the time, as a clock jumps through two years with summer time and a leap day. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { effort } from '../../scripts/test/effort.ts';
import { mailTemplate } from '../../server/app/mail-templates.ts';
import { eraseOldAnswers } from '../../server/modules/feedback/jobs/erase-old-answers.ts';
import { enqueueReports } from '../../server/modules/insight/reports/enqueue.ts';
import { deliverDue } from '../../server/platform/mail/deliver.ts';
import { keepingTransport } from '../../server/platform/mail/transport.ts';
import { byDatabaseClock, createDatabaseClock, type DatabaseClock } from '../../server/test/database-clock.ts';
import { createTestDatabase } from '../../server/test/database.ts';
import { connectedOwner, servedWorld } from '../../server/test/scenarios.ts';
import { type Company, insertRow, TEST_SECRET } from '../../server/test/world.ts';
import { simulateRenewals } from '../renewals/simulate.ts';
import { openWorkersWithin } from '../renewals/workers-within.ts';
import { BEGIN, END, momentsOf, monthsBefore, wallOf } from './moments.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** From one moment to the next on ordinary days. */
const HOURS = effort > 1 ? 1 : 6;

const served = await servedWorld({ through: byDatabaseClock });
const owner = await connectedOwner(served.ownerUrl);
const database = byDatabaseClock(served.database);
let clock: DatabaseClock;
beforeAll(async () => {
  clock = await createDatabaseClock(served.ownerUrl);
});

const ROWS: [zone: string, hour: number][] = [
  ['UTC', 8],
  ['Europe/Berlin', 2],
  ['Europe/Berlin', 8],
  ['America/New_York', 1],
  ['America/New_York', 2],
  // Half an hour is added there in summer.
  ['Australia/Lord_Howe', 2],
  ['Asia/Kathmandu', 23],
  ['Pacific/Kiritimati', 0],
];

describe('reports', () => {
  test('come once a day each, at their hour by the clock of who asked for them', async () => {
    const { companyA, principals } = served.world;
    const users = Object.values(principals).filter(({ companyId }) => companyId === companyA.id);
    const ids: number[] = [];
    for (const [at, [zone, hour]] of ROWS.entries())
      ids.push(
        await insertRow(served.database, companyA.id, 'report_subscription', {
          user_id: users[at]?.userId,
          rhythm: 'daily',
          hour,
          time_zone: zone,
          next_at: BEGIN,
        }),
      );
    // The first one is due at once, and sets out the others.
    await clock.set(BEGIN);
    await enqueueReports(database, BEGIN);
    await owner.query('delete from mail_message');
    const due = new Map(ids.map((id) => [id, new Set<string>()]));
    for (const moment of momentsOf(HOURS)) {
      const { rows } = await owner.query<{ id: string; next_at: Date }>('select id, next_at from report_subscription');
      for (const { id, next_at: next } of rows) if (next <= moment) due.get(Number(id))?.add(next.toISOString());
      await enqueueReports(database, moment);
    }
    for (const [at, [zone, hour]] of ROWS.entries()) {
      const times = [...(due.get(ids[at] ?? 0) ?? [])].map((text) => wallOf(new Date(text), zone));
      const [from, to] = [wallOf(BEGIN, zone), wallOf(END, zone)];
      const days = to.day - from.day + (to.hour >= hour ? 1 : 0) - (from.hour >= hour ? 1 : 0);
      expect({ zone, hour, days: new Set(times.map(({ day }) => day)).size }).toEqual({ zone, hour, days });
      expect(times.length).toBe(days);
      // An hour that a day lacks is the one after it.
      expect(times.filter((time) => time.hour !== hour).length, `${zone} ${hour}`).toBeLessThanOrEqual(2);
      const sent = await owner.query('select id from mail_message where record_id = $1', [ids[at]]);
      expect(sent.rowCount).toBe(days);
    }
  });
});

/** An answer of each day, from a year before the two begin. */
async function plantAnswers(company: Company): Promise<void> {
  await served.database.statement('app', company.id, {
    text: `insert into feedback (company_id, node_id, node_path, survey_version_id, answers, comment, response_token, created_at)
      select $1::bigint, $2::bigint, $3, $4::bigint, '{"comment": "Ann"}', 'Ann', gen_random_uuid(), day
      from generate_series($5::timestamptz - interval '1 year', $6::timestamptz, interval '1 day') day`,
    values: [company.id, company.nodes.room, `/${company.nodes.room}/`, company.surveyVersionId, BEGIN, END],
  });
}

test('what visitors wrote is kept as long as it was said, to the day, and no longer', async () => {
  const kept = [
    { company: served.world.companyA, months: 6 },
    { company: served.world.companyB, months: 13 },
  ];
  for (const { company, months } of kept) {
    await plantAnswers(company);
    await owner.query('update customer set retention_months = $2, erased_until = null where id = $1', [
      company.id,
      months,
    ]);
  }
  // An hour late is in time, and noon of a day is behind each of its answers.
  for (let time = BEGIN.getTime() + DAY_MS / 2; time < END.getTime(); time += effort > 1 ? DAY_MS : 3 * DAY_MS) {
    const now = new Date(time);
    await clock.set(now);
    while (await eraseOldAnswers(database)) continue;
    for (const { company, months } of kept) {
      const { rows } = await owner.query<{ late: number; early: number }>(
        `select count(*) filter (where erased_at is null and created_at < $2)::int as late,
           count(*) filter (where erased_at is not null and created_at >= $2)::int as early
         from feedback where company_id = $1`,
        [company.id, monthsBefore(now, months)],
      );
      expect({ now, months, ...rows[0] }).toEqual({ now, months, late: 0, early: 0 });
    }
  }
});

/** Delivers what is queued; answers the token of the last link. */
async function lastToken(): Promise<string> {
  await deliverDue({
    mailTemplate,
    database,
    publicUrl: 'https://feedback.test',
    secret: TEST_SECRET,
    transport: keepingTransport,
    log: { error: (_message, { error }) => expect.fail(String(error)) },
  });
  const { rows } = await owner.query<{ content: { text: string } }>(
    `select content from mail_message where kind = 'password_reset' order by id desc limit 1`,
  );
  const [address = ''] = /https:\S+/.exec(rows[0]?.content.text ?? '') ?? [];
  return new URLSearchParams(new URL(address).hash.slice(1)).get('token') ?? '';
}

const LINKS = [
  '2027-03-28T00:30:00Z',
  '2027-10-31T00:30:00Z',
  '2028-02-28T23:30:00Z',
  '2028-02-29T23:30:00Z',
  '2028-12-31T23:30:00Z',
];

test.each(LINKS)('a link that is sent at %s leads somewhere for an hour', async (sent) => {
  const at = Date.parse(sent);
  await owner.query('delete from mail_message');
  await clock.set(new Date(at));
  const { companyId, userId } = served.world.principals['adminA'] ?? { companyId: 0, userId: 0 };
  await owner.query(
    `insert into user_credential (company_id, user_id, password_hash) values ($1, $2, $3) on conflict do nothing`,
    [companyId, userId, randomUUID()],
  );
  const post = (path: string, body: object) => served.call({ method: 'POST', path, body });
  expect((await post('account/forgetpasswordsendemail', { email: 'admina@test.example' })).status).toBe(204);
  const token = await lastToken();
  const statusAfter = async (minutes: number): Promise<number> => {
    await clock.set(new Date(at + minutes * 60_000));
    return (await post('account/checkforgetpasswordtoken', { token })).status;
  };
  expect([await statusAfter(0), await statusAfter(59), await statusAfter(61)]).toEqual([200, 200, 404]);
});

test('subscriptions that began on each day of a month are renewed on that day, or the last one of a shorter month', async () => {
  const { url: connectionString, drop } = await createTestDatabase();
  try {
    const report = await simulateRenewals({
      connectionString,
      companies: 31 * effort,
      days: 31,
      // From January 2026, beyond the leap day of 2028.
      months: 27,
      employ: () => openWorkersWithin({ connectionString, workers: 2, crashRate: 0, seed: 'clock' }),
      log: () => undefined,
    });
    expect(report.discrepancies).toEqual({});
    expect(report.paidInvoices).toBeGreaterThan(300);
  } finally {
    await drop();
  }
});
