import { Box, Skeleton } from '@mui/material';
import { useTranslate } from 'react-admin';
import { DriversPanel } from '../drivers/drivers-panel.tsx';
import { HandlingPanel } from '../handling/handling-panel.tsx';
import { HoursPanel } from '../hours/hours-panel.tsx';
import type { Report } from '../data/answers.ts';
import { RankingPanel } from '../ranking/ranking-panel.tsx';
import { SpreadPanel } from '../spread/spread-panel.tsx';
import { TopicsPanel } from '../topics/topics-panel.tsx';
import { CountPanel } from '../charts/count-panel.tsx';
import { ScorePanels } from '../charts/score-panels.tsx';

const grid = (columns: string) => ({
  display: 'grid',
  gap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: columns },
});

/** The report of the period and the units; dimmed while the next one is under way. */
export function ReportPanels({ report, isOld }: { report: Report | undefined; isOld: boolean }) {
  const translate = useTranslate();
  if (report === undefined) return <PanelSkeletons />;
  const { totals, hours, distribution, ranking } = report;
  const hasBoth = totals.answers !== undefined && totals.reads !== undefined;
  return (
    <Box aria-busy={isOld} sx={{ display: 'grid', gap: 4, opacity: isOld ? 0.6 : 1, transition: 'opacity 150ms' }}>
      <Box sx={grid(hasBoth ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)')}>
        {totals.answers !== undefined && (
          <CountPanel report={report} title={translate('app.dashboard.feedback_report')} figure="answers" />
        )}
        {totals.reads !== undefined && (
          <CountPanel report={report} title={translate('app.dashboard.read_report')} figure="reads" />
        )}
      </Box>
      {totals.score !== undefined && <ScorePanels report={report} />}
      <Box sx={grid(distribution === undefined ? 'minmax(0, 1fr)' : 'minmax(0, 2fr) minmax(0, 1fr)')}>
        {hours !== undefined && <HoursPanel hours={hours} />}
        {distribution !== undefined && <SpreadPanel distribution={distribution} />}
      </Box>
      {ranking !== undefined && <DriversPanel />}
      {ranking !== undefined && <HandlingPanel />}
      {ranking !== undefined && (
        <Box sx={grid('repeat(2, minmax(0, 1fr))')}>
          <RankingPanel ranking={ranking} />
          <TopicsPanel />
        </Box>
      )}
    </Box>
  );
}

function PanelSkeletons() {
  const translate = useTranslate();
  return (
    <Box role="status" aria-label={translate('ra.page.loading')} sx={grid('repeat(2, minmax(0, 1fr))')}>
      {[260, 260, 180, 180].map((height, at) => (
        <Skeleton key={at} variant="rounded" height={height} />
      ))}
    </Box>
  );
}
