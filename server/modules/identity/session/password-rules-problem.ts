/** The refusal of a password that does not meet the rules; apart from them, since the browser reads those. */
import { type FieldViolation, invalidInput } from '../../../errors.ts';
import { isCommonPassword } from './common-passwords.ts';
import {
  isWellMade,
  MIN_PASSWORD_LENGTH,
  ownNameIn,
  PASSPHRASE_LENGTH,
  type PasswordOwner,
} from '../../../../shared/password-rules/password-rules.ts';
import { passwordMatches } from './passwords.ts';

/** What is wrong with a new password, at its place; nothing for one that meets the rules. */
export function passwordViolations(password: string, owner: PasswordOwner, pointer: string): FieldViolation[] {
  if (!isWellMade(password))
    return [{ pointer, code: 'password_rules', parameters: { limit: MIN_PASSWORD_LENGTH, long: PASSPHRASE_LENGTH } }];
  const held = ownNameIn(password, owner);
  if (held !== null) return [{ pointer, code: held === 'email' ? 'password_holds_email' : 'password_holds_company' }];
  return isCommonPassword(password) ? [{ pointer, code: 'password_common' }] : [];
}

/** Throws 400 at its place. */
export function refuseWeakPassword(password: string, owner: PasswordOwner, pointer: string): void {
  const errors = passwordViolations(password, owner, pointer);
  if (errors.length > 0) throw invalidInput({ errors });
}

/** Throws 400 for the password that the account has already. Costs a slow hash: after all that is judged at once. */
export async function refuseSamePassword(password: string, hash: string | null, pointer: string): Promise<void> {
  if (hash !== null && (await passwordMatches(hash, password)))
    throw invalidInput({ errors: [{ pointer, code: 'password_unchanged' }] });
}
