import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Report, Days } from '../data/answers.ts';
import { useFormats } from '../../../../ui/figures/use-formats.ts';
import { Panel } from '../panel/panel.tsx';
import { Trend } from './trend.tsx';
import { trendOf } from './trend-points.ts';
import { useTrendSheet } from './use-trend-sheet.ts';
import { spanName } from '../view/period.ts';

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

/** Which line is which: by how it is drawn, and in words. */
function TrendKey({ now, previous }: { now: Days; previous: Days }) {
  const translate = useTranslate();
  const { locale } = useFormats();
  return (
    <Box
      component="p"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, margin: 0, fontSize: '0.75rem', color: 'text.secondary' }}
    >
      <Key label={`${translate('app.dashboard.now')}: ${spanName(now, locale)}`} />
      <Key label={`${translate('app.dashboard.before')}: ${spanName(previous, locale)}`} isBefore />
    </Box>
  );
}

function Key({ label, isBefore = false }: { label: string; isBefore?: boolean }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5 }}>
      <Box
        component="svg"
        aria-hidden
        viewBox="0 0 16 4"
        sx={({ palette }) => ({
          width: 16,
          height: 4,
          stroke: isBefore ? palette.inputBorder : palette.series[0],
          strokeWidth: 2,
          strokeDasharray: isBefore ? '4 2' : 'none',
        })}
      >
        <line x1="0" y1="2" x2="16" y2="2" />
      </Box>
      {label}
    </Box>
  );
}
