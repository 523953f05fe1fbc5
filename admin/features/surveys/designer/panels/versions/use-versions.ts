import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { survey as surveyEntity } from '../../../../../generated/resources.ts';
import { useServerMutation } from '../../../../../ui/mutations/use-server-mutation.ts';
import { useAct } from '../../../../../providers/use-act.ts';
import { type SurveyRow, useDesign } from '../../design-context.tsx';
import type { ChangeRow } from '../publish/change-row.ts';

export interface VersionRow {
  number: number;
  created_at: string;
  /** Null for what the product itself published. */
  published_by: string | null;
  changes: ChangeRow[];
  answer_count: number;
}

interface VersionPage {
  results: VersionRow[];
  has_more: boolean;
}

/** The published versions, the newest first, some at a time. */
export function useVersions() {
  const act = useAct();
  const { survey } = useDesign();
  return useInfiniteQuery({
    queryKey: [surveyEntity.route, 'versions', survey.id, survey.version],
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam: before, signal }) =>
      act<VersionPage>(surveyEntity.route, {
        action: 'versions',
        id: survey.id,
        method: 'GET',
        input: { before },
        signal,
      }),
    getNextPageParam: ({ results, has_more }) => (has_more ? results.at(-1)?.number : undefined),
  });
}

/** Makes the draft what a version was; undo leads back. */
export function useRestore() {
  const act = useAct();
  const provider = useDataProvider();
  const queries = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const { survey, flush, replace } = useDesign();
  const { mutate, isPending, errorText } = useServerMutation();

  /** Answers the survey as it is then, undefined when it was refused. */
  const restore = (number: number): Promise<SurveyRow | undefined> =>
    mutate(async () => {
      const revision = await flush();
      await act(surveyEntity.route, { action: 'restore', id: survey.id, input: { number, revision } });
      const { data } = await provider.getOne<SurveyRow>(surveyEntity.route, { id: survey.id });
      replace(translate('app.survey_panels.versions.step', { number }), data);
      await queries.invalidateQueries({ queryKey: [surveyEntity.route, 'publish', survey.id] });
      notify('app.survey_panels.versions.restored', { type: 'success', messageArgs: { number } });
      return data;
    });
  return { restore, isPending, errorText };
}
