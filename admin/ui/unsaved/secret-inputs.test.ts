import { expect, test } from 'vitest';
import { isSecretInput } from './secret-inputs.ts';

test.each([
  ['password', 'off', true],
  // Shown for once.
  ['text', 'current-password', true],
  ['text', 'new-password', true],
  ['text', 'one-time-code', true],
  ['text', 'cc-number', true],
  ['text', 'billing cc-csc', true],
  ['text', 'cc-exp', true],
  ['text', '', false],
  ['email', 'username', false],
  ['text', 'organization', false],
])('an input of type %j with autofill %j is secret: %j', (type, autocomplete, expected) => {
  expect(isSecretInput({ type, autocomplete: autocomplete as AutoFill })).toBe(expected);
});
