import { describe, expect, it } from 'vitest';
import { createKiosks } from './kiosk.ts';

const kiosks = createKiosks(Buffer.from('a secret of this test, long enough for anything'));
const code = { companyId: 1, codeId: 2 };
const key = kiosks.keyOf(code);

describe('a kiosk', () => {
  it('is told apart by its key, which fits its code alone', () => {
    expect(kiosks.person(code, key, 'token')).toBe('token');
    expect(kiosks.person({ companyId: 1, codeId: 3 }, key, 'token')).toBeUndefined();
    expect(kiosks.person({ companyId: 2, codeId: 2 }, key, 'token')).toBeUndefined();
    expect(createKiosks(Buffer.from('another secret')).person(code, key, 'token')).toBeUndefined();
  });

  it.each([['1'], [''], [undefined], [['x']], ['ü'.repeat(22)], ['A'.repeat(22)], ['x'.repeat(5000)]])(
    'is not made by %j',
    (given) => expect(kiosks.person(code, given, 'token')).toBeUndefined(),
  );

  it('behaves like one when it is asked for, whatever the key', () => {
    expect([key, '1', 'guessed', '0', '', undefined].map((given) => kiosks.read(code, given))).toEqual([
      key,
      '1',
      '1',
      null,
      null,
      null,
    ]);
  });
});
