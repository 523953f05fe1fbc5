import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { survey as surveyEntity } from '../../../../generated/resources.ts';
import { useAct } from '../../../../providers/use-act.ts';
import type { Results } from './answers.ts';
import { useAsked } from './use-asked.ts';

/** Figures that are this old are asked for again when somebody comes back to them. */
const FRESH_MS = 30_000;

/** What was answered to the survey, as it is looked at; what was shown stays until the next answer has come. */
export function useResults(surveyId: number) {
  const act = useAct();
  const input = useAsked();
  return useQuery({
    queryKey: [surveyEntity.route, 'results', surveyId, input],
    queryFn: ({ signal }) =>
      act<Results>(surveyEntity.route, { action: 'results', id: surveyId, method: 'GET', input, signal }),
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  });
}
