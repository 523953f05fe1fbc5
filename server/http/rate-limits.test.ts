import { describe, expect, test } from 'vitest';
import { createRateLimits } from './rate-limits.ts';

/** One sign-in a minute. */
const ONE = 1 / 30;

async function isOneCaller(first: string, second: string): Promise<boolean> {
  const limit = createRateLimits(ONE);
  await limit('sign_in', first);
  return limit('sign_in', second).then(
    () => false,
    () => true,
  );
}

describe('who counts as one caller', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1', true],
    ['192.0.2.1', '192.0.2.2', false],
    ['::ffff:192.0.2.1', '::ffff:192.0.2.2', false],
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff:eeee:dddd:cccc', true],
    ['2001:db8:1:2::1', '2001:0DB8:0001:0002::2', true],
    ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
    ['2001:db8::1', '2001:db8::ffff', true],
    ['user:1', 'user:2', false],
  ])('%s and %s: %s', async (first, second, expected) => {
    expect(await isOneCaller(first, second)).toBe(expected);
  });

  test('one class is counted apart from another', async () => {
    const limit = createRateLimits(ONE);
    await limit('sign_in', '192.0.2.1');
    await expect(limit('public', '192.0.2.1')).resolves.toBeUndefined();
    await expect(limit('sign_in', '192.0.2.1')).rejects.toMatchObject({ code: 'too_many_requests' });
  });
});

test('files are taken and made less often than rows', async () => {
  const limit = createRateLimits();
  for (let file = 0; file < 30; file++) await limit('file', 'user:1');
  await expect(limit('file', 'user:1')).rejects.toMatchObject({ code: 'too_many_requests' });
  await expect(limit('write', 'user:1')).resolves.toBeUndefined();
});
