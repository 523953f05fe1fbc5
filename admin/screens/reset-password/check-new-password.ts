import { isAcceptablePassword } from '../../../server/session/password-rules.ts';

export interface NewPassword {
  password: string;
  confirmation: string;
}

/** Keys of admin/i18n, or the server's own words. */
export type NewPasswordFaults = Partial<Record<keyof NewPassword, string>>;

export const REQUIRED = 'ra.validation.required';

/** What is wrong with a new password and its confirmation, before anything is sent. */
export function checkNewPassword({ password, confirmation }: NewPassword): NewPasswordFaults {
  const faults: NewPasswordFaults = {};
  if (password === '') faults.password = REQUIRED;
  else if (!isAcceptablePassword(password)) faults.password = 'app.password.too_weak';
  if (confirmation === '') faults.confirmation = REQUIRED;
  else if (confirmation !== password) faults.confirmation = 'app.password.mismatch';
  return faults;
}
