import { describe, expect, it } from 'vitest';
import { createDeviceHash } from './device.ts';

const phone = { ip: '192.0.2.7', userAgent: 'a phone' };

describe('the hash of a device', () => {
  it('is the same for a day and differs between devices', () => {
    const hash = createDeviceHash(() => '2026-01-01');
    expect(hash(phone)).toBe(hash({ ...phone }));
    expect(hash(phone)).not.toBe(hash({ ...phone, ip: '192.0.2.8' }));
    expect(hash(phone)).not.toBe(hash({ ...phone, userAgent: 'another phone' }));
    expect(hash(phone)).not.toBe(hash({ ...phone, purpose: 'files' }));
    expect(hash(phone)).toMatch(/^[0-9a-f]{64}$/);
  });

  it('can not be made again on another day, nor by another process', () => {
    let today = '2026-01-01';
    const hash = createDeviceHash(() => today);
    const first = hash(phone);
    today = '2026-01-02';
    expect(hash(phone)).not.toBe(first);
    today = '2026-01-01';
    expect(hash(phone)).not.toBe(first);
    expect(createDeviceHash(() => '2026-01-01')(phone)).not.toBe(first);
  });
});
