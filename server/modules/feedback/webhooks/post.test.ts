/** What leaves for a receiver, and what does not: nothing of this reaches a network of one's own, or waits for ever. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CERTIFICATE, hereOnly, openReceiver, type Receiver } from '../../../test/receiver.ts';
import { isPublic, type Policy, publicPolicy } from './policy.ts';
import { post } from './post.ts';

describe('an address of the public internet', () => {
  test.each(['93.184.216.34', '8.8.8.8', '2606:2800:220:1:248:1893:25c8:1946', '2a00:1450:4001:81b::200e'])(
    '%s',
    (address) => {
      expect(isPublic(address)).toBe(true);
    },
  );

  test.each([
    ['this machine', ['127.0.0.1', '127.8.8.8', '0.0.0.0', '::1', '::']],
    ['private', ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fd12:3456::1', 'fec0::1']],
    ['link-local, with the cloud’s metadata', ['169.254.169.254', 'fe80::1', 'fe80::1%eth0']],
    ['carrier-grade NAT', ['100.64.0.1', '100.127.255.255']],
    ['IPv4 in IPv6', ['::ffff:127.0.0.1', '::ffff:10.0.0.1', '::ffff:7f00:1', '::127.0.0.1']],
    [
      'NAT64, 6to4 and Teredo',
      ['64:ff9b::7f00:1', '64:ff9b::10.0.0.1', '64:ff9b:1::a00:1', '2002:7f00:1::', '2001::1'],
    ],
    ['multicast, broadcast, kept for later', ['224.0.0.1', '255.255.255.255', '240.0.0.1', 'ff02::1']],
    ['for tests and documents', ['192.0.2.1', '198.18.0.1', '198.51.100.1', '203.0.113.1', '2001:db8::1']],
    ['no address at all', ['', 'localhost', '0x7f.1', '127.1.']],
  ])('is none that is %s', (_what, addresses) => {
    expect(addresses.filter(isPublic)).toEqual([]);
  });
});

describe('an attempt', () => {
  let receiver: Receiver;
  beforeAll(async () => (receiver = await openReceiver()));
  beforeEach(() => {
    receiver.received.length = 0;
    receiver.answer((response) => response.writeHead(204).end());
  });
  afterAll(() => receiver.close());

  const attempt = (url: string, policy: Policy = hereOnly, timeoutMs = 10_000) =>
    post({ url, headers: { 'webhook-id': 'msg_1' }, body: '{"ü":1}' }, { policy, timeoutMs });

  test('arrives whole, and says how it went', async () => {
    receiver.answer((response) => response.writeHead(202).end('thank you'));
    expect(await attempt(receiver.url())).toMatchObject({ failure: null, status: 202, answer: 'thank you' });
    expect(receiver.received).toMatchObject([{ path: '/hook', body: '{"ü":1}', headers: { 'webhook-id': 'msg_1' } }]);
  });

  test.each([
    [302, 'status'],
    [400, 'status'],
    [500, 'status'],
    [410, 'receiver_gone'],
  ])('that is answered by %i has failed, and a redirect is not followed', async (status, failure) => {
    receiver.answer((response) => response.writeHead(status, { location: receiver.url('/elsewhere') }).end('no'));
    expect(await attempt(receiver.url())).toMatchObject({ failure, status, answer: 'no' });
    expect(receiver.received).toHaveLength(1);
  });

  test.each([
    ['a private address', async () => [{ address: '10.0.0.1', family: 4 }]],
    [
      'a public and a private one',
      async () => [
        { address: '93.184.216.34', family: 4 },
        { address: '::1', family: 6 },
      ],
    ],
    ['none', async () => []],
  ])('never leaves for a name that leads to %s', async (_what, resolve) => {
    const policy = { ...publicPolicy([receiver.port]), resolve, authority: CERTIFICATE };
    expect(await attempt(receiver.url(), policy)).toMatchObject({ failure: 'address_refused', status: null });
    expect(receiver.received).toEqual([]);
  });

  test.each([
    'https://127.0.0.1',
    'https://[::1]',
    'https://[::ffff:127.0.0.1]',
    'https://2130706433',
    'https://0x7f000001',
  ])('never leaves for %s, which no look-up would judge', async (origin) => {
    const policy = { ...publicPolicy([receiver.port]), authority: CERTIFICATE };
    expect(await attempt(`${origin}:${receiver.port}/hook`, policy)).toMatchObject({ failure: 'address_refused' });
    expect(receiver.received).toEqual([]);
  });

  test('leaves for a port of the web or one that the operator lists, and for no other', async () => {
    const { allowsPort } = publicPolicy();
    expect([80, 443, 22, 25, 5432, 8443, receiver.port].filter(allowsPort)).toEqual([80, 443]);
    expect(await attempt(receiver.url(), { ...hereOnly, allowsPort })).toMatchObject({ failure: 'address_refused' });
    expect(receiver.received).toEqual([]);
    const listed = { ...hereOnly, allowsPort: publicPolicy([receiver.port]).allowsPort };
    expect(await attempt(receiver.url(), listed)).toMatchObject({ failure: null, status: 204 });
  });

  test.each([
    ['another protocol', '101 Switching Protocols\r\nupgrade: other\r\nconnection: upgrade', 'status', 101],
    ['a status that HTTP does not have', '099 Hm\r\ncontent-length: 0', 'connection', null],
    ['one that is none', '000 Hm\r\ncontent-length: 0', 'connection', null],
    ['what is no answer', 'nothing', 'connection', null],
  ])('that is answered by %s has failed', async (_what, head, failure, status) => {
    receiver.answer((response) => response.socket?.write(`HTTP/1.1 ${head}\r\n\r\n`));
    expect(await attempt(receiver.url(), hereOnly, 5_000)).toMatchObject({ failure, status });
  });

  test('to a receiver that never answers, or never ends, is given up', async () => {
    receiver.answer(() => undefined);
    expect(await attempt(receiver.url(), hereOnly, 300)).toMatchObject({ failure: 'timeout', status: null });
    receiver.answer((response) => response.writeHead(200).write('and'));
    expect(await attempt(receiver.url(), hereOnly, 300)).toMatchObject({ failure: 'timeout' });
  });

  test('a name that is never found is given up in the same time', async () => {
    const policy = { ...hereOnly, resolve: () => new Promise<never>(() => undefined) };
    expect(await attempt(receiver.url(), policy, 300)).toMatchObject({ failure: 'timeout' });
  });

  test('of an endless answer no more is read than is of use', async () => {
    let sent = 0;
    receiver.answer((response) => {
      const more = (): void => {
        if (response.destroyed) return;
        sent += 16_384;
        if (response.write('\0é'.repeat(8_192))) setImmediate(more);
        else response.once('drain', more);
      };
      more();
    });
    const outcome = await attempt(receiver.url());
    expect(outcome).toMatchObject({ failure: null, status: 200 });
    expect(outcome.answer).toBe('é'.repeat(1_024));
    expect(sent).toBeLessThan(16_384 * 1_024);
  });

  test('to a certificate that nobody vouches for, a closed door and a missing name', async () => {
    const { authority: _, ...stranger } = hereOnly;
    expect(await attempt(receiver.url(), stranger)).toMatchObject({ failure: 'certificate' });
    expect(await attempt(receiver.url('/', 'other.example'))).toMatchObject({ failure: 'certificate' });
    expect(await attempt('https://hooks.example:1/')).toMatchObject({ failure: 'connection' });
    const missing = {
      ...hereOnly,
      resolve: () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOTFOUND' })),
    };
    expect(await attempt(receiver.url(), missing)).toMatchObject({ failure: 'name_not_found' });
    expect(receiver.received).toEqual([]);
  });
});
