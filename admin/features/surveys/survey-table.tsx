import { Box, Table, TableBody, TableCell, TableHead, TableRow, TableSortLabel } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { RecordContextProvider, useListContext, useTranslate } from 'react-admin';
import { DateTimeField } from '../../fields/index.ts';
import { SurveyActions } from './survey-actions.tsx';
import { SurveyLanguages } from './survey-languages.tsx';
import { SurveyLink } from './survey-link.tsx';
import type { SurveyRow } from './survey-row.ts';
import { SurveyStateChip } from './survey-state.tsx';
import { SurveyUsageList } from './survey-usage.tsx';

/** The columns and, where the server sorts by them, the field. */
const COLUMNS: { label: string; sort?: string }[] = [
  { label: 'name', sort: 'name' },
  { label: 'usage' },
  { label: 'state' },
  { label: 'languages' },
  { label: 'changed', sort: 'updated_at' },
];

export function SurveyTable({ surveys }: { surveys: SurveyRow[] }) {
  const translate = useTranslate();
  return (
    <Table size="small" aria-label={translate('app.surveys.tabs.surveys')}>
      <TableHead>
        <TableRow>
          {COLUMNS.map((column) => (
            <HeadCell key={column.label} {...column} />
          ))}
          <TableCell align="right">
            <Box component="span" sx={visuallyHidden}>
              {translate('app.list.actions')}
            </Box>
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {surveys.map((survey) => (
          <RecordContextProvider key={survey.id} value={survey}>
            <SurveyTableRow survey={survey} />
          </RecordContextProvider>
        ))}
      </TableBody>
    </Table>
  );
}

function SurveyTableRow({ survey }: { survey: SurveyRow }) {
  return (
    <TableRow hover sx={{ '& td': { verticalAlign: 'top', paddingBlock: 2 } }}>
      <TableCell sx={{ minWidth: 180 }}>
        <SurveyLink survey={survey} />
      </TableCell>
      <TableCell sx={{ minWidth: 180 }}>
        <SurveyUsageList usage={survey.usage} />
      </TableCell>
      <TableCell>
        <SurveyStateChip survey={survey} />
      </TableCell>
      <TableCell>
        <SurveyLanguages survey={survey} />
      </TableCell>
      <TableCell>
        <DateTimeField source="updated_at" />
      </TableCell>
      <TableCell align="right" sx={{ width: '1%' }}>
        <SurveyActions survey={survey} />
      </TableCell>
    </TableRow>
  );
}

function HeadCell({ label, sort }: { label: string; sort?: string }) {
  const translate = useTranslate();
  const { sort: current, setSort } = useListContext();
  const text = translate(`app.surveys.columns.${label}`);
  if (sort === undefined) return <TableCell>{text}</TableCell>;
  const direction = current.order === 'ASC' ? 'asc' : 'desc';
  const isActive = current.field === sort;
  return (
    <TableCell sortDirection={isActive ? direction : false}>
      <TableSortLabel
        active={isActive}
        direction={isActive ? direction : 'asc'}
        onClick={() => setSort({ field: sort, order: isActive && direction === 'asc' ? 'DESC' : 'ASC' })}
      >
        {text}
      </TableSortLabel>
    </TableCell>
  );
}
