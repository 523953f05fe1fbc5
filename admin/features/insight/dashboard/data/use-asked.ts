import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSession } from '../../../../providers/use-session.tsx';

/** Figures that are this old are asked for again when somebody comes back to them. */
const FRESH_MS = 30_000;

type Query = Record<string, string | number | null | undefined>;

/** Asks one of the dashboard's calls; what was shown stays until the next answer has come. */
export function useAsked<Answer>(call: string, query: Query, { enabled = true } = {}) {
  const { client } = useSession();
  return useQuery({
    queryKey: [call, query],
    queryFn: async ({ signal }) => {
      const given = Object.entries(query).filter(([, value]) => value !== null && value !== undefined);
      const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
      const { json } = await client.call(`/${call}/?${search}`, { signal });
      return json as Answer;
    },
    enabled,
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  });
}
