import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'react-admin';
import { survey } from '../../../generated/resources.ts';
import { useAct } from '../../../providers/use-act.ts';
import type { SurveyRow } from '../survey-row.ts';

export interface SurveyTemplate {
  id: string;
  /** In the reader's language. */
  name: string;
  description: string;
  document: Record<string, unknown>;
}

/** What a survey can begin from; the server ships it, so it is asked for once. */
export function useTemplates() {
  const act = useAct();
  const locale = useLocale();
  return useQuery({
    queryKey: [survey.route, 'templates', locale],
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const answer = await act<{ results: SurveyTemplate[] }>(survey.route, {
        action: 'templates',
        method: 'GET',
        signal,
      });
      return answer.results;
    },
  });
}

/** What a new survey is made of. */
export type NewSurvey = Pick<SurveyRow, 'name'> & ({ template: string } | { document: Record<string, unknown> });
