import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Report } from '../data/answers.ts';
import { useFormats } from '../../../../ui/figures/use-formats.ts';
import { Panel } from '../panel/panel.tsx';
import { Trend } from './trend.tsx';
import { TrendKey } from './trend-key.tsx';
import { trendOf } from './trend-points.ts';
import { useTrendSheet } from './use-trend-sheet.ts';

const HEIGHT = 220;

interface CountPanelProps {
  report: Report;
  title: string;
  figure: 'reads' | 'answers';
}

/** How many came in, over the period. */
export function CountPanel({ report, title, figure }: CountPanelProps) {
  const translate = useTranslate();
  const { count } = useFormats();
  const label = translate(`app.dashboard.${figure === 'reads' ? 'scanned' : figure}`);
  const points = trendOf(report, (figures) => figures[figure]);
  const sheet = useTrendSheet(label, points);
  return (
    <Panel title={title} about={translate(`app.dashboard.by_${report.step}`)} sheet={sheet}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Trend label={title} points={points} step={report.step} format={count} height={HEIGHT} />
        <TrendKey now={report} previous={report.previous} />
      </Box>
    </Panel>
  );
}
