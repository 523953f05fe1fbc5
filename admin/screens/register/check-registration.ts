/** What a registration holds, and what is wrong with it before it is sent. */
import { isAcceptablePassword } from '../../../server/session/password-rules.ts';

export interface RegistrationValues {
  company_name: string;
  full_name: string;
  email: string;
  phone: string;
  password: string;
  accept_terms: boolean;
  accept_privacy: boolean;
}

/** Keys of admin/i18n, or the server's own words. */
export type RegistrationFaults = Partial<Record<keyof RegistrationValues, string>>;

const REQUIRED = 'ra.validation.required';

export function checkRegistration(values: RegistrationValues): RegistrationFaults {
  const faults: RegistrationFaults = {};
  for (const name of ['company_name', 'full_name', 'email', 'password'] as const)
    if (values[name].trim() === '') faults[name] = REQUIRED;
  if (faults.email === undefined && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(values.email.trim()))
    faults.email = 'ra.validation.email';
  if (faults.password === undefined && !isAcceptablePassword(values.password))
    faults.password = 'app.password.too_weak';
  for (const name of ['accept_terms', 'accept_privacy'] as const)
    if (!values[name]) faults[name] = 'app.register.consent_required';
  return faults;
}
