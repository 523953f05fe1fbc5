import DoneAll from '@mui/icons-material/DoneAllOutlined';
import Forum from '@mui/icons-material/ForumOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmptyOutlined';
import { useLocale, useTranslate } from 'react-admin';
import { FigureCard, FigureCards } from '../../../../ui/figures/figure-card.tsx';
import { useFormats } from '../../../../ui/figures/use-formats.ts';
import type { Results, Side } from '../data/answers.ts';
import { useComparedName } from '../view/use-compared-name.ts';

/** Of those of which it is known how far they came. */
const rateOf = ({ answers, erased, complete }: Side): number | null =>
  answers > erased ? complete / (answers - erased) : null;

/** How many answered, and how many of them to the end. */
export function ResultFigures({ results: { current, compared, counted_until: until } }: { results: Results }) {
  const translate = useTranslate();
  const { count, percent } = useFormats();
  const locale = useLocale() ?? 'en';
  const other = useComparedName(compared);
  const rate = rateOf(current);
  const otherRate = compared && rateOf(compared);
  const beside = (value: string | null): string | undefined =>
    compared === null || value === null ? undefined : `${value} (${other ?? '…'})`;
  const time =
    until && new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(until));
  return (
    <FigureCards label={translate('app.dashboard.figures')}>
      <FigureCard
        label={translate('app.results.answers')}
        Icon={Forum}
        value={count(current.answers)}
        note={beside(compared && count(compared.answers)) ?? (time && translate('app.results.counted_until', { time }))}
      />
      <FigureCard
        label={translate('app.results.rate')}
        Icon={DoneAll}
        value={rate === null ? '–' : percent(rate)}
        note={
          beside(otherRate === null ? null : percent(otherRate)) ??
          translate('app.results.complete_count', { count: count(current.complete) })
        }
      />
      <FigureCard
        label={translate('app.results.partial')}
        Icon={HourglassEmpty}
        value={count(current.partial)}
        note={
          beside(compared && count(compared.partial)) ??
          (current.erased > 0 && translate('app.results.erased', { count: count(current.erased) }))
        }
      />
    </FigureCards>
  );
}
