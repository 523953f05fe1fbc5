/** The page of kept mails: what it shows, how it escapes, and that production has none. */
import { once } from 'node:events';
import { mailTemplate } from '../../app/mail-templates.ts';
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../app/app.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { createWorld, TEST_SECRET, type World } from '../../test/world.ts';
import { deliverDue } from './deliver.ts';
import { enqueueMail } from './outbox.ts';
import { keepingTransport } from './transport.ts';
import { openFileStore } from '../storage/file-store.ts';

const PUBLIC_URL = 'https://feedback.test';
const log = { error: (_message: string, { error }: { error: unknown }) => expect.fail(String(error)) };

describe('/dev/outbox', () => {
  let testDatabase: TestDatabase;
  let world: World;
  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    world = await createWorld(testDatabase.url);
    const { database, companyA, principals } = world;
    const userId = principals['nobody']?.userId ?? 0;
    await database.withTenant('session', companyA.id, async (transaction) => {
      const values = [userId, '<script>alert(1)</script> https://evil.example/x'];
      await transaction.query({ text: 'update customer_user set full_name = $2 where id = $1', values });
      await enqueueMail(transaction, { companyId: companyA.id, userId, kind: 'invitation' });
    });
    await deliverDue({
      mailTemplate,
      database,
      publicUrl: PUBLIC_URL,
      secret: TEST_SECRET,
      transport: keepingTransport,
      log,
    });
  });
  afterAll(async () => {
    await world.close();
    await testDatabase.drop();
  });

  interface Asked {
    showsOutbox?: boolean;
    headers?: OutgoingHttpHeaders;
  }

  async function get(path: string, { showsOutbox = true, headers = {} }: Asked = {}) {
    const app = createApp({
      ownOrigin: () => 'http://localhost',
      database: world.database,
      store: openFileStore({ kind: 'folder', folder: '/nowhere' }),
      intake: '/nowhere',
      journals: '/nowhere',
      sessionSecret: TEST_SECRET,
      publicUrl: PUBLIC_URL,
      trustedProxies: 0,
      log,
      showsOutbox,
    });
    const server = createServer(app.listener);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    // Not by fetch, which sends no other Host than the address's.
    const { port } = server.address() as AddressInfo;
    const asked = request({ host: '127.0.0.1', port, path, headers: { host: `localhost:${port}`, ...headers } }).end();
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    const content = await readText(response);
    await new Promise((resolve) => server.close(resolve));
    return { status: response.statusCode, headers: response.headers, content };
  }

  test('shows the mail with its link, and reads nothing in it as markup', async () => {
    const { status, headers, content } = await get('/dev/outbox');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(content).toMatch(/<a href="https:\/\/feedback\.test\/reset-password#token=[\w.-]+">/);
    expect(content).not.toContain('<script');
    expect(content).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(content).not.toContain('href="https://evil.example');
    expect(content).not.toMatch(/style=|<style/);
    expect((await get('/dev/outbox.css')).headers['content-type']).toContain('text/css');
  });

  test.each(['localhost', '127.0.0.1:3000', '[::1]:3000'])('answers as %s', async (host) => {
    expect((await get('/dev/outbox', { headers: { host } })).status).toBe(200);
  });

  test.each<[string, OutgoingHttpHeaders]>([
    ['a name that was given this address', { host: 'rebound.example:3000' }],
    ['a name that begins like this machine', { host: 'localhost.evil.example' }],
    ['a name in the clothes of a password', { host: 'localhost@evil.example' }],
    ['another machine’s address', { host: '192.168.0.7' }],
    ['what is no host', { host: '%%%' }],
    ['a proxy', { 'x-forwarded-for': '203.0.113.9' }],
    ['a proxy of the newer form', { forwarded: 'for=203.0.113.9' }],
  ])('is not there for %s', async (_what, headers) => {
    for (const path of ['/dev/outbox', '/dev/outbox.css']) expect((await get(path, { headers })).status).toBe(404);
  });

  test('is not there in production', async () => {
    expect((await get('/dev/outbox', { showsOutbox: false })).status).toBe(404);
    expect((await get('/dev/outbox.css', { showsOutbox: false })).status).toBe(404);
  });
});
