import { useState } from 'react';
import { useFormMutation } from '../../../ui/mutations/use-form-mutation.ts';
import { problemOf } from '../../../providers/problem.ts';
import { useSession } from '../../../providers/use-session.tsx';

interface Values {
  email: string;
  password: string;
  code: string;
}

const REQUIRED = 'ra.validation.required';

/** The state of the login form. */
export function useSignIn() {
  const { client } = useSession();
  /** Of an account whose login has a second step, once the password was right. */
  const [challenge, setChallenge] = useState<string | null>(null);
  const { restart, ...form } = useFormMutation<Values>({
    empty: { email: '', password: '', code: '' },
    // Which of e-mail and password is wrong is not told.
    fields: { code: 'code' },
    check: (values) => emptyOf(values, challenge === null ? ['email', 'password'] : ['code']),
    async send({ email, password, code }) {
      if (challenge === null) setChallenge(await client.signIn({ email: email.trim(), password }));
      else await client.answerChallenge({ challenge, code }).catch(startOverExpired);
    },
  });

  function startOver(): void {
    setChallenge(null);
    restart({ ...form.values, password: '', code: '' });
  }
  function startOverExpired(refusal: unknown): never {
    if (problemOf(refusal).code === 'challenge_expired') startOver();
    throw refusal;
  }
  return { ...form, asksForCode: challenge !== null, startOver };
}

function emptyOf(values: Values, asked: (keyof Values)[]): Partial<Values> {
  return Object.fromEntries(asked.flatMap((name) => (values[name].trim() === '' ? [[name, REQUIRED]] : [])));
}
