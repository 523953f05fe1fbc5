import { Box, Card, Link, Stack, Typography } from '@mui/material';
import { HttpError } from 'ra-core';
import { useGetOne, useTranslate } from 'react-admin';
import { generatePath, Link as RouterLink } from 'react-router';
import { paths } from '../../../entities/guard.ts';
import { survey as surveyEntity } from '../../../generated/resources.ts';
import type { SurveyRecord } from '../../../generated/types.ts';
import { usePageTitle } from '../../../ui/layout/use-page-title.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { NotFoundState } from '../../../ui/states/not-found-state.tsx';
import { ViewProvider } from '../dashboard/view/view-context.tsx';
import { ResultsBody } from './results-body.tsx';
import { ReportButton } from './view/report-button.tsx';

/** As rows are numbered. */
const IDENTIFIER = /^[1-9]\d{0,14}$/u;
/** HTTP status of what is not there, or not for this reader. */
const MISSING = 404;

/** What was answered to a survey: `/survey_management/surveys/<id>/results`. */
export default function SurveyResults({ params: { id = '' } }: { params: { id: string | undefined } }) {
  const translate = useTranslate();
  const isAddress = IDENTIFIER.test(id);
  const { data, error, refetch } = useGetOne<SurveyRecord>(
    surveyEntity.route,
    { id: Number(id) },
    { enabled: isAddress },
  );
  const isMissing = !isAddress || (error instanceof HttpError && error.status === MISSING);
  usePageTitle(isMissing ? translate('app.designer.not_found.title') : data?.name);
  if (isMissing)
    return (
      <Card>
        <NotFoundState
          title={translate('app.designer.not_found.title')}
          text={translate('app.designer.not_found.text')}
          to={paths.surveys}
          back={translate('app.designer.leave')}
        />
      </Card>
    );
  if (error)
    return (
      <Card>
        <ErrorState isPage error={error} onRetry={() => void refetch()} />
      </Card>
    );
  return (
    <ViewProvider path={generatePath(paths.surveyResults, { id })}>
      <Stack sx={{ gap: 6 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', justifyContent: 'space-between', gap: 2 }}>
          <Box sx={{ minWidth: 0 }}>
            <Link component={RouterLink} to={paths.surveys} variant="body2">
              {translate('app.surveys.tabs.surveys')}
            </Link>
            <Typography variant="h1">
              <bdi>{data ? translate('app.results.title', { name: data.name }) : '…'}</bdi>
            </Typography>
          </Box>
          <ReportButton surveyId={Number(id)} />
        </Box>
        <ResultsBody surveyId={Number(id)} />
      </Stack>
    </ViewProvider>
  );
}
