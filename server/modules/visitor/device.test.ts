import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createDeviceHash } from './device.ts';

const phone = { ip: '192.0.2.7', userAgent: 'a phone' };

describe('the hash of a device', () => {
  it('is the same for a day and differs between devices', () => {
    const hash = createDeviceHash(() => randomBytes(32));
    expect(hash(phone)).toBe(hash({ ...phone }));
    expect(hash(phone)).not.toBe(hash({ ...phone, ip: '192.0.2.8' }));
    expect(hash(phone)).not.toBe(hash({ ...phone, userAgent: 'another phone' }));
    expect(hash(phone)).not.toBe(hash({ ...phone, purpose: 'files' }));
    expect(hash(phone)).toMatch(/^[0-9a-f]{64}$/);
  });

  it('is made by the salt of the day', () => {
    let today = '2026-01-01';
    const saltOf = (day: string): Uint8Array => Buffer.from(day);
    const hash = createDeviceHash(saltOf, () => today);
    const first = hash(phone);
    today = '2026-01-02';
    expect(hash(phone)).not.toBe(first);
    today = '2026-01-01';
    expect(hash(phone)).toBe(first);
  });
});
