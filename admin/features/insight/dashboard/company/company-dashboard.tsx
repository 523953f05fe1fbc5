import { Box, Card, Stack } from '@mui/material';
import { ErrorState } from '../../../../ui/states/error-state.tsx';
import type { Info, Report } from '../data/answers.ts';
import { useAsked } from '../data/use-asked.ts';
import { MailLink } from '../view/mail-link.tsx';
import { UnitChoice } from '../view/unit-choice.tsx';
import { UnitTrail } from '../view/unit-trail.tsx';
import { useView } from '../view/view-context.tsx';
import { ViewBar } from '../view/view-bar.tsx';
import { CompanyFigures } from './company-figures.tsx';
import { NoAnswers } from './no-answers.tsx';
import { ReportPanels } from './report-panels.tsx';
import { UnitNotFound } from './unit-not-found.tsx';
import { useFreshFigures } from './use-fresh-figures.ts';
import { Usage } from '../usage/usage.tsx';

/** How it goes where the user reads feedback or QR codes, and what there is. */
export function CompanyDashboard() {
  const { days, step, unitId } = useView();
  const info = useAsked<Info>('dashboardinfo', { node_id: unitId });
  const report = useAsked<Report>('dashboardreportdata', { ...days, step, node_id: unitId });
  const error = info.error ?? report.error;
  const retry = () => void Promise.all([info.refetch(), report.refetch()]);
  const hasFailed = error !== null && (info.data === undefined || report.data === undefined);
  const isGone = error !== null && unitId !== null && isMissing(error);
  // Somebody without any right on the tree is told so above.
  if (info.data !== undefined && !seesAnything(info.data)) return <Usage info={info.data} />;
  return (
    <Stack sx={{ gap: 6 }}>
      {/* Whatever fails below: another period or unit may not. */}
      <Stack sx={{ gap: 3 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
          <ViewBar>
            <UnitChoice />
          </ViewBar>
          {!isGone && <MailLink />}
        </Box>
        {!isGone && <UnitTrail />}
      </Stack>
      {isGone ? (
        <UnitNotFound />
      ) : hasFailed ? (
        <Card>
          <ErrorState error={error} onRetry={retry} />
        </Card>
      ) : (
        <Figures info={info.data} report={report.data} isOld={report.isPlaceholderData} />
      )}
    </Stack>
  );
}

interface FiguresProps {
  info: Info | undefined;
  report: Report | undefined;
  isOld: boolean;
}

function Figures({ info, report, isOld }: FiguresProps) {
  const { unitId } = useView();
  const isUnheard = unitId === null && info?.feedback?.total === 0 && !info.scanned_codes;
  return (
    <>
      {info?.feedback !== undefined && <FreshFigures />}
      <CompanyFigures info={info} report={report} />
      {isUnheard ? <NoAnswers /> : <ReportPanels report={report} isOld={isOld} />}
      <Usage info={info} />
    </>
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
