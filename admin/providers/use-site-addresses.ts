import { useQuery } from '@tanstack/react-query';
import { useSession } from './use-session.tsx';

export interface SiteAddresses {
  terms: string | null;
  privacy: string | null;
  sales: string | null;
  portal: string | null;
}

const NONE: SiteAddresses = { terms: null, privacy: null, sales: null, portal: null };

/** The operator's own pages, as far as there are such; none until they are known. */
export function useSiteAddresses(): SiteAddresses {
  const { client } = useSession();
  const { data } = useQuery({
    queryKey: ['site-addresses'],
    queryFn: async ({ signal }) => (await client.callAnonymously('/siteaddresses', { signal })).json as SiteAddresses,
    staleTime: Infinity,
  });
  return data ?? NONE;
}
