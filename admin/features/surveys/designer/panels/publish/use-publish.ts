import { useDataProvider, useLocale } from 'react-admin';
import type { Language } from '../../../../../../shared/i18n/languages.ts';
import { useQueryClient } from '@tanstack/react-query';
import { survey as surveyEntity } from '../../../../../generated/resources.ts';
import { useServerMutation } from '../../../../../ui/mutations/use-server-mutation.ts';
import { useAct } from '../../../../../providers/use-act.ts';
import { useSession } from '../../../../../providers/use-session.tsx';
import { isObject } from '../../../../../providers/user-data.ts';
import { type SurveyRow, useDesign } from '../../design-context.tsx';
import { useNotifyPublished } from './published-toast.tsx';

/** Makes the draft a version, in all its languages or in some, and says so with a way to look at it. */
export function usePublish() {
  const act = useAct();
  const provider = useDataProvider();
  const queries = useQueryClient();
  const notifyPublished = useNotifyPublished();
  const previewOf = usePreviewAddress();
  const { survey, flush, refresh } = useDesign();
  const { mutate, isPending, errorText } = useServerMutation();

  const publish = (languages?: readonly Language[]) =>
    mutate(async () => {
      const revision = await flush();
      const { number } = await act<{ number: number }>(surveyEntity.route, {
        action: 'publish',
        id: survey.id,
        input: { revision, ...(languages && { languages }) },
      });
      const { data } = await provider.getOne<SurveyRow>(surveyEntity.route, { id: survey.id });
      refresh(data);
      await queries.invalidateQueries({ queryKey: [surveyEntity.route] });
      notifyPublished(number, await previewOf(survey.id));
    });
  return { publish, isPending, errorText };
}

/** The public page of the survey, as a signed address; undefined where it can't be had: the version stands all the same. */
function usePreviewAddress(): (id: number) => Promise<string | undefined> {
  const { client } = useSession();
  const locale = useLocale() ?? 'en';
  return async (id) => {
    try {
      const { json } = await client.call('/surveypreview/', { method: 'POST', body: { survey_id: id } });
      if (!isObject(json) || typeof json.url !== 'string') return undefined;
      const { pathname, search } = new URL(json.url);
      return `${pathname}${search}&lang=${locale}`;
    } catch {
      return undefined;
    }
  };
}
