import { describe, expect, it } from 'vitest';
import { createShownVersions } from './shown-versions.ts';

const secret = Buffer.from('a secret of this test, long enough for anything');
const versions = createShownVersions(secret);
const code = { companyId: 1, codeId: 2 };
const key = versions.keyOf(code, 7);

describe('a version that was shown', () => {
  it('is taken by its key, at its code alone', () => {
    expect(versions.read(code, 7, key)).toBe(7);
    expect(createShownVersions(secret).read(code, 7, key)).toBe(7);
    expect(versions.read(code, 8, key)).toBeUndefined();
    expect(versions.read({ companyId: 1, codeId: 3 }, 7, key)).toBeUndefined();
    expect(versions.read({ companyId: 2, codeId: 2 }, 7, key)).toBeUndefined();
    expect(createShownVersions(Buffer.from('another secret')).read(code, 7, key)).toBeUndefined();
  });

  it.each([[undefined], [''], ['ü'.repeat(8)], ['A'.repeat(16)], [`${key}x`], ['x'.repeat(5000)]])(
    'is none with the key %j',
    (given) => expect(versions.read(code, 7, given)).toBeUndefined(),
  );

  it('is none without a number', () => expect(versions.read(code, undefined, key)).toBeUndefined());
});
