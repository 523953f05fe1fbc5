/** Mail to a real SMTP server: what arrives, what happens when it is down, and that nothing leaves twice. */
import { mailTemplate } from '../../app/mail-templates.ts';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { beforeEach, describe, expect, test } from 'vitest';
import { locales } from '../../../shared/i18n/locales.ts';
import { servedWorld } from '../../test/scenarios.ts';
import { TEST_SECRET } from '../../test/world.ts';
import { deliverDue, forgetOldMails } from './deliver.ts';
import { enqueueMail } from './outbox.ts';
import { keepingTransport, smtpTransport, type Transport } from './transport.ts';

interface Mailbox {
  url: string;
  mails(): Promise<Email[]>;
  close(): Promise<void>;
}

/** A mail server that keeps what it gets. */
async function openMailbox(options: SMTPServerOptions = {}, port = 0): Promise<Mailbox> {
  const arrived: Buffer[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        arrived.push(Buffer.concat(parts));
        done();
      });
    },
    ...options,
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address();
  const given = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${given}?tls=optional`,
    mails: () => Promise.all(arrived.map((mail) => PostalMime.parse(mail))),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const PUBLIC_URL = 'https://feedback.test';
const LINK = /https:\/\/feedback\.test\/reset-password#token=[\w.-]+/;
const tokenIn = (link: string): string | null => new URLSearchParams(new URL(link).hash.slice(1)).get('token');

describe('the outbox', async () => {
  const served = await servedWorld();
  const logged: string[] = [];
  beforeEach(async () => {
    logged.length = 0;
    await asWorker('delete from mail_message');
  });

  const asWorker = <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
    served.world.database.lookup<Row>('worker', { text, values });
  const asSession = (text: string, values: unknown[] = []) =>
    served.world.database.statement('session', served.world.companyA.id, { text, values });
  const userId = (name = 'nobody') => served.world.principals[name]?.userId ?? 0;
  const enqueue = (kind: 'invitation' | 'password_reset' = 'password_reset', name = 'nobody') =>
    served.world.database.withTenant('app', served.world.companyA.id, (transaction) =>
      enqueueMail(transaction, { companyId: served.world.companyA.id, userId: userId(name), kind }),
    );
  const parts = (transport: Transport, retrySeconds?: number[]) => ({
    database: served.world.database,
    publicUrl: PUBLIC_URL,
    secret: TEST_SECRET,
    transport,
    mailTemplate,
    log: {
      error: (_message: string, { error }: { error: unknown }) =>
        logged.push(error instanceof Error ? `${error.message} ${error.stack ?? ''}` : String(error)),
    },
    ...(retrySeconds && { retrySeconds }),
  });
  const smtp = ({ url }: { url: string }) => smtpTransport({ url, from: 'Feedtree <no-reply@feedback.test>' });
  const rows = () =>
    asWorker<{ state: string; attempts: number; failure: string | null; content: unknown; seconds: number }>(
      `select state, attempts, failure, content, extract(epoch from due_at - now())::integer as seconds from mail_message order by id`,
    );

  test('a mail arrives in both forms, with a link that the server then knows', async () => {
    const mailbox = await openMailbox();
    await enqueue('invitation');
    expect(await deliverDue(parts(smtp(mailbox)))).toBe(1);
    expect(await deliverDue(parts(smtp(mailbox)))).toBe(0);
    const [mail] = await mailbox.mails();
    expect(mail).toMatchObject({
      subject: 'Your Feedtree account',
      from: { name: 'Feedtree', address: 'no-reply@feedback.test' },
      to: [{ name: 'nobody', address: 'nobody@test.example' }],
    });
    expect(mail?.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
    const [link = ''] = LINK.exec(mail?.text ?? '') ?? [];
    expect(mail?.html).toContain(`href="${link}"`);
    expect(mail?.text).toContain('within 72 hours');
    const token = tokenIn(link);
    const checked = await served.call({ method: 'POST', path: 'account/checkforgetpasswordtoken', body: { token } });
    expect(checked).toMatchObject({ status: 200, body: { email: 'nobody@test.example' } });
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 1, failure: null, content: null }]);
    await mailbox.close();
  });

  test('a server without TLS is told nothing, unless the settings say that it may be', async () => {
    let commands = 0;
    const mailbox = await openMailbox({
      onMailFrom(_address, _session, done) {
        commands += 1;
        done();
      },
    });
    await enqueue('invitation');
    expect(await deliverDue(parts(smtp({ url: mailbox.url.replace('?tls=optional', '') })))).toBe(1);
    expect([commands, await mailbox.mails()]).toEqual([0, []]);
    expect(await rows()).toMatchObject([{ state: 'queued', attempts: 1, failure: 'ETLS' }]);
    await asWorker('update mail_message set due_at = now()');
    expect(await deliverDue(parts(smtp(mailbox)))).toBe(1);
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 2 }]);
    await mailbox.close();
  });

  test('nothing that leads to an account is stored: of the link only a hash', async () => {
    const mailbox = await openMailbox();
    await enqueue();
    await deliverDue(parts(smtp(mailbox)));
    const secret = /\.([\w-]{43})$/m.exec(LINK.exec((await mailbox.mails())[0]?.text ?? '')?.[0] ?? '')?.[1] ?? '';
    expect(secret).toHaveLength(43);
    const stored = await asSession('select row_to_json(c) as row from user_credential c');
    expect(JSON.stringify([stored, await asWorker('select * from mail_message')])).not.toContain(secret);
    await mailbox.close();
  });

  test.each([
    ['Pay at https://evil.example/pay now', 'Pay at … now'],
    ['www.evil.example', '…'],
    ['\u202Egnihton\u2066 ht\u202Dtps://evil.example/x', 'gnihton …'],
    ['evil.example/login', '…'],
    ['Write to mail@evil.example', 'Write to …'],
    ['x\r\n\r\nBcc: y', 'x Bcc: y'],
    ['Ada '.repeat(50), `${'Ada '.repeat(19)}Ada…`],
    ['Pay at evil.example', 'Pay at evil. example'],
    ['evil.xn--p1ai evil\u3002example', 'evil. xn--p1ai evil\u3002 example'],
    ['Booking.com / A. B. & Co.', 'Booking. com / A. B. & Co.'],
    ['Dr.Smith e.V. 1.5', 'Dr. Smith e.V. 1.5'],
  ])('a name is no place for a message of its own: %j', async (name, shown) => {
    await asSession('update customer_user set full_name = $2 where id = $1', [userId(), name]);
    await enqueue('invitation');
    await deliverDue(parts(keepingTransport));
    const [mail] = await asWorker<{ content: { text: string; html: string } }>('select content from mail_message');
    expect(mail?.content.text.split('\n')[0]).toBe(`Hello ${shown},`);
    expect(mail?.content.html).not.toMatch(/evil[.\u3002]\S/);
    await asSession(`update customer_user set full_name = 'nobody' where id = $1`, [userId()]);
  });

  test.each(locales)('in %s it is that language, and names are not read as markup', async (locale) => {
    const mailbox = await openMailbox();
    await asSession(`update customer_user set locale = $2, full_name = '<b>"Nö" & Co</b>' where id = $1`, [
      userId(),
      locale,
    ]);
    await enqueue();
    await deliverDue(parts(smtp(mailbox)));
    const [mail] = await mailbox.mails();
    expect(mail?.html).toContain(`<html lang="${locale}">`);
    expect(mail?.html).toContain('&lt;b&gt;&quot;Nö&quot; &amp; Co&lt;/b&gt;');
    expect(mail?.text).toContain('<b>"Nö" & Co</b>');
    expect(mail?.text).not.toMatch(/[{}]/);
    expect(mail?.to).toEqual([{ name: '<b>"Nö" & Co</b>', address: 'nobody@test.example' }]);
    await asSession(`update customer_user set locale = 'en', full_name = 'nobody' where id = $1`, [userId()]);
    await mailbox.close();
  });

  test('while the server is down it is tried again, later each time, and then it arrives once', async () => {
    const mailbox = await openMailbox();
    await mailbox.close();
    const transport = smtp(mailbox);
    await enqueue();
    await deliverDue(parts(transport));
    expect(await rows()).toMatchObject([{ state: 'queued', attempts: 1, failure: 'ESOCKET', seconds: 60 }]);
    expect(await deliverDue(parts(transport))).toBe(0);
    await asWorker('update mail_message set due_at = now()');
    await deliverDue(parts(transport));
    expect(await rows()).toMatchObject([{ state: 'queued', attempts: 2, seconds: 300 }]);
    const back = await openMailbox({}, Number(new URL(mailbox.url).port));
    await asWorker('update mail_message set due_at = now()');
    await deliverDue(parts(transport));
    await deliverDue(parts(transport));
    expect((await back.mails()).length).toBe(1);
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 3, failure: null }]);
    expect(logged.length).toBe(2);
    await back.close();
  });

  test('after the last attempt it has failed', async () => {
    const mailbox = await openMailbox();
    await mailbox.close();
    await enqueue();
    for (let attempt = 1; attempt <= 3; attempt++) await deliverDue(parts(smtp(mailbox), [0, 0]));
    expect(await rows()).toMatchObject([{ state: 'failed', attempts: 3 }]);
    expect(await deliverDue(parts(smtp(mailbox), [0, 0]))).toBe(0);
  });

  test('an address that the server refuses for good is not tried again, and the log names no address', async () => {
    const mailbox = await openMailbox({
      onRcptTo: ({ address }, _session, done) =>
        done(Object.assign(new Error(`No mailbox ${address}`), { responseCode: 550 })),
    });
    await enqueue();
    await deliverDue(parts(smtp(mailbox)));
    expect(await rows()).toMatchObject([{ state: 'failed', attempts: 1, failure: '550' }]);
    expect(logged.join()).toContain('550');
    expect(logged.join()).not.toContain('test.example');
    await mailbox.close();
  });

  test('a server that is busy now is asked again', async () => {
    const mailbox = await openMailbox({
      onRcptTo: (_address, _session, done) => done(Object.assign(new Error('Later'), { responseCode: 451 })),
    });
    await enqueue();
    await deliverDue(parts(smtp(mailbox)));
    expect(await rows()).toMatchObject([{ state: 'queued', failure: '451' }]);
    await mailbox.close();
  });

  test('two workers at the same time send nothing twice', async () => {
    const mailbox = await openMailbox();
    for (let mail = 0; mail < 25; mail++) await enqueue('password_reset', mail % 2 === 0 ? 'nobody' : 'node_read');
    const drain = async () => {
      while ((await deliverDue(parts(smtp(mailbox)))) > 0);
    };
    await Promise.all([drain(), drain(), drain()]);
    const mails = await mailbox.mails();
    expect(mails.length).toBe(25);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(25);
    expect((await rows()).every(({ state, attempts }) => state === 'sent' && attempts === 1)).toBe(true);
    await mailbox.close();
  });

  test('of several links the one that was sent last is live', async () => {
    const mailbox = await openMailbox();
    for (const _ of [1, 2]) {
      await enqueue();
      await deliverDue(parts(smtp(mailbox)));
    }
    const answers = [];
    for (const { text = '' } of await mailbox.mails()) {
      const token = tokenIn(LINK.exec(text)?.[0] ?? '');
      answers.push(
        (await served.call({ method: 'POST', path: 'account/checkforgetpasswordtoken', body: { token } })).status,
      );
    }
    expect(answers).toEqual([404, 200]);
    await mailbox.close();
  });

  test('whoever was disabled meanwhile gets no link', async () => {
    const mailbox = await openMailbox();
    await enqueue();
    await asSession(`update customer_user set state = 'disabled' where id = $1`, [userId()]);
    await deliverDue(parts(smtp(mailbox)));
    expect(await mailbox.mails()).toEqual([]);
    expect(await rows()).toMatchObject([{ state: 'failed', failure: 'user_disabled' }]);
    await asSession(`update customer_user set state = 'active' where id = $1`, [userId()]);
    await mailbox.close();
  });

  test('a change that is rolled back mails nothing', async () => {
    const { database, companyA } = served.world;
    const broken = database.withTenant('app', companyA.id, async (transaction) => {
      await enqueueMail(transaction, { companyId: companyA.id, userId: userId(), kind: 'invitation' });
      throw new Error('no');
    });
    await expect(broken).rejects.toThrow('no');
    expect(await rows()).toEqual([]);
  });

  test('without a mail server it is kept, readable', async () => {
    await enqueue();
    await deliverDue(parts(keepingTransport));
    expect(await rows()).toMatchObject([
      { state: 'kept', content: { subject: 'Reset your password', text: expect.stringMatching(LINK) } },
    ]);
  });

  test('what was done long ago is forgotten, what is waiting is not', async () => {
    await enqueue();
    await enqueue();
    await asWorker(`update mail_message set state = 'sent', done_at = now() - interval '31 days'
      where id = (select min(id) from mail_message)`);
    await asWorker(`update mail_message set due_at = now() - interval '31 days' where state = 'queued'`);
    await forgetOldMails(served.world.database);
    expect(await rows()).toMatchObject([{ state: 'queued' }]);
  });

  test('the worker reads and writes of an account what a mail needs, and nothing else', async () => {
    for (const text of [
      'select password_hash from user_credential',
      'select reset_hash from user_credential',
      `update user_credential set password_hash = 'x'`,
      'select phone from customer_user',
      `update customer_user set email = 'x@test.example'`,
      'select tax_number from customer',
    ])
      await expect(asWorker(text), text).rejects.toMatchObject({ code: '42501' });
    const asApp = (text: string) =>
      served.world.database.statement('app', served.world.companyA.id, { text, values: [] });
    await expect(asApp('select content from mail_message')).rejects.toMatchObject({ code: '42501' });
  });
});
