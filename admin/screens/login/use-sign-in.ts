import { type FormEvent, useState } from 'react';
import { wordsOf } from '../../providers/problem.ts';
import { useSession } from '../../providers/use-session.tsx';

interface Credentials {
  email: string;
  password: string;
}

type Faults = Partial<Record<keyof Credentials, string>>;

const REQUIRED = 'ra.validation.required';

/** The state of the login form. Messages are keys of admin/i18n or the server's own words. */
export function useSignIn() {
  const { client } = useSession();
  const [values, setValues] = useState<Credentials>({ email: '', password: '' });
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState<string>();
  const [isPending, setPending] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const found = check(values);
    setFaults(found);
    setFailure(undefined);
    if (Object.keys(found).length > 0) return;
    setPending(true);
    try {
      await client.signIn({ email: values.email.trim(), password: values.password });
    } catch (error) {
      setFailure(wordsOf(error));
    } finally {
      setPending(false);
    }
  }

  return {
    values,
    faults,
    failure,
    isPending,
    submit: (event: FormEvent) => void submit(event),
    setValue(name: keyof Credentials, value: string) {
      setValues({ ...values, [name]: value });
      setFaults({ ...faults, [name]: undefined });
    },
  };
}

function check({ email, password }: Credentials): Faults {
  const faults: Faults = {};
  if (email.trim() === '') faults.email = REQUIRED;
  if (password === '') faults.password = REQUIRED;
  return faults;
}
