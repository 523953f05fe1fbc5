import HourglassTop from '@mui/icons-material/HourglassTopOutlined';
import MarkEmailUnread from '@mui/icons-material/MarkEmailUnreadOutlined';
import Speed from '@mui/icons-material/SpeedOutlined';
import Timer from '@mui/icons-material/TimerOutlined';
import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslate } from 'react-admin';
import { supportTicket } from '../../../generated/resources.ts';
import { useAct } from '../../../providers/use-act.ts';
import { FigureCard } from '../../../ui/figures/figure-card.tsx';

interface Figures {
  answered: number;
  in_time: number;
  median_seconds: number | null;
  mean_seconds: number | null;
  waiting: number;
  longest_wait_seconds: number | null;
}

/** To the platform: how fast it really answers, and what waits now. */
export function ResponseFigures() {
  const translate = useTranslate();
  const act = useAct();
  const spanText = useSpanText();
  const number = new Intl.NumberFormat(useLocale());
  const { data, isError } = useQuery({
    queryKey: [supportTicket.route, 'figures'],
    queryFn: () => act<Figures>(supportTicket.route, { action: 'figures', method: 'GET' }),
    refetchInterval: 60_000,
  });
  /** Undefined while it is on its way. */
  const unknown = isError ? '–' : undefined;
  const span = (seconds: number | null | undefined): string | undefined =>
    data === undefined ? unknown : seconds === null || seconds === undefined ? '–' : spanText(seconds);
  const count = (value: number | undefined) => (value === undefined ? unknown : number.format(value));
  const share = data && { in_time: number.format(data.in_time), answered: number.format(data.answered) };
  const longest = data?.longest_wait_seconds ?? null;
  return (
    <Box
      component="ul"
      aria-label={translate('app.support.figures.title')}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
        gap: 4,
        margin: 0,
        padding: 0,
        listStyle: 'none',
      }}
    >
      <FigureCard
        label={translate('app.support.figures.waiting')}
        Icon={MarkEmailUnread}
        value={count(data?.waiting)}
        isWaiting={(data?.waiting ?? 0) > 0}
        note={longest === null ? '' : translate('app.support.figures.longest', { span: spanText(longest) })}
      />
      <FigureCard
        label={translate('app.support.figures.median')}
        Icon={Timer}
        value={span(data?.median_seconds)}
        note={translate('app.support.figures.days')}
      />
      <FigureCard
        label={translate('app.support.figures.mean')}
        Icon={HourglassTop}
        value={span(data?.mean_seconds)}
        note={translate('app.support.figures.days')}
      />
      <FigureCard
        label={translate('app.support.figures.in_time')}
        Icon={Speed}
        value={count(data?.in_time)}
        note={share === undefined ? '' : translate('app.support.figures.in_time_of', share)}
      />
    </Box>
  );
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const STEPS = [
  [DAY, 'day'],
  [HOUR, 'hour'],
  [MINUTE, 'minute'],
] as const;

/** A span of seconds in its two largest units: `1 hr 12 min`; below a minute in seconds. */
function useSpanText(): (seconds: number) => string {
  const locale = useLocale() ?? 'en';
  return (seconds) => {
    const at = STEPS.findIndex(([length]) => seconds >= length);
    if (at < 0) return textOf(locale, Math.round(seconds), 'second');
    let rest = seconds;
    const parts = STEPS.slice(at, at + 2).flatMap(([length, unit]) => {
      const count = Math.floor(rest / length);
      rest -= count * length;
      return count > 0 ? [textOf(locale, count, unit)] : [];
    });
    return parts.join(' ');
  };
}

const textOf = (locale: string, count: number, unit: 'day' | 'hour' | 'minute' | 'second'): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(count);
