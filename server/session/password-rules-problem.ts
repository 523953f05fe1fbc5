/** The refusal of a password that does not meet the rules; apart from them, since the browser reads those. */
import { type FieldError, invalidInput } from '../errors.ts';
import { isAcceptablePassword, MIN_PASSWORD_LENGTH } from './password-rules.ts';

/** What is wrong with a new password, at its place; nothing for one that meets the rules. */
export const passwordFaults = (password: string, pointer: string): FieldError[] =>
  isAcceptablePassword(password)
    ? []
    : [{ pointer, code: 'password_rules', parameters: { limit: MIN_PASSWORD_LENGTH } }];

export function refuseWeakPassword(password: string, pointer: string): void {
  const errors = passwordFaults(password, pointer);
  if (errors.length > 0) throw invalidInput({ errors });
}
