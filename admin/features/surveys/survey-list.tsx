import Quiz from '@mui/icons-material/QuizOutlined';
import { Box, Stack, Typography, Button } from '@mui/material';
import { ListBase, useListContext, useTranslate } from 'react-admin';
import { filters } from '../../generated/views/survey.tsx';
import { survey } from '../../generated/resources.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { FilterBar } from '../../crud/filter-bar.tsx';
import { ListContent, useIsBare } from '../../ui/list/list-content.tsx';
import { listQuery } from '../../ui/list/list-query.ts';
import { useMay } from '../../entities/use-access.ts';
import { SurveyCards } from './survey-cards.tsx';
import type { SurveyRow } from './survey-row.ts';
import { SurveyTable } from './survey-table.tsx';
import Add from '@mui/icons-material/AddOutlined';
import UploadFile from '@mui/icons-material/UploadFileOutlined';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ImportSurveyDialog } from './create/import-survey-dialog.tsx';
import { TemplateDialog } from './create/template-dialog.tsx';

const PAGE_SIZE = 25;

/** All surveys that the reader sees; the address holds the search, the filters and the page. */
export function SurveyList() {
  return (
    <ListBase
      resource={survey.route}
      sort={{ field: 'updated_at', order: 'DESC' }}
      perPage={PAGE_SIZE}
      queryOptions={listQuery}
    >
      <ListPage />
    </ListBase>
  );
}

function ListPage() {
  const translate = useTranslate();
  const { data = [] } = useListContext<SurveyRow>();
  const isBare = useIsBare();
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
      <ListContent
        empty={<NoSurveys />}
        table={<SurveyTable surveys={data} />}
        cards={<SurveyCards surveys={data} />}
        cardsBelow="md"
      />
    </Stack>
  );
}

function NoSurveys() {
  const translate = useTranslate();
  const may = useMay(survey.route);
  const mayCreate = may('create');
  return (
    <EmptyState
      Icon={Quiz}
      title={translate(mayCreate ? 'app.surveys.none' : 'app.list.nothing_yet')}
      action={mayCreate && <AddSurvey />}
    >
      {translate(mayCreate ? 'app.surveys.begin' : 'app.surveys.for_managers')}
    </EmptyState>
  );
}

/** The ways to a new survey, for those who may make one. */
function AddSurvey() {
  const translate = useTranslate();
  const may = useMay(survey.route);
  const [search, setSearch] = useSearchParams();
  const [chosen, setAsked] = useState<'template' | 'import' | null>(null);
  // Who is sent here to make one begins with it.
  const isSent = search.get('new') === 'survey';
  const asked = chosen ?? (isSent ? 'template' : null);
  const close = () => {
    setAsked(null);
    if (isSent) setSearch({}, { replace: true });
  };
  if (!may('create')) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Button variant="outlined" startIcon={<UploadFile />} onClick={() => setAsked('import')}>
        {translate('app.surveys.import.open')}
      </Button>
      <Button variant="contained" startIcon={<Add />} onClick={() => setAsked('template')}>
        {translate('app.surveys.create.open')}
      </Button>
      {asked === 'template' && <TemplateDialog onClose={close} />}
      {asked === 'import' && <ImportSurveyDialog onClose={close} />}
    </Box>
  );
}
