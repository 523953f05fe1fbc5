import { type FormEvent, useState } from 'react';
import { fieldErrorsOf, problemOf, wordsOf } from '../../../providers/problem.ts';
import { useSession } from '../../../providers/use-session.tsx';

interface Values {
  email: string;
  password: string;
  code: string;
}

type Violations = Partial<Record<keyof Values, string>>;

const REQUIRED = 'ra.validation.required';

/** The state of the login form. Messages are keys of admin/i18n or the server's own words. */
export function useSignIn() {
  const { client } = useSession();
  const [values, setValues] = useState<Values>({ email: '', password: '', code: '' });
  /** Of an account whose login has a second step, once the password was right. */
  const [challenge, setChallenge] = useState<string | null>(null);
  const [violations, setViolations] = useState<Violations>({});
  const [failure, setFailure] = useState<string>();
  const [isPending, setPending] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const found = check(values, challenge === null ? ['email', 'password'] : ['code']);
    setViolations(found);
    setFailure(undefined);
    if (Object.keys(found).length > 0) return;
    setPending(true);
    try {
      const { email, password, code } = values;
      if (challenge === null) setChallenge(await client.signIn({ email: email.trim(), password }));
      else await client.answerChallenge({ challenge, code });
    } catch (error) {
      refuse(error);
    } finally {
      setPending(false);
    }
  }

  function refuse(error: unknown): void {
    const { code } = fieldErrorsOf(error);
    if (code !== undefined) setViolations({ code });
    else setFailure(wordsOf(error));
    if (problemOf(error).code === 'challenge_expired') startOver();
  }

  function startOver(): void {
    setChallenge(null);
    setValues({ ...values, password: '', code: '' });
    setViolations({});
  }

  return {
    values,
    violations,
    failure,
    isPending,
    asksForCode: challenge !== null,
    startOver() {
      startOver();
      setFailure(undefined);
    },
    submit: (event: FormEvent) => void submit(event),
    setValue(name: keyof Values, value: string) {
      setValues({ ...values, [name]: value });
      setViolations({ ...violations, [name]: undefined });
    },
  };
}

function check(values: Values, asked: (keyof Values)[]): Violations {
  return Object.fromEntries(asked.flatMap((name) => (values[name].trim() === '' ? [[name, REQUIRED]] : [])));
}
