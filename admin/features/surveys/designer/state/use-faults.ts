import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { survey as surveyEntity } from '../../../../generated/resources.ts';
import { useAct } from '../../../../providers/use-act.ts';
import type { Fault } from './fault.ts';

interface Publishable {
  faults: Fault[];
}

const NONE: readonly Fault[] = [];

/** What stands in the way of publishing the draft that the server has; those of the revision before until it answers. */
export function useFaults(survey: number, revision: number, canEdit: boolean): readonly Fault[] {
  const act = useAct();
  const { data } = useQuery({
    queryKey: [surveyEntity.route, 'check_publish', survey, revision],
    enabled: canEdit,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      act<Publishable>(surveyEntity.route, { action: 'check_publish', id: survey, method: 'GET', signal }),
  });
  return data?.faults ?? NONE;
}
