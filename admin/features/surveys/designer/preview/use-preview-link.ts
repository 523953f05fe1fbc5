import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../../providers/use-session.tsx';
import { isObject } from '../../../../providers/user-data.ts';

/** Well before the link to a draft expires (a day). */
const FRESH_MS = 60 * 60 * 1000;

/** The address of the public page that asks this survey's draft, as it is printed for others. */
export function usePreviewLink(survey: number) {
  const { client } = useSession();
  return useQuery({
    queryKey: ['surveypreview', survey],
    staleTime: FRESH_MS,
    queryFn: async ({ signal }) => {
      const { json } = await client.call('/surveypreview/', { method: 'POST', body: { survey_id: survey }, signal });
      return isObject(json) ? String(json.url) : '';
    },
  });
}

/** The same page here: the address in print may be that of another host, which could not be framed. */
export function pathOf(address: string): string {
  const { pathname, search } = new URL(address, window.location.origin);
  return `${pathname}${search}`;
}
