/** The figures of a report as tiles: what was never asked in these days nor before is left out. */
import type { Figures } from '../dashboard/figures.ts';
import type { Locale } from '../../../../shared/i18n/locales.ts';
import type { Figure } from '../../../platform/mail/blocks/figures.ts';
import { changeOf, numberOf, toneOf } from './format.ts';
import { reportText } from './texts.ts';

/** Where nobody has answered. */
export const NONE = '–';

interface Shown {
  name: string;
  /** The same in every language. */
  abbreviation?: string;
  /** Undefined where the reader may not see it or nobody was asked; null where nobody has answered. */
  value: (figures: Figures) => number | null | undefined;
  scale?: string;
  /** More is better: how it changed has a color. */
  isRated?: true;
}

const shown: Shown[] = [
  { name: 'answers', value: ({ answers }) => answers },
  { name: 'score', value: ({ score }) => score?.mean, scale: '/ 100', isRated: true },
  { name: 'open', value: ({ open }) => open },
  { name: 'reads', value: ({ reads }) => reads },
  { name: 'nps', abbreviation: 'NPS', value: ({ nps }) => nps?.value, isRated: true },
  { name: 'csat', abbreviation: 'CSAT', value: ({ csat }) => csat?.mean, scale: '/ 5', isRated: true },
  { name: 'smiley', value: ({ smiley }) => smiley?.mean, scale: '/ 5', isRated: true },
];

export function figuresOf(locale: Locale, now: Figures, before: Figures): Figure[] {
  return shown.flatMap(({ name, abbreviation, value, scale, isRated }): Figure[] => {
    const [current = null, previous = null] = [value(now), value(before)];
    if (current === null && previous === null) return [];
    const isCompared = current !== null && previous !== null;
    const last = reportText(locale, 'before', { value: previous === null ? NONE : numberOf(locale, previous) });
    return [
      {
        label: abbreviation ?? reportText(locale, `figure.${name}`),
        value: current === null ? NONE : numberOf(locale, current),
        ...(scale !== undefined && current !== null && { scale }),
        change: isCompared ? `${changeOf(locale, current, previous)} · ${last}` : last,
        tone: isCompared && isRated ? toneOf(current, previous) : 'second',
      },
    ];
  });
}
