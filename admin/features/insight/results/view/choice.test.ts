import { expect, test } from 'vitest';
import { askedBy, readChoice, writeChoice } from './choice.ts';

test.each([
  ['', { version: null, comparison: null }, {}],
  ['version=3', { version: 3, comparison: null }, { version: 3 }],
  ['compare=previous', { version: null, comparison: { kind: 'previous' } }, { compare_previous: true }],
  ['compare=unit.7', { version: null, comparison: { kind: 'unit', id: 7 } }, { compare_node_id: 7 }],
  [
    'version=2&compare=version.1',
    { version: 2, comparison: { kind: 'version', number: 1 } },
    { version: 2, compare_version: 1 },
  ],
])('an address says %s', (address, choice, asked) => {
  expect(readChoice(new URLSearchParams(address))).toEqual(choice);
  expect(askedBy(readChoice(new URLSearchParams(address)))).toEqual(asked);
  expect(String(writeChoice(new URLSearchParams('unit=5'), readChoice(new URLSearchParams(address))))).toBe(
    ['unit=5', address].filter(Boolean).join('&'),
  );
});

test.each(['version=0', 'version=x', 'compare=unit', 'compare=unit.-1', 'compare=week', 'compare=version.1e9'])(
  'nothing is taken of %s',
  (address) => {
    expect(readChoice(new URLSearchParams(address))).toEqual({ version: null, comparison: null });
  },
);
