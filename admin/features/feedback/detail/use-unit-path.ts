import { useQuery } from '@tanstack/react-query';
import { feedback } from '../../../generated/resources.ts';
import { useAct } from '../../../providers/use-act.ts';
import { partKey } from '../change/feedback-cache.ts';

interface PathOfFeedback {
  id: number;
  units: { id: number; name: string }[];
}

/** The way from the top of the tree down to the unit of a feedback, as far as the reader sees it. */
export function useUnitPath(id: number) {
  const act = useAct();
  return useQuery({
    queryKey: partKey(id, 'way'),
    queryFn: () =>
      act<{ results: PathOfFeedback[] }>(feedback.route, { action: 'get_parent_node_names', input: { ids: [id] } }),
    select: ({ results }) => results[0]?.units ?? [],
  });
}
