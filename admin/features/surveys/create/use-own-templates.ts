import { useGetList } from 'react-admin';
import { surveyTemplate } from '../../../generated/resources.ts';
import type { SurveyTemplateRecord } from '../../../generated/types.ts';
import { useMay } from '../../../entities/use-access.ts';

/** A company has no more (server/modules/surveys/entities/survey_template). */
const ALL = 50;

/** The company's own templates, by name; none for whom they are not shown. */
export function useOwnTemplates() {
  const may = useMay(surveyTemplate.route);
  const mayList = may('list');
  const { data, error, refetch } = useGetList<SurveyTemplateRecord>(
    surveyTemplate.route,
    { pagination: { page: 1, perPage: ALL }, sort: { field: 'name', order: 'ASC' } },
    { enabled: mayList },
  );
  return { templates: mayList ? data : [], error, refetch };
}
