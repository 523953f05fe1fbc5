import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Figures, Report } from '../data/answers.ts';
import { Change } from '../figures/change.tsx';
import { useFormats } from '../../../../ui/figures/use-formats.ts';
import { Panel } from '../panel/panel.tsx';
import { PanelFigure } from '../panel/panel-figure.tsx';
import { Trend } from './trend.tsx';
import { scaleOf, scoreTrendOf, trendOf, type Weighed } from './trend-points.ts';
import { useScoreSheet } from './use-trend-sheet.ts';

interface Score {
  name: 'score' | 'smiley' | 'csat' | 'nps';
  /** A name that is the same in every language. */
  title?: string;
  scale: readonly [number, number];
  /** Of the lines behind a chart. */
  step: number;
  of: (figures: Figures) => Weighed;
}

const NONE: Weighed = { value: null, count: 0 };

/** NPS is a difference of shares; the others are means. */
const SCORES: readonly Score[] = [
  { name: 'score', scale: [0, 100], step: 10, of: ({ score }) => weighed(score) },
  { name: 'smiley', scale: [1, 5], step: 0.5, of: ({ smiley }) => weighed(smiley) },
  { name: 'csat', title: 'CSAT', scale: [1, 5], step: 0.5, of: ({ csat }) => weighed(csat) },
  {
    name: 'nps',
    title: 'NPS',
    scale: [-100, 100],
    step: 25,
    of: ({ nps }) =>
      nps === undefined ? NONE : { value: nps.value, count: nps.promoters + nps.passives + nps.detractors },
  },
];

function weighed(given: Figures['score']): Weighed {
  return given === undefined ? NONE : { value: given.mean, count: given.count };
}

const HEIGHT = 120;
/** A week evens out the days of the week. */
const SMOOTHED_DAYS = 7;

/** How it was, by what was asked; what no survey asks is left out. */
export function ScorePanels({ report }: { report: Report }) {
  const asked = SCORES.filter(({ of }) => of(report.totals).count + of(report.previous_totals).count > 0);
  if (asked.length === 0) return null;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: `repeat(${Math.min(2, asked.length)}, minmax(0, 1fr))`,
          md: `repeat(${asked.length}, minmax(0, 1fr))`,
        },
      }}
    >
      {asked.map((score) => (
        <ScorePanel key={score.name} report={report} score={score} />
      ))}
    </Box>
  );
}

function ScorePanel({ report, score: { name, title: ownTitle, scale, step, of } }: { report: Report; score: Score }) {
  const translate = useTranslate();
  const { decimal, count } = useFormats();
  const title = ownTitle ?? translate(`app.dashboard.scores.${name}`);
  const isSmoothed = report.step === 'day';
  const points = scoreTrendOf(report, of, isSmoothed ? SMOOTHED_DAYS : 1);
  const sheet = useScoreSheet(
    title,
    trendOf(report, (figures) => of(figures).value ?? undefined),
    isSmoothed ? points : null,
  );
  const now = of(report.totals);
  return (
    <Panel title={title} about={translate(`app.dashboard.scores.${name}_about`)} sheet={sheet}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <PanelFigure
          value={now.value === null ? '–' : decimal(now.value)}
          change={
            <Change
              now={now.value}
              before={of(report.previous_totals).value}
              previous={report.previous}
              isScore
              format={decimal}
            />
          }
        />
        <Trend
          label={title}
          points={points}
          step={report.step}
          format={decimal}
          scale={scaleOf(points, scale, step)}
          height={HEIGHT}
        />
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {translate('app.dashboard.given', { count: count(now.count) })}
          {isSmoothed && ` · ${translate('app.dashboard.week_mean')}`}
        </Typography>
      </Box>
    </Panel>
  );
}
