import { useQuery } from '@tanstack/react-query';
import { useGetOne, useLocale } from 'react-admin';
import { isLanguage } from '../../../shared/i18n/languages.ts';
import { survey as surveyEntity } from '../../generated/resources.ts';
import { useMay } from '../../entities/use-access.ts';
import { useAct } from '../../providers/use-act.ts';
import type { RuledSurvey } from './designer/logic/ruled-survey.tsx';
import { toDraft } from './designer/state/draft.ts';
import type { SurveyRow } from './survey-row.ts';

interface Published {
  /** What visitors are asked now; null while nothing is published, undefined until it is there or where it can't be seen. */
  survey: RuledSurvey | null | undefined;
  isWaiting: boolean;
  error: unknown;
}

/** The latest published version of a survey, named in the reader's language where the survey speaks it. */
export function usePublishedSurvey(id: number | null): Published {
  const act = useAct();
  const may = useMay(surveyEntity.route);
  const locale = useLocale();
  const isAsked = id !== null && may('detail');
  const { data: row, error } = useGetOne<SurveyRow>(surveyEntity.route, { id: id ?? 0 }, { enabled: isAsked });
  const number = row?.id === id ? row?.version : undefined;
  const version = useQuery({
    queryKey: [surveyEntity.route, 'version', id, number],
    enabled: isAsked && typeof number === 'number',
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) =>
      act<{ document: unknown }>(surveyEntity.route, {
        action: 'version',
        id: id ?? 0,
        method: 'GET',
        input: { number },
        signal,
      }),
  });
  if (number === null) return { survey: null, isWaiting: false, error: null };
  if (version.data === undefined) return { survey: undefined, isWaiting: isAsked, error: error ?? version.error };
  const document = toDraft(version.data.document);
  const spoken = (row?.published_languages ?? []).filter(isLanguage);
  const language = spoken.find((one) => one === locale) ?? spoken[0] ?? 'en';
  return { survey: { document, language }, isWaiting: false, error: null };
}
