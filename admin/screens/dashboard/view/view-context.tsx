import { createContext, type ReactNode, use, useEffect, useMemo } from 'react';
import { useLocale, useStore } from 'react-admin';
import { useSearchParams } from 'react-router';
import type { Days, Step } from '../data/answers.ts';
import { daysOf, isoDay, readView, saysView, spanName, stepOf, type View, writeView } from './period.ts';

interface Viewed extends View {
  days: Days;
  step: Step;
  /** The days in words. */
  span: string;
  /** The address of another view. */
  addressOf: (changes: Partial<View>) => string;
  change: (changes: Partial<View>) => void;
}

const ViewContext = createContext<Viewed | null>(null);

/** Days and units that all figures below are of. They live in the address, and come back with the next visit. */
export function ViewProvider({ children }: { children: ReactNode }) {
  const locale = useLocale() ?? 'en';
  const [search, setSearch] = useSearchParams();
  const [kept, keep] = useStore('dashboard.view', '');
  const isSaid = saysView(search);
  const written = isSaid ? String(search) : kept;
  useEffect(() => {
    if (isSaid && written !== kept) keep(written);
    if (!isSaid && kept !== '') setSearch(kept, { replace: true });
  }, [isSaid, written, kept, keep, setSearch]);
  const today = isoDay(Date.now());
  const viewed = useMemo((): Viewed => {
    const view = readView(new URLSearchParams(written));
    const days = daysOf(view.period, today);
    const next = (changes: Partial<View>) => writeView({ ...view, ...changes });
    return {
      ...view,
      days,
      step: stepOf(days),
      span: spanName(days, locale),
      addressOf: (changes) => `/?${next(changes)}`,
      change: (changes) => setSearch(next(changes)),
    };
  }, [written, today, locale, setSearch]);
  return <ViewContext value={viewed}>{children}</ViewContext>;
}

export function useView(): Viewed {
  const viewed = use(ViewContext);
  if (viewed === null) throw new Error('useView needs a ViewProvider above it.');
  return viewed;
}
