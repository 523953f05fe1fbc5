import { expect, test } from 'vitest';
import { isUnconfirmed } from './confirmation.ts';

test.each([
  ['an invited user', { state: 'invited', login_email: null }, true],
  ['one who was made active and never followed a link', { state: 'active', login_email: null }, true],
  ['an active one', { state: 'active', login_email: 'a@acme.example' }, false],
  ['one who was invited anew after the mailbox was proven', { state: 'invited', login_email: 'a@acme.example' }, false],
  ['a disabled one, who waits for nothing', { state: 'disabled', login_email: null }, false],
  ['an invited colleague, of whom the state alone is told', { state: 'invited' }, true],
  ['an active colleague', { state: 'active' }, false],
] as const)('%s', (_who, user, expected) => {
  expect(isUnconfirmed(user)).toBe(expected);
});
