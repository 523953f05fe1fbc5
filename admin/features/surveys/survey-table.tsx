import { RecordContextProvider, useListContext, useTranslate } from 'react-admin';
import { DateTimeField } from '../../fields/index.ts';
import { type Column, DataTable } from '../../ui/tables/data-table.tsx';
import { SurveyActions } from './survey-actions.tsx';
import { SurveyLanguages } from './survey-languages.tsx';
import { SurveyLink } from './survey-link.tsx';
import type { SurveyRow } from './survey-row.ts';
import { SurveyStateChip } from './survey-state.tsx';
import { SurveyUsageList } from './survey-usage.tsx';

export function SurveyTable({ surveys }: { surveys: SurveyRow[] }) {
  const translate = useTranslate();
  const { sort, setSort } = useListContext();
  const column = (key: string, cell: Column<SurveyRow>['cell'], more: Partial<Column<SurveyRow>> = {}) => ({
    key,
    header: translate(`app.surveys.columns.${key}`),
    cell,
    ...more,
  });
  const columns: Column<SurveyRow>[] = [
    column('name', (survey) => <SurveyLink survey={survey} />, { sort: 'name', sx: { minWidth: 180 } }),
    column('usage', ({ usage }) => <SurveyUsageList usage={usage} />, { sx: { minWidth: 180 } }),
    column('state', (survey) => <SurveyStateChip survey={survey} />),
    column('languages', (survey) => <SurveyLanguages survey={survey} />),
    column('changed', () => <DateTimeField source="updated_at" />, { sort: 'updated_at' }),
    {
      key: 'actions',
      header: translate('app.list.actions'),
      isHeaderHidden: true,
      align: 'right',
      cell: (survey) => <SurveyActions survey={survey} />,
      sx: { width: '1%' },
    },
  ];
  return (
    <DataTable
      label={translate('app.surveys.tabs.surveys')}
      columns={columns.map((one) => ({
        ...one,
        cell: (survey: SurveyRow) => <RecordContextProvider value={survey}>{one.cell(survey)}</RecordContextProvider>,
      }))}
      rows={surveys}
      rowKey={({ id }) => id}
      isHover
      sort={sort}
      onSort={setSort}
      sx={{ '& tbody td': { verticalAlign: 'top', paddingBlock: 2 } }}
    />
  );
}
