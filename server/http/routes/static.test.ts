import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Koa from 'koa';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compressed } from '../compression.ts';
import { securityHeaders } from '../headers.ts';
import { frontEndMiddleware } from './static.ts';

describe('the files of the front ends', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'feedtree-static-'));
  const failures: unknown[] = [];
  let server: Server;

  beforeAll(async () => {
    mkdirSync(path.join(folder, 'admin/assets'), { recursive: true });
    mkdirSync(path.join(folder, 'public'));
    writeFileSync(path.join(folder, 'secret.txt'), 'secret');
    writeFileSync(path.join(folder, 'admin/index.html'), '<meta name="nonce" content="__CSP_NONCE__">');
    writeFileSync(path.join(folder, 'admin/assets/app-1.js'), 'export {}');
    writeFileSync(path.join(folder, 'admin/assets/app-1.css'), 'a{}');
    for (const drawing of ['admin/favicon.svg', 'admin/assets/tree-1.svg'])
      writeFileSync(path.join(folder, drawing), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    const koa = new Koa();
    // Who has the whole file may be gone before the server has read its end.
    koa.on('error', (error: Error & { code?: string }) => {
      if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') failures.push(error);
    });
    koa.use(securityHeaders);
    koa.use(compressed());
    const builds = { admin: path.join(folder, 'admin'), publicClient: path.join(folder, 'public') };
    for (const middleware of frontEndMiddleware(builds)) koa.use(middleware);
    server = createServer(koa.callback());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    await new Promise((resolve) => server.close(resolve));
    rmSync(folder, { recursive: true });
  });

  /** Sent as it is: `fetch` would tidy the path first. */
  const get = (
    address: string,
  ): Promise<{ status: number; type: string | undefined; policy: string; robots: string | undefined; text: string }> =>
    new Promise((resolve, reject) => {
      const bound = server.address();
      const port = typeof bound === 'object' && bound ? bound.port : 0;
      const asked = request({ host: '127.0.0.1', port, path: address, agent: false }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            type: response.headers['content-type'],
            policy: String(response.headers['content-security-policy']),
            robots: response.headers['x-robots-tag']?.toString(),
            text: Buffer.concat(chunks).toString(),
          }),
        );
      });
      asked.on('error', reject).end();
    });

  test('search engines may lead to the login alone', async () => {
    expect((await get('/login')).robots).toBeUndefined();
    for (const address of ['/', '/reset-password?token=a', '/feedback_management/1'])
      expect((await get(address)).robots).toBe('noindex');
  });

  test.each(['gzip', 'zstd', 'deflate', 'gzip, br'])(
    'an asset is not compressed per request for %s',
    async (accepted) => {
      writeFileSync(path.join(folder, 'admin/assets/large.js'), `// ${'large '.repeat(5_000)}`);
      const bound = server.address();
      const port = typeof bound === 'object' && bound ? bound.port : 0;
      const headers = { 'accept-encoding': accepted };
      const answer = await fetch(`http://127.0.0.1:${port}/assets/large.js`, { headers });
      expect(answer.headers.get('content-encoding')).toBeNull();
      expect(await answer.text()).toHaveLength(Number(answer.headers.get('content-length')));
    },
  );

  test.each([
    ['/favicon.svg', 'image/svg+xml; charset=utf-8'],
    ['/assets/tree-1.svg', 'image/svg+xml; charset=utf-8'],
    ['/assets/app-1.js', 'text/javascript; charset=utf-8'],
    ['/assets/app-1.css', 'text/css; charset=utf-8'],
    ['/login', 'text/html; charset=utf-8'],
  ])('%s says what it is and in which charset: %s', async (address, type) => {
    expect(await get(address)).toMatchObject({ status: 200, type });
  });

  test('an asset is served', async () => {
    expect(await get('/assets/app-1.js')).toMatchObject({ status: 200, text: 'export {}' });
  });

  test('every other address gets the document, with a nonce of its own', async () => {
    const [first, second] = [await get('/plan/7'), await get('/plan/7')];
    expect(first.policy).toContain(/content="([\w-]+)"/.exec(first.text)?.[1] ?? 'no nonce');
    expect(first.text).not.toBe(second.text);
  });

  test.each([
    '/%',
    '/assets/%',
    '/assets/%00',
    '/..%2fsecret.txt',
    '/../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/public-assets/..%2fsecret.txt',
    '/.env',
    '/.git/config',
  ])('%s leads nowhere, under the same policy, and is no failure of ours', async (address) => {
    const answer = await get(address);
    expect(answer).toMatchObject({ status: 404, policy: expect.stringContaining("default-src 'self'") as string });
    expect(answer.text).not.toContain('secret');
    expect(failures).toEqual([]);
  });
});
