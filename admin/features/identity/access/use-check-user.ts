import { useState } from 'react';
import { nodeUserAccess } from '../../../generated/resources.ts';
import { fieldErrorsOf, wordsOf } from '../../../providers/problem.ts';
import { useAct } from '../../../providers/use-act.ts';
import type { Person } from './rights.ts';

/** The first step of giving access: whose e-mail is it? Faults are keys of admin/i18n or the server's own words. */
export function useCheckUser() {
  const act = useAct();
  const [email, setEmail] = useState('');
  const [user, setUser] = useState<Person | null>(null);
  const [fault, setFault] = useState<string>();
  const [isChecking, setChecking] = useState(false);

  async function check() {
    if (email.trim() === '') return setFault('ra.validation.required');
    setChecking(true);
    setFault(undefined);
    try {
      const request = { action: 'check_company_user', input: { email: email.trim() } };
      setUser(await act<Person>(nodeUserAccess.route, request));
    } catch (error) {
      setFault(fieldErrorsOf(error).email ?? wordsOf(error));
    } finally {
      setChecking(false);
    }
  }

  return {
    email,
    /** Another e-mail is another user: to be checked again. */
    setEmail(value: string) {
      setEmail(value);
      setUser(null);
      setFault(undefined);
    },
    user,
    fault,
    isChecking,
    check,
  };
}
