import { type FormEvent, useState } from 'react';
import { fieldErrorsOf, wordsOf } from '../../../providers/problem.ts';
import { ownTimeZone } from '../../../ui/time-zones.ts';
import { useSession } from '../../../providers/use-session.tsx';
import { checkRegistration, type RegistrationFaults, type RegistrationValues } from './check-registration.ts';

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
  const [faults, setFaults] = useState<RegistrationFaults>({});
  const [failure, setFailure] = useState<string>();
  const [isPending, setPending] = useState(false);
  /** Where the link was mailed to. */
  const [mailedTo, setMailedTo] = useState<string | null>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const found = checkRegistration(values);
    setFaults(found);
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
      else setFaults(errors);
    } finally {
      setPending(false);
    }
  }

  return {
    values,
    faults,
    failure,
    isPending,
    mailedTo,
    submit: (event: FormEvent) => void submit(event),
    /** To correct what was written, the e-mail above all. */
    goBack: () => setMailedTo(null),
    setValue<Name extends keyof RegistrationValues>(name: Name, value: RegistrationValues[Name]): void {
      setValues((last) => ({ ...last, [name]: value }));
      setFaults((last) => ({ ...last, [name]: undefined }));
    },
  };
}

export type RegistrationForm = ReturnType<typeof useRegistration>;
