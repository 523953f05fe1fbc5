/** The weekly mail about codes: to whom, when, of what, and the way out. */
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailTemplate } from '../../../app/mail-templates.ts';
import { unsubscribeToken } from '../../insight/index.ts';
import { asApp, asWorker, served, serveReports, userId } from '../../../test/reports.ts';
import { insertRow, TEST_SECRET } from '../../../test/world.ts';
import { enqueueFindings, lastSunday } from './enqueue.ts';
await serveReports();

const SUNDAY = new Date('2026-03-22T12:30:00Z');
const MONDAY_8_UTC = new Date('2026-03-23T08:00:00Z');

type Kind = 'silent' | 'no_answers' | 'never_scanned' | 'company_silent';
async function find(kind: Kind, unit: 'room' | 'otherBranch' | null, more: object = {}): Promise<number> {
  const { database, companyA } = served.world;
  const values = { expected: 42, chance: 0.0001, weekly_reads: 20, weeks: '[]', hours: '[]', reads: 60 };
  const [code] = await asApp<{ id: number }>('select id from node_qr_code where node_id = $1', [
    unit && companyA.nodes[unit],
  ]);
  return insertRow(database, companyA.id, 'code_finding', {
    node_id: unit && companyA.nodes[unit],
    node_qr_code_id: code?.id ?? null,
    kind,
    since: '2026-03-02T10:00:00Z',
    found_at: '2026-03-10T02:00:00Z',
    ...values,
    ...more,
  });
}

interface Mail {
  user_id: number;
  due_at: Date;
}
const mails = () =>
  asWorker<Mail>(`select user_id, due_at from mail_message where kind = 'code_findings' order by user_id`);
const compose = (as: string, locale: 'en' | 'de' = 'en') =>
  mailTemplate('code_findings').compose({
    database: served.world.database,
    publicUrl: 'https://feedtree.example',
    secret: TEST_SECRET,
    companyId: served.world.companyA.id,
    companyName: 'Company A',
    userId: userId(as),
    userName: as,
    email: `${as}@test.example`,
    mailId: 1,
    createdAt: SUNDAY,
    emailChangeId: null,
    recordId: null,
    locale,
  });

let owner: pg.Client;
beforeAll(async () => {
  owner = new pg.Client({ connectionString: served.ownerUrl });
  await owner.connect();
});
afterAll(() => owner.end());
beforeEach(async () => {
  await owner.query('delete from code_finding');
  await asApp('delete from notice_preference');
  await asApp('update customer set findings_mailed_at = null where id = $1', [served.world.companyA.id]);
});

describe('the mail about codes', () => {
  test('is made once a week, for Monday morning, for who sees codes', async () => {
    await find('silent', 'room');
    await asApp(`insert into notice_preference (company_id, user_id, time_zone) values ($1, $2, 'Asia/Tokyo')`, [
      served.world.companyA.id,
      userId('qr_edit'),
    ]);
    await Promise.all([enqueueFindings(served.database, SUNDAY), enqueueFindings(served.database, SUNDAY)]);
    await enqueueFindings(served.database, new Date('2026-03-25T00:00:00Z'));
    const made = await mails();
    const readers = ['adminA', 'qr_read', 'qr_edit', 'qr_create', 'qr_delete'].map(userId);
    expect(made.map((mail) => mail.user_id)).toEqual(readers.toSorted((one, other) => one - other));
    const dueAt = (name: string) => made.find((mail) => mail.user_id === userId(name))?.due_at;
    expect(dueAt('adminA')).toEqual(MONDAY_8_UTC);
    expect(dueAt('qr_edit')).toEqual(new Date('2026-03-22T23:00:00Z'));
  });

  test('is not made where nothing is open but what was never scanned, nor for who does not want it', async () => {
    await find('never_scanned', 'room');
    await enqueueFindings(served.database, SUNDAY);
    expect(await mails()).toEqual([]);
    await find('silent', 'room');
    await asApp(`insert into notice_preference (company_id, user_id, on_code_findings) values ($1, $2, false)`, [
      served.world.companyA.id,
      userId('adminA'),
    ]);
    await enqueueFindings(served.database, SUNDAY);
    expect((await mails()).map((mail) => mail.user_id)).not.toContain(userId('adminA'));
  });

  test('tells its reader what he may see, and nothing of other units', async () => {
    const inReach = await find('silent', 'room');
    await find('no_answers', 'otherBranch');
    await find('never_scanned', 'otherBranch');
    await find('silent', 'otherBranch', { state: 'dismissed' });
    const all = await compose('adminA');
    expect(all?.subject).toBe('Codes to check: 2');
    expect(all?.notes).toEqual(['Never scanned so far: 1.']);
    const [rows] = all?.blocks ?? [];
    expect(rows?.text).toContain('Not scanned since Mar 2, 2026. Usual by now: 42');
    expect(rows?.text).toContain('Scans since Mar 2, 2026: 60, and no answer.');
    const some = await compose('qr_read', 'de');
    expect(some?.subject).toBe('Zu prüfende Codes: 1');
    expect(some?.blocks?.[0]?.text).toContain(`https://feedtree.example/code_health/${inReach}`);
    expect(some?.blocks?.[0]?.text).not.toContain('otherBranch');
    expect(some?.notes).toEqual([]);
    for (const other of ['feedback_read', 'nobody', 'adminB']) expect(await compose(other)).toBeNull();
  });

  test('tells of the whole company to all who see codes', async () => {
    await find('company_silent', null);
    expect((await compose('qr_read'))?.blocks?.[0]?.text).toContain('All codes of the company');
    expect(await compose('feedback_read')).toBeNull();
  });

  test('ends by its own link, without a login, and says so in the log', async () => {
    await find('silent', 'room');
    const { id: companyId } = served.world.companyA;
    const content = await compose('qr_read');
    const token = unsubscribeToken(TEST_SECRET, { companyId, findingsOfUser: userId('qr_read') });
    expect(content?.unsubscribe).toBe(`https://feedtree.example/unsubscribe?token=${token}`);
    const page = (method: string, given = token) =>
      fetch(`${served.origin}/unsubscribe?token=${encodeURIComponent(given)}`, { method });
    expect(await (await page('GET')).text()).toContain('Stop the mails about codes?');
    const wanted = () =>
      asApp('select on_code_findings from notice_preference where user_id = $1', [userId('qr_read')]);
    expect(await wanted()).toEqual([]);
    for (let time = 1; time <= 2; time++) expect((await page('POST')).status).toBe(200);
    expect(await wanted()).toEqual([{ on_code_findings: false }]);
    const log = await asApp(
      `select actor_id, changes from audit_entry where entity = 'notice_preference' and operation = 'unsubscribe'`,
    );
    expect(log).toMatchObject([{ actor_id: userId('qr_read') }]);
    // The seal of a user's is none of a report's, nor the other way around.
    expect((await page('GET', token.replace('.u', '.'))).status).toBe(404);
  });

  test('begins on Sunday noon', () => {
    expect(lastSunday(SUNDAY)).toEqual(new Date('2026-03-22T12:00:00Z'));
    expect(lastSunday(new Date('2026-03-22T11:59:00Z'))).toEqual(new Date('2026-03-15T12:00:00Z'));
    expect(lastSunday(new Date('2026-03-28T23:00:00Z'))).toEqual(new Date('2026-03-22T12:00:00Z'));
  });
});
