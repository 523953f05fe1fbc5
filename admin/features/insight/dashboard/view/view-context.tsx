import { createContext, type ReactNode, use, useEffect, useMemo } from 'react';
import { useLocale, useStore } from 'react-admin';
import { useSearchParams } from 'react-router';
import type { Days, Info, Step } from '../data/answers.ts';
import { useAsked } from '../data/use-asked.ts';
import { daysOf, readView, spanName, stepOf, todayIn, type View, viewParameters, writeView } from './period.ts';

interface Viewed extends View {
  days: Days;
  step: Step;
  /** Of the clock that tells today here, once it is known. */
  timeZone: string | undefined;
  /** The days in words. */
  span: string;
  /** The address of another view. */
  addressOf: (changes: Partial<View>) => string;
  change: (changes: Partial<View>) => void;
}

const ViewContext = createContext<Viewed | null>(null);

/**
 * Days and units that all figures below are of. They live in the address, beside what else it says, and come back with
 * the next visit. `path` is that of the page.
 */
export function ViewProvider({ children, path = '/' }: { children: ReactNode; path?: string }) {
  const locale = useLocale() ?? 'en';
  const [search, setSearch] = useSearchParams();
  const [kept, keep] = useStore('dashboard.view', '');
  const { own, others } = viewParameters(search);
  const isInAddress = own.size > 0;
  const written = isInAddress ? String(own) : kept;
  const rest = String(others);
  useEffect(() => {
    if (isInAddress && written !== kept) keep(written);
    if (!isInAddress && kept !== '') setSearch(joined(kept, rest), { replace: true });
  }, [isInAddress, written, rest, kept, keep, setSearch]);
  const { unitId } = readView(new URLSearchParams(written));
  const { data: info } = useAsked<Info>('dashboardinfo', { node_id: unitId });
  const timeZone = info?.time_zone;
  const today = todayIn(timeZone);
  const viewed = useMemo((): Viewed => {
    const view = readView(new URLSearchParams(written));
    const days = daysOf(view.period, today);
    const next = (changes: Partial<View>) => joined(String(writeView({ ...view, ...changes })), rest);
    return {
      ...view,
      days,
      step: stepOf(days),
      timeZone,
      span: spanName(days, locale),
      addressOf: (changes) => `${path}?${next(changes)}`,
      change: (changes) => setSearch(next(changes)),
    };
  }, [written, rest, path, today, timeZone, locale, setSearch]);
  return <ViewContext value={viewed}>{children}</ViewContext>;
}

const joined = (...parts: string[]): URLSearchParams => new URLSearchParams(parts.filter(Boolean).join('&'));

export function useView(): Viewed {
  const viewed = use(ViewContext);
  if (viewed === null) throw new Error('useView needs a ViewProvider above it.');
  return viewed;
}
