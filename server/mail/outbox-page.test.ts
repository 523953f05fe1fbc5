/** The page of kept mails: what it shows, how it escapes, and that production has none. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { createTestDatabase, type TestDatabase } from '../test/database.ts';
import { createWorld, TEST_SECRET, type World } from '../test/world.ts';
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
    await deliverDue({ database, publicUrl: PUBLIC_URL, secret: TEST_SECRET, transport: keepingTransport, log });
  });
  afterAll(async () => {
    await world.close();
    await testDatabase.drop();
  });

  async function get(path: string, showsOutbox: boolean): Promise<Response & { content: string }> {
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
    const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
    const content = await response.text();
    await new Promise((resolve) => server.close(resolve));
    return Object.assign(response, { content });
  }

  test('shows the mail with its link, and reads nothing in it as markup', async () => {
    const { status, headers, content } = await get('/dev/outbox', true);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(content).toMatch(/<a href="https:\/\/feedback\.test\/reset-password\?token=[\w.-]+">/);
    expect(content).not.toContain('<script');
    expect(content).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(content).not.toContain('href="https://evil.example');
    expect(content).not.toMatch(/style=|<style/);
    expect((await get('/dev/outbox.css', true)).headers.get('content-type')).toContain('text/css');
  });

  test('is not there in production', async () => {
    expect((await get('/dev/outbox', false)).status).toBe(404);
    expect((await get('/dev/outbox.css', false)).status).toBe(404);
  });
});
