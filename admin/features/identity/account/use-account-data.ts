import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../providers/use-session.tsx';

/** Reads what a call of the account answers; react-admin's `refresh` reads it again. */
export function useAccountData<Answer>(path: string) {
  const { client } = useSession();
  return useQuery({
    queryKey: ['account', path],
    queryFn: async ({ signal }) => (await client.call(`/account/${path}`, { signal })).json as Answer,
  });
}

/** Calls of the account that change something. */
export function useAccountCall(): <Answer>(path: string, request: { body?: object }) => Promise<Answer> {
  const { client } = useSession();
  return async <Answer>(path: string, { body = {} }: { body?: object }) =>
    (await client.call(`/account/${path}`, { method: 'POST', body })).json as Answer;
}
