import { useLocale, useTranslate } from 'react-admin';

/** What `multi_add` answers: how many units, and what became of them. */
export interface Added {
  added: number;
  moved: number;
  /** Were in the group already. */
  unchanged: number;
  /** Left in another group. */
  in_other_group: number;
  /** In the group now, but with a design of their own that comes first. */
  own_design: number;
}

const PARTS = ['added', 'moved', 'unchanged', 'own_design'] as const;

/** A number of units in a sentence of `app.groups.added`. */
export function useUnitsText(): (part: keyof Added, units: number) => string {
  const translate = useTranslate();
  const format = new Intl.NumberFormat(useLocale());
  return (part, units) => translate(`app.groups.added.${part}`, { smart_count: units, count: format.format(units) });
}

/** The answer in sentences, without those about nobody; what is in another group is a question of its own. */
export function useAddedText(): (answer: Added) => string {
  const textOf = useUnitsText();
  return (answer) =>
    PARTS.filter((part) => answer[part] > 0)
      .map((part) => textOf(part, answer[part]))
      .join(' ');
}
