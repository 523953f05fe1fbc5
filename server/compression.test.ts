import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Served, serveWorld } from './test/scenarios.ts';

describe('compression', () => {
  let served: Served;
  beforeAll(async () => {
    served = await serveWorld();
  });
  afterAll(() => served.close());

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

  test('what fits a packet is left alone', async () => {
    expect(await encodingOf('getorganizationtype', 'br, gzip')).toBeNull();
  });
});
