/** What a registration holds, and what is wrong with it before it is sent. */
import { passwordFaultOf } from '../reset-password/check-new-password.ts';

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
  for (const name of ['company_name', 'full_name', 'email'] as const)
    if (values[name].trim() === '') faults[name] = REQUIRED;
  if (faults.email === undefined && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(values.email.trim()))
    faults.email = 'ra.validation.email';
  const owner = { email: values.email.trim(), companyName: values.company_name };
  const atPassword = passwordFaultOf(values.password, owner);
  if (atPassword !== undefined) faults.password = atPassword;
  for (const name of ['accept_terms', 'accept_privacy'] as const)
    if (!values[name]) faults[name] = 'app.register.consent_required';
  return faults;
}
