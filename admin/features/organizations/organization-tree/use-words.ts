import { useMemo } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { subtreeCounters, type Unit } from './unit.ts';

/** From here figures are rounded where there is little room. */
const LONG = 100_000;

/** How units and their figures are said in the reader's language. */
export function useWords() {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  return useMemo(() => {
    const numbers = new Intl.NumberFormat(locale);
    const count = (value: number): string => numbers.format(value);
    const rough = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
    const nameOf = ({ name, id }: Pick<Unit, 'name' | 'id'>): string => `${name} #${id}`;
    const figuresOf = (unit: Unit): string => {
      const { reads, feedback, open } = subtreeCounters(unit);
      const figures = Object.entries({
        reads,
        feedback,
        open,
        ...(unit.child_count > 0 && { below: unit.child_count }),
      });
      return figures
        .map(([name, value]) => translate(`app.tree.figures.${name}`, { smart_count: value, count: count(value) }))
        .join(', ');
    };
    return {
      translate,
      count,
      /** Where there is little room; the exact figure is said elsewhere. */
      shortCount: (value: number): string => (value < LONG ? numbers : rough).format(value),
      nameOf,
      figuresOf,
      /** Everything that a card shows, as one sentence. */
      describe: (unit: Unit): string =>
        [
          nameOf(unit),
          unit.type,
          unit.is_paused ? translate('app.tree.paused') : '',
          unit.is_over_limit ? translate('app.plan.over_limit.short') : '',
          figuresOf(unit),
        ]
          .filter(Boolean)
          .join(', '),
    };
  }, [translate, locale]);
}

export type Words = ReturnType<typeof useWords>;
