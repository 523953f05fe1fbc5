import { keepPreviousData, type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { planLocation } from '../../../generated/resources.ts';
import type { ApiClient } from '../../../providers/api-client.ts';
import { useAct } from '../../../providers/use-act.ts';
import { useSession } from '../../../providers/use-session.tsx';
import type { Offers } from '../../billing/offer/plan-offer.ts';

type Act = ReturnType<typeof useAct>;

const ask = (act: Act, country: string | null): Promise<Offers> =>
  act(planLocation.route, { action: 'get_plan', method: 'GET', input: country === null ? {} : { country } });

/** Where the browser is, as far as the server knows such a country. */
async function guessCountry(client: ApiClient): Promise<string | null> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const query = new URLSearchParams({ time_zone: timeZone });
  const { json } = await client.callAnonymously(`/account/clientregistercheckcountry?${query}`);
  return (json as { country: string | null }).country;
}

/** Of the country that is chosen, else the company's, else the one that the caller seems to be in. */
async function offersOf({ act, client }: { act: Act; client: ApiClient }, chosen: string | null): Promise<Offers> {
  const offers = await ask(act, chosen);
  if (offers.country !== null) return offers;
  // Without a guess the prices are those of everywhere.
  const guessed = await guessCountry(client).catch(() => null);
  return guessed === null ? offers : ask(act, guessed);
}

function useOffersQuery() {
  const act = useAct();
  const { client } = useSession();
  return useMemo(
    () => (country: string | null) =>
      queryOptions({ queryKey: ['offers', country], queryFn: () => offersOf({ act, client }, country) }),
    [act, client],
  );
}

/** Plans and prices; the last ones stay until those of another country are there. */
export function useOffers(country: string | null) {
  const query = useOffersQuery();
  return useQuery({ ...query(country), placeholderData: keepPreviousData });
}

/** Asks once more, where prices have changed meanwhile; and for another country, before anything is changed. */
export function useAskOffers(): { ask: (country: string) => Promise<Offers>; renew: () => Promise<void> } {
  const queries: QueryClient = useQueryClient();
  const query = useOffersQuery();
  return {
    ask: (country) => queries.fetchQuery(query(country)),
    renew: () => queries.invalidateQueries({ queryKey: ['offers'] }),
  };
}
