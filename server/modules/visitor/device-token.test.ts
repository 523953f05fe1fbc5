import { describe, expect, it } from 'vitest';
import { createDeviceTokens, DEVICE_COOKIE } from './device-token.ts';

const SECRET = Buffer.from('a secret of this test');
const DAY_MS = 24 * 60 * 60 * 1000;
const unit = { companyId: 1, nodeId: 2 };
const cookie = (token: string): string => `other=1; ${DEVICE_COOKIE}=${token}; last=2`;

describe('the token of a device', () => {
  it('is told from any other, and keeps the time of its page', () => {
    let now = DAY_MS;
    const tokens = createDeviceTokens(SECRET, () => now);
    const [one, other] = [tokens.issue(), tokens.issue()];
    now += 5_000;
    expect(tokens.read(cookie(one))).toEqual({ id: one.split('.')[0], ageMs: 5_000 });
    expect(tokens.read(cookie(other))?.id).not.toBe(tokens.read(cookie(one))?.id);
  });

  it('ends after a day', () => {
    let now = DAY_MS;
    const tokens = createDeviceTokens(SECRET, () => now);
    const token = tokens.issue();
    now += DAY_MS;
    expect(tokens.read(cookie(token))).not.toBeNull();
    now += 1;
    expect(tokens.read(cookie(token))).toBeNull();
  });

  it('is hashed otherwise at each unit and by each server’s secret', () => {
    const { hashAt } = createDeviceTokens(SECRET);
    const hash = hashAt(unit, 'device');
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(hashAt({ ...unit }, 'device')).toBe(hash);
    const others = [
      hashAt({ ...unit, nodeId: 3 }, 'device'),
      hashAt({ ...unit, companyId: 3 }, 'device'),
      hashAt(unit, 'other'),
      createDeviceTokens(Buffer.from('another')).hashAt(unit, 'device'),
    ];
    expect(new Set([hash, ...others]).size).toBe(5);
  });

  const { issue, read } = createDeviceTokens(SECRET);
  const [id = '', issued = '', signature = ''] = issue().split('.');
  it.each([
    ['no cookies', undefined],
    ['several headers', [cookie(issue())]],
    ['other cookies', 'a=b; c=d'],
    ['an empty one', `${DEVICE_COOKIE}=`],
    ['one of another secret', cookie(createDeviceTokens(Buffer.from('another')).issue())],
    ['one of another time', cookie(`${id}.${(Number.parseInt(issued, 36) - 60_000).toString(36)}.${signature}`)],
    ['one with a signature of another length', cookie(`${id}.${issued}.${signature}x`)],
    ['one of later', cookie(createDeviceTokens(SECRET, () => Date.now() + 60_000).issue())],
    ['a very long one', cookie('a'.repeat(100_000))],
  ])('is not read from %s', (_, cookies) => expect(read(cookies)).toBeNull());
});
