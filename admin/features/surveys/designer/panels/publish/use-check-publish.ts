import type { LanguageProgress } from '../../../../../../shared/survey/completeness.ts';
import { useQuery } from '@tanstack/react-query';
import { survey as surveyEntity } from '../../../../../generated/resources.ts';
import { useAct } from '../../../../../providers/use-act.ts';
import { type Violation, useDesign } from '../../design-context.tsx';
import type { ChangeRow } from './change-row.ts';

export interface PublishCheck {
  faults: Violation[];
  /** Of the draft, the fallback first. */
  languages: LanguageProgress[];
  changes: ChangeRow[];
  /** Units that would show it, those that take it from above included. */
  unit_count: number;
  groups: { id: number; name: string; unit_count: number }[];
  /** Of the version that it would be. */
  number: number;
}

/** Saves what is not saved, then asks what publishing would do; again for each draft. */
export function useCheckPublish() {
  const act = useAct();
  const { survey, document, flush, canEdit } = useDesign();
  return useQuery({
    queryKey: [surveyEntity.route, 'publish', survey.id, document],
    enabled: canEdit,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const revision = await flush();
      const check = await act<PublishCheck>(surveyEntity.route, {
        action: 'check_publish',
        id: survey.id,
        method: 'GET',
        signal,
      });
      return { ...check, revision };
    },
  });
}
