import { useQuery } from '@tanstack/react-query';
import { survey as surveyEntity } from '../../../../generated/resources.ts';
import { useAct } from '../../../../providers/use-act.ts';

/** One version of a survey as it was published; it never changes. Without a number nothing is asked for. */
export function useVersionDocument(survey: number, number: number | null) {
  const act = useAct();
  return useQuery({
    queryKey: [surveyEntity.route, 'version', survey, number],
    enabled: number !== null,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) =>
      act<{ number: number; document: Record<string, unknown> }>(surveyEntity.route, {
        action: 'version',
        id: survey,
        method: 'GET',
        input: { number },
        signal,
      }),
  });
}
