import { Card, Stack } from '@mui/material';
import { ErrorState } from '../../../kit/error-state.tsx';
import type { Info, Report } from '../data/answers.ts';
import { useAsked } from '../data/use-asked.ts';
import { UnitTrail } from '../view/unit-trail.tsx';
import { useView } from '../view/view-context.tsx';
import { ViewBar } from '../view/view-bar.tsx';
import { CompanyFigures } from './company-figures.tsx';
import { NoAnswers } from './no-answers.tsx';
import { ReportPanels } from './report-panels.tsx';
import { UnitGone } from './unit-gone.tsx';
import { useFreshFigures } from './use-fresh-figures.ts';
import { Usage } from '../usage/usage.tsx';

/** How it goes where the user reads feedback or QR codes, and what there is. */
export function CompanyDashboard() {
  const { days, step, unitId } = useView();
  const info = useAsked<Info>('dashboardinfo', { node_id: unitId });
  const report = useAsked<Report>('dashboardreportdata', { ...days, step, node_id: unitId });
  const error = info.error ?? report.error;
  const retry = () => void Promise.all([info.refetch(), report.refetch()]);
  if (error && unitId !== null && isMissing(error)) return <UnitGone />;
  if (error && (info.data === undefined || report.data === undefined)) {
    return (
      <Card>
        <ErrorState error={error} onRetry={retry} />
      </Card>
    );
  }
  // Somebody without any right on the tree is told so above.
  if (info.data !== undefined && !seesAnything(info.data)) return <Usage info={info.data} />;
  const isUnheard = unitId === null && info.data?.feedback?.total === 0 && !info.data.scanned_codes;
  return (
    <Stack sx={{ gap: 6 }}>
      <Stack sx={{ gap: 3 }}>
        <ViewBar />
        <UnitTrail />
      </Stack>
      {info.data?.feedback !== undefined && <FreshFigures />}
      <CompanyFigures info={info.data} report={report.data} />
      {isUnheard ? <NoAnswers /> : <ReportPanels report={report.data} isOld={report.isPlaceholderData} />}
      <Usage info={info.data} />
    </Stack>
  );
}

/** Figures follow what comes in and is handled. */
function FreshFigures() {
  useFreshFigures();
  return null;
}

const seesAnything = ({ feedback, scanned_codes: reads }: Info): boolean =>
  feedback !== undefined || reads !== undefined;

const isMissing = (error: Error): boolean => 'status' in error && error.status === 404;
