import { useLocation } from 'react-router';

/**
 * The token of a mailed link; empty where there is none. It stands behind the `#`, which browsers keep to themselves: it
 * is in no log of a server or proxy, and no other site is told of it. Mails of before have it in the query.
 */
export function useLinkToken(): string {
  const { hash, search } = useLocation();
  return new URLSearchParams(hash.slice(1)).get('token') ?? new URLSearchParams(search).get('token') ?? '';
}
