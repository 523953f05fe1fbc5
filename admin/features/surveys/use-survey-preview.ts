import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'react-admin';
import { useSession } from '../../providers/use-session.tsx';
import { isObject } from '../../providers/user-data.ts';

/** Well before the server forgets it. */
const FRESH_MS = 10 * 60 * 1000;

/** The address of the public page that asks this survey, without storing anything (`surveypreview`). */
export function useSurveyPreview(document: Record<string, unknown>) {
  const { client } = useSession();
  const locale = useLocale() ?? 'en';
  const asked = useQuery({
    queryKey: ['surveypreview', document],
    queryFn: async ({ signal }) => {
      const { json } = await client.call('/surveypreview/', { method: 'POST', body: { document }, signal });
      return isObject(json) ? pageOf(String(json.url)) : undefined;
    },
    staleTime: FRESH_MS,
    gcTime: FRESH_MS,
  });
  const address = asked.data === undefined ? undefined : `${asked.data}&lang=${locale}`;
  return { address, error: asked.error, refetch: asked.refetch };
}

/** The same page here: the address in print may be that of another host, which could not be framed. */
function pageOf(address: string): string {
  const { pathname, search } = new URL(address);
  return `${pathname}${search}`;
}
