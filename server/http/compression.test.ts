import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { fixedBody } from './fixed-body.ts';
import { servedWorld } from '../test/scenarios.ts';

describe('compression', async () => {
  const served = await servedWorld();

  const encodingOf = async (path: string, accepted: string): Promise<string | null> =>
    (await served.call({ path, headers: { 'accept-encoding': accepted } })).headers.get('content-encoding');

  test('what is large goes out as brotli, else gzip, else as it is', async () => {
    expect(await encodingOf('openapi.json', 'br, gzip')).toBe('br');
    expect(await encodingOf('openapi.json', 'gzip')).toBe('gzip');
    expect(await encodingOf('openapi.json', 'identity')).toBeNull();
  });

  test('who takes nothing that there is gets it as it is, and no failure', async () => {
    const { status, headers } = await served.call({
      path: 'openapi.json',
      headers: { 'accept-encoding': 'br;q=0, gzip;q=0, identity;q=0' },
    });
    expect([status, headers.get('content-encoding')]).toEqual([200, null]);
  });

  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['zstd', null],
    ['deflate', null],
  ])('what is the same for everybody is compressed once, also for who takes %s', async (accepted, coding) => {
    for (const path of ['openapi.json', 'docs', 'docs.css']) {
      const answer = await fetch(`${served.origin}/api/${path}`, { headers: { 'accept-encoding': accepted } });
      expect(answer.headers.get('content-encoding')).toBe(coding);
      // Known beforehand only of bytes that are there: what is compressed as it goes out has no length.
      expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(0);
      await answer.arrayBuffer();
      // Node's fetch asks for no copy where nothing is said.
      const known = { 'if-none-match': answer.headers.get('etag') ?? '', 'cache-control': 'max-age=0' };
      const again = await fetch(`${served.origin}/api/${path}`, { headers: known });
      expect(again.status).toBe(304);
    }
  });

  test('bytes that were compressed are the ones that are sent', async () => {
    const body = fixedBody('a'.repeat(10_000));
    const [first, again] = [await body.in('br'), await body.in('br')];
    expect(again).toBe(first);
    expect(brotliDecompressSync(first).toString()).toBe('a'.repeat(10_000));
    expect(gunzipSync(await body.in('gzip')).toString()).toBe('a'.repeat(10_000));
  });

  test('what fits a packet is left alone', async () => {
    expect(await encodingOf('getorganizationtype', 'br, gzip')).toBeNull();
  });
});
