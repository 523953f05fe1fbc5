import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'react-admin';
import { survey } from '../../../generated/resources.ts';
import { useAct } from '../../../providers/use-act.ts';
import type { SurveyRow } from '../survey-row.ts';
import { useOwnTemplates } from './use-own-templates.ts';

export interface SurveyTemplate {
  id: string;
  /** In the reader's language. */
  name: string;
  description: string;
  document: Record<string, unknown>;
  /** The company's own. */
  isOwn?: true;
}

/** Of one of the company's own among all templates. */
export const ownTemplateId = (id: number): string => `own ${id}`;

/** What a survey can begin from: the company's own templates, then those that come with the product. */
export function useTemplates() {
  const shipped = useShippedTemplates();
  const own = useOwnTemplates();
  const ours = own.templates?.map(({ id, name, description, document }): SurveyTemplate => {
    return { id: ownTemplateId(id), name, description: description ?? '', document, isOwn: true };
  });
  return {
    templates: ours && shipped.data && [...ours, ...shipped.data],
    error: shipped.error ?? own.error,
    refetch: () => Promise.all([shipped.refetch(), own.refetch()]),
  };
}

/** They are those of the server's version, so they are asked for once. */
function useShippedTemplates() {
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

/** A copy of one of the company's own: what becomes of that later concerns the new survey as little as the reverse. */
export const begunFrom = ({
  id,
  document,
  isOwn,
}: SurveyTemplate): { template: string } | Pick<SurveyTemplate, 'document'> =>
  isOwn === true ? { document } : { template: id };
