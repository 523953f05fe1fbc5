import { expect, test } from 'vitest';
import { createSeal } from './seal.ts';

const SERVER = Buffer.from('a secret of a server that is long enough');
const seal = createSeal(SERVER, 'test');

test('what is sealed opens in its place, and never looks the same', () => {
  const sealed = seal.close('a secret', '1.2');
  expect(seal.open(sealed, '1.2')).toBe('a secret');
  expect(sealed).not.toContain('secret');
  expect(seal.close('a secret', '1.2')).not.toBe(sealed);
});

test.each([
  ['in another place', (sealed: string) => seal.open(sealed, '1.3')],
  ['for another purpose', (sealed: string) => createSeal(SERVER, 'other').open(sealed, '1.2')],
  ['with another secret', (sealed: string) => createSeal(Buffer.from('another secret'), 'test').open(sealed, '1.2')],
  [
    'once it was changed',
    (sealed: string) => seal.open(`${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`, '1.2'),
  ],
  ['once it was cut', (sealed: string) => seal.open(sealed.slice(0, 20), '1.2')],
  ['when it is nothing', () => seal.open('', '1.2')],
])('it does not open %s', (_name, open) => {
  expect(open(seal.close('a secret', '1.2'))).toBeNull();
});
