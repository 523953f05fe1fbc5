import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';
import { useTranslate } from 'react-admin';
import type { Step } from '../data/answers.ts';
import { useFormats } from '../../../../ui/figures/use-formats.ts';
import type { TrendPoint } from './trend-points.ts';
import { useIsNarrow } from '../../../../ui/layout/use-is-narrow.ts';

export interface TrendChartProps {
  points: readonly TrendPoint[];
  step: Step;
  format: (value: number) => string;
  /** Of scores: between which two values they are drawn. Counts begin at zero. */
  scale?: readonly [number, number] | undefined;
  /** What the second line is of; the days before when absent. */
  beforeLabel?: string | undefined;
  height: number;
}

const LABEL_SIZE = 12;
/** Half of a date that stands under the last point. */
const END_ROOM = 24;
/** Days that have room below the line. */
const MAX_LABELS = 8;
const FEW_LABELS = 5;
/** What a narrow chart has for them, and the space after a day, in pixels. */
const NARROW_ROOM = 230;
const GAP = 8;
/** Few points are marked, many are a line. */
const MAX_MARKS = 16;

/** The period as a line, the one before as a grey, broken one. */
export default function TrendChart({ points, step, format, scale, beforeLabel, height }: TrendChartProps) {
  const translate = useTranslate();
  const { palette, direction, typography } = useTheme();
  const formats = useFormats();
  const isNarrow = useIsNarrow();
  const isRightToLeft = direction === 'rtl';
  const [now = palette.primary.main] = palette.series;
  const tick = step === 'month' ? formats.shortMonth : formats.shortDay;
  const full = step === 'month' ? formats.month : formats.day;
  const texts = { fontSize: LABEL_SIZE, fill: palette.text.secondary };
  const longest = widestOf(
    points.map(({ from }) => tick(from)),
    `${LABEL_SIZE}px ${typography.fontFamily}`,
  );
  const few = Math.max(1, Math.min(FEW_LABELS, Math.floor(NARROW_ROOM / (longest + GAP))));
  const every = Math.ceil(points.length / (isNarrow || scale !== undefined ? few : MAX_LABELS));
  const shared = { type: 'line', curve: 'linear', connectNulls: true } as const;
  return (
    <LineChart
      height={height}
      skipAnimation
      hideLegend
      disableKeyboardNavigation
      margin={{ top: 8, bottom: 0, left: isRightToLeft ? END_ROOM : 0, right: isRightToLeft ? 0 : END_ROOM }}
      grid={{ horizontal: true }}
      axisHighlight={{ x: 'line' }}
      xAxis={[
        {
          scaleType: 'point',
          data: points.map(({ from }) => from),
          valueFormatter: (from: string, { location }) => (location === 'tick' ? tick(from) : full(from)),
          reverse: isRightToLeft,
          tickLabelInterval: (_, at) => at % every === 0,
          disableTicks: true,
          disableLine: false,
          tickLabelStyle: texts,
          height: 24,
        },
      ]}
      yAxis={[
        {
          position: isRightToLeft ? 'right' : 'left',
          min: scale?.[0] ?? 0,
          ...(scale === undefined ? {} : { max: scale[1] }),
          tickNumber: 3,
          ...(scale === undefined ? { tickMinStep: 1 } : {}),
          valueFormatter: (value: number) => formats.short(value),
          disableLine: true,
          disableTicks: true,
          tickLabelStyle: texts,
          width: 40,
        },
      ]}
      series={[
        {
          ...shared,
          id: 'before',
          label: beforeLabel ?? translate('app.dashboard.before'),
          color: palette.inputBorder,
          showMark: false,
          data: points.map(({ before }) => before?.value ?? null),
          valueFormatter: (value, { dataIndex }) => {
            const from = points[dataIndex]?.before?.from;
            return value === null || from === undefined ? null : `${format(value)} (${tick(from)})`;
          },
        },
        {
          ...shared,
          id: 'now',
          label: translate('app.dashboard.now'),
          color: now,
          area: scale === undefined,
          showMark: points.length <= MAX_MARKS,
          shape: 'circle',
          data: points.map(({ value }) => value),
          valueFormatter: (value) => (value === null ? null : format(value)),
        },
      ]}
      sx={{
        '& .MuiLineChart-line': { strokeWidth: 2 },
        '& .MuiLineChart-line[data-series="before"]': { strokeDasharray: '4 4', strokeWidth: 1.5 },
        '& .MuiLineChart-area': { fillOpacity: 0.08 },
        '& .MuiChartsGrid-line': { stroke: palette.divider },
        '& .MuiChartsAxis-line': { stroke: palette.inputBorder },
        '& .MuiChartsAxisHighlight-root': { stroke: palette.inputBorder },
      }}
    />
  );
}

/** In pixels, as the browser would draw them: a Japanese sign is as wide as two letters. */
function widestOf(texts: readonly string[], font: string): number {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) return 0;
  context.font = font;
  return Math.max(0, ...texts.map((text) => context.measureText(text).width));
}
