import Quiz from '@mui/icons-material/QuizOutlined';
import SearchOff from '@mui/icons-material/SearchOffOutlined';
import { Box, Button, Card, Stack, Typography, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { ListBase, useListContext, useTranslate } from 'react-admin';
import { filters } from '../../generated/survey.tsx';
import { survey } from '../../generated/resources.ts';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { FilterBar } from '../../kit/filter-bar.tsx';
import { ListSkeleton } from '../../kit/list-skeleton.tsx';
import { Pagination } from '../../kit/pagination.tsx';
import { useMay } from '../../kit/use-access.ts';
import { AddSurvey } from './add-survey.tsx';
import { SurveyCards } from './survey-cards.tsx';
import type { SurveyRow } from './survey-row.ts';
import { SurveyTable } from './survey-table.tsx';

const PAGE_SIZE = 25;

/** All surveys that the reader sees; the address holds the search, the filters and the page. */
export function SurveyList() {
  return (
    <ListBase resource={survey.route} sort={{ field: 'updated_at', order: 'DESC' }} perPage={PAGE_SIZE}>
      <ListPage />
    </ListBase>
  );
}

function ListPage() {
  const translate = useTranslate();
  const { isPending, error, total, filterValues } = useListContext<SurveyRow>();
  const isFiltered = Object.keys(filterValues as object).length > 0;
  const isBare = !isPending && !error && total === 0 && !isFiltered;
  return (
    <Stack component="section" aria-label={translate('app.surveys.tabs.surveys')} sx={{ gap: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, minHeight: 36 }}>
        <Typography variant="h1" sx={{ flexGrow: 1 }}>
          {translate('app.surveys.tabs.surveys')}
        </Typography>
        {/* Where there is nothing yet, that is offered in the place of the rows. */}
        {!isBare && <AddSurvey />}
      </Box>
      {!isBare && <FilterBar filters={{ is_changed: filters.is_changed, origin: filters.origin }} />}
      <Content isBare={isBare} />
    </Stack>
  );
}

function Content({ isBare }: { isBare: boolean }) {
  const { isPending, error, data, total, refetch } = useListContext<SurveyRow>();
  if (isPending) return <ListSkeleton />;
  if (error && data === undefined) {
    return (
      <Card>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </Card>
    );
  }
  if (isBare) return <NoSurveys />;
  return total === 0 ? <NothingFound /> : <Rows />;
}

function Rows() {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const { data = [], isPlaceholderData } = useListContext<SurveyRow>();
  const dim = { opacity: isPlaceholderData ? 0.6 : 1, transition: 'opacity 120ms' };
  if (isNarrow) {
    return (
      <Box sx={dim}>
        <SurveyCards surveys={data} />
        <Pagination />
      </Box>
    );
  }
  return (
    <Card sx={{ ...dim, overflow: 'visible' }}>
      <SurveyTable surveys={data} />
      <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
        <Pagination />
      </Box>
    </Card>
  );
}

function NoSurveys() {
  const translate = useTranslate();
  const may = useMay(survey.route);
  const mayCreate = may('create');
  return (
    <Card>
      <EmptyState
        Icon={Quiz}
        title={translate(mayCreate ? 'app.surveys.none' : 'app.list.nothing_yet')}
        action={mayCreate && <AddSurvey />}
      >
        {translate(mayCreate ? 'app.surveys.begin' : 'app.surveys.for_managers')}
      </EmptyState>
    </Card>
  );
}

function NothingFound() {
  const translate = useTranslate();
  const { setFilters } = useListContext();
  return (
    <Card>
      <EmptyState
        Icon={SearchOff}
        title={translate('app.list.nothing_found')}
        action={
          <Button variant="outlined" onClick={() => setFilters({}, {})}>
            {translate('ra.navigation.clear_filters')}
          </Button>
        }
      >
        {translate('app.list.other_filters')}
      </EmptyState>
    </Card>
  );
}
