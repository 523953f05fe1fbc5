import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Sheet } from '../../../../ui/exports/sheet.ts';
import { weekNames } from '../../../../ui/figures/hours-of-week.ts';
import { useFormats } from '../../../../ui/figures/use-formats.ts';
import { Trend } from '../../dashboard/charts/trend.tsx';
import type { TrendPoint } from '../../dashboard/charts/trend-points.ts';
import { Panel } from '../../dashboard/panel/panel.tsx';
import type { Results } from '../data/answers.ts';
import { useComparedName } from '../view/use-compared-name.ts';
import { Columns } from './columns.tsx';

const HEIGHT = 220;

/** How many answered, over the period. */
export function AnswersPanel({ results: { current, compared, step } }: { results: Results }) {
  const translate = useTranslate();
  const { count } = useFormats();
  const other = useComparedName(compared);
  const points = current.series.map(({ from, answers }, at): TrendPoint => {
    const before = compared?.series[at];
    return { from, value: answers, before: before ? { from: before.from, value: before.answers } : null };
  });
  const title = translate('app.results.answers');
  const sheet: Sheet = {
    columns: [
      { label: translate('app.dashboard.from_day') },
      { label: title, isNumber: true },
      { label: translate('app.results.complete'), isNumber: true },
      ...(compared ? [{ label: other ?? '', isNumber: true }] : []),
    ],
    rows: current.series.map(({ from, answers, complete }, at) => [
      from,
      answers,
      complete,
      ...(compared ? [compared.series[at]?.answers ?? null] : []),
    ]),
  };
  return (
    <Panel title={title} about={translate(`app.dashboard.by_${step}`)} sheet={sheet}>
      <Trend
        label={title}
        points={points}
        step={step}
        format={count}
        height={HEIGHT}
        beforeLabel={other ?? undefined}
      />
    </Panel>
  );
}

/** At what time of the day they answer, by the clock of each unit. */
export function HoursPanel({ results: { current, compared } }: { results: Results }) {
  const translate = useTranslate();
  const { locale } = useFormats();
  const other = useComparedName(compared);
  const names = weekNames(locale).hours;
  const title = translate('app.results.hours');
  const sheet: Sheet = {
    columns: [
      { label: translate('app.dashboard.hours.hour') },
      { label: translate('app.results.answers'), isNumber: true },
      ...(compared ? [{ label: other ?? '', isNumber: true }] : []),
    ],
    rows: current.hours.map((answers, hour) => [
      names[hour] ?? '',
      answers,
      ...(compared ? [compared.hours[hour] ?? 0] : []),
    ]),
  };
  return (
    <Panel title={title} about={translate('app.results.hours_about')} sheet={sheet}>
      <Box role="img" aria-label={title}>
        <Columns values={current.hours} compared={compared?.hours} labels={names} />
      </Box>
    </Panel>
  );
}
