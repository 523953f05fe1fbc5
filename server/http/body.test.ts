import { type IncomingMessage, request as send, type Server, createServer } from 'node:http';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readJsonBody } from './body.ts';
import { readFormBody } from '../modules/visitor/form-body.ts';

type Reader = (request: IncomingMessage) => Promise<unknown>;

const readers: [string, Reader, string][] = [
  ['JSON', (request) => readJsonBody(request), 'application/json'],
  ['a form', (request) => readFormBody(request), 'application/x-www-form-urlencoded'],
];

describe.each(readers)('a body of %s', (_name, read, type) => {
  let server: Server;
  /** How the reading of the latest request ends. */
  let ended: PromiseWithResolvers<unknown>;
  beforeAll(async () => {
    server = createServer((request, response) => {
      read(request).then(ended.resolve, (error: unknown) => {
        ended.resolve(error);
        response.statusCode = 400;
        response.end();
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  /** A request whose body has begun. */
  async function begin(text: string) {
    ended = Promise.withResolvers();
    const bound = server.address();
    const port = typeof bound === 'object' && bound ? bound.port : 0;
    const request = send({ host: '127.0.0.1', port, method: 'POST', headers: { 'content-type': type }, agent: false });
    request.on('error', () => undefined);
    const arrived = once(server, 'request');
    request.write(text);
    await arrived;
    return request;
  }

  test('that breaks off is an error of the caller, not of ours', async () => {
    const request = await begin('{"a":');
    request.destroy();
    expect(await ended.promise).toMatchObject({ code: 'malformed_body', status: 400 });
  });

  test('that does not announce its length is cut off at the limit', async () => {
    const request = await begin('x'.repeat(200_000));
    request.write('x'.repeat(200_000));
    expect(await ended.promise).toMatchObject({ code: 'too_large', status: 413 });
    request.destroy();
  });
});
