import BarChart from '@mui/icons-material/BarChartOutlined';
import { Box, Card, Skeleton, Stack, Typography } from '@mui/material';
import { HttpError } from 'ra-core';
import { useTranslate } from 'react-admin';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { UnitNotFound } from '../dashboard/company/unit-not-found.tsx';
import { UnitChoice } from '../dashboard/view/unit-choice.tsx';
import { UnitTrail } from '../dashboard/view/unit-trail.tsx';
import { useView } from '../dashboard/view/view-context.tsx';
import { ViewBar } from '../dashboard/view/view-bar.tsx';
import type { Results } from './data/answers.ts';
import { useResults } from './data/use-results.ts';
import { AnswersPanel, HoursPanel } from './panels/time-panels.tsx';
import { LanguagesPanel, PagesPanel } from './panels/share-panels.tsx';
import { ComparisonKey } from './panels/comparison-key.tsx';
import { ResultFigures } from './panels/result-figures.tsx';
import { QuestionPanel } from './questions/question-panel.tsx';
import { CompareChoice } from './view/compare-choice.tsx';
import { VersionChoice } from './view/version-choice.tsx';

/** What is chosen, and the results of it. */
export function ResultsBody({ surveyId }: { surveyId: number }) {
  const { unitId } = useView();
  const { data, error, isPlaceholderData, refetch } = useResults(surveyId);
  const isGone = error instanceof HttpError && error.status === 404 && unitId !== null;
  const versions = data?.versions ?? [];
  return (
    <>
      <Stack sx={{ gap: 3 }}>
        <ViewBar>
          <UnitChoice />
          <VersionChoice versions={versions} />
          <CompareChoice versions={versions} compared={data?.compared ?? null} />
        </ViewBar>
        {!isGone && <UnitTrail />}
      </Stack>
      {isGone ? (
        <UnitNotFound />
      ) : error !== null ? (
        <Card>
          <ErrorState error={error} onRetry={() => void refetch()} />
        </Card>
      ) : data === undefined ? (
        <Skeletons />
      ) : (
        <Shown results={data} isOld={isPlaceholderData} />
      )}
    </>
  );
}

const grid = (columns: string) => ({
  display: 'grid',
  gap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: columns },
});
const HALVES = 'repeat(2, minmax(0, 1fr))';

function Shown({ results, isOld }: { results: Results; isOld: boolean }) {
  const translate = useTranslate();
  const { current, compared } = results;
  if (!results.may_read) return <Empty title="app.results.no_right" text="app.results.no_right_text" />;
  if (current.answers === 0 && !compared?.answers)
    return <Empty title="app.results.empty" text="app.results.empty_text" />;
  return (
    <Box aria-busy={isOld} sx={{ display: 'grid', gap: 4, opacity: isOld ? 0.6 : 1, transition: 'opacity 150ms' }}>
      <ComparisonKey results={results} />
      <ResultFigures results={results} />
      <Box sx={grid(HALVES)}>
        <AnswersPanel results={results} />
        <PagesPanel results={results} />
      </Box>
      <Typography variant="h2">{translate('app.results.questions')}</Typography>
      <Box sx={{ ...grid(HALVES), alignItems: 'start' }}>
        {current.questions.map((question) => (
          <QuestionPanel key={`${question.id} ${question.type}`} question={question} compared={compared} />
        ))}
      </Box>
      <Typography variant="h2">{translate('app.results.who')}</Typography>
      <Box sx={{ ...grid(HALVES), alignItems: 'start' }}>
        <HoursPanel results={results} />
        <LanguagesPanel results={results} />
      </Box>
    </Box>
  );
}

function Empty({ title, text }: { title: string; text: string }) {
  const translate = useTranslate();
  const { span } = useView();
  return (
    <Card>
      <EmptyState Icon={BarChart} title={translate(title)}>
        {translate(text, { span })}
      </EmptyState>
    </Card>
  );
}

function Skeletons() {
  const translate = useTranslate();
  return (
    <Box role="status" aria-label={translate('ra.page.loading')} sx={grid(HALVES)}>
      {[110, 110, 300, 300, 240, 240].map((height, at) => (
        <Skeleton key={at} variant="rounded" height={height} />
      ))}
    </Box>
  );
}
