import { useMemo } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { subtreeCounters, type Unit } from './unit.ts';

/** How units and their figures are said in the reader's language. */
export function useWords() {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  return useMemo(() => {
    const numbers = new Intl.NumberFormat(locale);
    const count = (value: number): string => numbers.format(value);
    return {
      translate,
      count,
      nameOf: ({ name, id }: Pick<Unit, 'name' | 'id'>): string => `${name} #${id}`,
      /** Everything that a card shows, as one sentence. */
      describe: (unit: Unit): string => {
        const { reads, feedback, open } = subtreeCounters(unit);
        return [
          `${unit.name} #${unit.id}`,
          unit.type,
          unit.is_paused ? translate('app.tree.paused') : '',
          translate('app.tree.figures.reads', { smart_count: reads, count: count(reads) }),
          translate('app.tree.figures.feedback', { smart_count: feedback, count: count(feedback) }),
          translate('app.tree.figures.open', { smart_count: open, count: count(open) }),
          unit.child_count === 0
            ? ''
            : translate('app.tree.figures.below', { smart_count: unit.child_count, count: count(unit.child_count) }),
        ]
          .filter(Boolean)
          .join(', ');
      },
    };
  }, [translate, locale]);
}

export type Words = ReturnType<typeof useWords>;
