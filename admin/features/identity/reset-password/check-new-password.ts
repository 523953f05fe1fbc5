import { isWellMade, ownNameIn, type PasswordOwner } from '../../../../shared/password-rules/password-rules.ts';

export interface NewPassword {
  password: string;
  confirmation: string;
}

/** Keys of admin/i18n, or the server's own words. */
export type NewPasswordViolations = Partial<Record<keyof NewPassword, string>>;

export const REQUIRED = 'ra.validation.required';

/** What is wrong with a new password and its confirmation, before anything is sent. */
export function checkNewPassword({ password, confirmation }: NewPassword, owner: PasswordOwner): NewPasswordViolations {
  const violation = passwordViolationOf(password, owner);
  const violations: NewPasswordViolations = violation === undefined ? {} : { password: violation };
  if (confirmation === '') violations.confirmation = REQUIRED;
  else if (confirmation !== password) violations.confirmation = 'app.password.mismatch';
  return violations;
}

/** The first rule that a new password fails; whether it is a common one, or the one before, the server knows alone. */
export function passwordViolationOf(password: string, owner: PasswordOwner): string | undefined {
  if (password === '') return REQUIRED;
  if (!isWellMade(password)) return 'app.password.too_weak';
  const held = ownNameIn(password, owner);
  return held === null ? undefined : `app.password.holds_${held}`;
}
