import { useEffect, useState } from 'react';
import { HttpError } from 'react-admin';
import { useSession } from '../../../providers/use-session.tsx';
import { isObject } from '../../../providers/user-data.ts';

const NOT_FOUND = 404;

export type PasswordLink =
  | { kind: 'checking' }
  /** Unknown, used, replaced or expired. */
  | { kind: 'missing' }
  | { kind: 'failed'; error: unknown; retry: () => void }
  /** `isFirst`: of an invited user, who has no password yet. */
  | { kind: 'live'; email: string; companyName: string; isFirst: boolean };

/** Asks the server whose link it is. */
export function usePasswordLink(token: string): PasswordLink {
  const { client } = useSession();
  const [link, setLink] = useState<PasswordLink>({ kind: token === '' ? 'missing' : 'checking' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (token === '') return;
    const aborter = new AbortController();
    const retry = () => {
      setLink({ kind: 'checking' });
      setAttempt((count) => count + 1);
    };
    client
      .callAnonymously('/account/checkforgetpasswordtoken', { method: 'POST', body: { token }, signal: aborter.signal })
      .then(({ json }) => setLink(toLink(json)))
      .catch((error: unknown) => {
        if (aborter.signal.aborted) return;
        const isRefused = error instanceof HttpError && [400, NOT_FOUND].includes(error.status);
        setLink(isRefused ? { kind: 'missing' } : { kind: 'failed', error, retry });
      });
    return () => aborter.abort();
  }, [client, token, attempt]);
  return link;
}

function toLink(json: unknown): PasswordLink {
  const { email, company_name: companyName, is_first: isFirst } = isObject(json) ? json : {};
  return {
    kind: 'live',
    email: typeof email === 'string' ? email : '',
    companyName: typeof companyName === 'string' ? companyName : '',
    isFirst: isFirst === true,
  };
}
