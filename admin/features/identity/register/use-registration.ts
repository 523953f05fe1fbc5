import { type FormEvent, useState } from 'react';
import { fieldErrorsOf, wordsOf } from '../../../providers/problem.ts';
import { ownTimeZone } from '../../../ui/time/time-zones.ts';
import { useSession } from '../../../providers/use-session.tsx';
import { passwordViolationOf } from '../reset-password/check-new-password.ts';

const EMPTY: RegistrationValues = {
  company_name: '',
  full_name: '',
  email: '',
  phone: '',
  password: '',
  accept_terms: false,
  accept_privacy: false,
};

/** The form of a new company. Messages are keys of admin/i18n or the server's own words. */
export function useRegistration() {
  const { client } = useSession();
  const [values, setValues] = useState(EMPTY);
  const [violations, setViolations] = useState<RegistrationViolations>({});
  const [failure, setFailure] = useState<string>();
  const [isPending, setPending] = useState(false);
  /** Where the link was mailed to. */
  const [mailedTo, setMailedTo] = useState<string | null>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const found = checkRegistration(values);
    setViolations(found);
    setFailure(undefined);
    if (Object.keys(found).length > 0) return;
    setPending(true);
    try {
      const email = values.email.trim();
      const body = { ...values, email, phone: values.phone.trim() || null, time_zone: ownTimeZone() };
      await client.callAnonymously('/account/clientregister/', { method: 'POST', body });
      setValues((last) => ({ ...last, password: '' }));
      setMailedTo(email);
    } catch (error) {
      const errors = fieldErrorsOf(error);
      if (Object.keys(errors).length === 0) setFailure(wordsOf(error));
      else setViolations(errors);
    } finally {
      setPending(false);
    }
  }

  return {
    values,
    violations,
    failure,
    isPending,
    mailedTo,
    submit: (event: FormEvent) => void submit(event),
    /** To correct what was written, the e-mail above all. */
    goBack: () => setMailedTo(null),
    setValue<Name extends keyof RegistrationValues>(name: Name, value: RegistrationValues[Name]): void {
      setValues((last) => ({ ...last, [name]: value }));
      setViolations((last) => ({ ...last, [name]: undefined }));
    },
  };
}

export type RegistrationForm = ReturnType<typeof useRegistration>;

/** What a registration holds, and what is wrong with it before it is sent. */
interface RegistrationValues {
  company_name: string;
  full_name: string;
  email: string;
  phone: string;
  password: string;
  accept_terms: boolean;
  accept_privacy: boolean;
}

/** Keys of admin/i18n, or the server's own words. */
type RegistrationViolations = Partial<Record<keyof RegistrationValues, string>>;

const REQUIRED = 'ra.validation.required';

function checkRegistration(values: RegistrationValues): RegistrationViolations {
  const violations: RegistrationViolations = {};
  for (const name of ['company_name', 'full_name', 'email'] as const)
    if (values[name].trim() === '') violations[name] = REQUIRED;
  if (violations.email === undefined && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(values.email.trim()))
    violations.email = 'ra.validation.email';
  const owner = { email: values.email.trim(), companyName: values.company_name };
  const atPassword = passwordViolationOf(values.password, owner);
  if (atPassword !== undefined) violations.password = atPassword;
  for (const name of ['accept_terms', 'accept_privacy'] as const)
    if (!values[name]) violations[name] = 'app.register.consent_required';
  return violations;
}
