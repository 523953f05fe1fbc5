import { type FormEvent, useState } from 'react';
import { useFormMutation, type Violations } from '../../../ui/mutations/use-form-mutation.ts';
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

/** The form of a new company. */
export function useRegistration() {
  const { client } = useSession();
  /** Where the link was mailed to. */
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  const form = useFormMutation({
    empty: EMPTY,
    check: checkRegistration,
    send: (values) =>
      client.callAnonymously('/account/clientregister/', {
        method: 'POST',
        body: {
          ...values,
          email: values.email.trim(),
          phone: values.phone.trim() || null,
          time_zone: ownTimeZone(),
        },
      }),
  });

  async function submit(event: FormEvent): Promise<void> {
    if (!(await form.submit(event))) return;
    form.setValue('password', '');
    setMailedTo(form.values.email.trim());
  }
  return {
    ...form,
    submit,
    mailedTo,
    /** To correct what was written, the e-mail above all. */
    goBack: () => setMailedTo(null),
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

const REQUIRED = 'ra.validation.required';

function checkRegistration(values: RegistrationValues): Violations<RegistrationValues> {
  const violations: Violations<RegistrationValues> = {};
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
