/** When people come: by the day of the week, the hour, and the growth of the half year. */
import { DAY, HOUR, MINUTE } from '../days.ts';
import type { Random, Weighted } from '../random.ts';
import type { Place } from './comments/pool.ts';
import { HISTORY_DAYS } from './context.ts';

interface Rhythm {
  /** From Sunday to Saturday. */
  weekdays: number[];
  /** From midnight to 23 o'clock, local time. */
  hours: number[];
}

const rhythms: Record<Place, Rhythm> = {
  cafe: {
    weekdays: [1.35, 0.8, 0.82, 0.88, 0.98, 1.2, 1.55],
    hours: [0, 0, 0, 0, 0, 0, 0.3, 1.4, 2.8, 3, 2.6, 3.6, 7.5, 8, 4.6, 3.4, 3.6, 4.4, 6.2, 7.4, 6.6, 4.2, 1.8, 0.5],
  },
  hotel: {
    weekdays: [1.35, 1.1, 0.8, 0.8, 0.85, 1, 1.2],
    hours: [0.2, 0, 0, 0, 0.2, 0.6, 1.6, 4, 7, 7.6, 5.4, 4.4, 2.4, 1.8, 2.2, 2.8, 3, 3.2, 3.6, 4.6, 5.4, 4.8, 2.8, 1],
  },
  shop: {
    weekdays: [0.25, 1.3, 1.05, 1, 1, 1.15, 1.25],
    hours: [0, 0, 0, 0, 0, 0, 0, 0, 0.5, 2.4, 3.4, 4.2, 6, 5, 3.6, 3.4, 4, 5.4, 4.2, 1.2, 0, 0, 0, 0],
  },
};

/** Twice as many come at the end as at the start. */
const GROWTH = { from: 0.7, to: 1.4 };
const DAY_DEVIATION = 0.14;

/** How far into the history a time is, 0 to 1. */
export const progressAt = (time: number, today: number): number =>
  Math.min(1, Math.max(0, 1 - (today - time) / (HISTORY_DAYS * DAY)));

/** Answers a moment of the history at each call, for a place that is `utcOffset` hours ahead of UTC. */
export function momentChooser(random: Random, place: Place, utcOffset: number, today: number): () => number {
  const { weekdays, hours } = rhythms[place];
  const days: Weighted<number>[] = Array.from({ length: HISTORY_DAYS + 1 }, (_, daysAgo) => {
    const start = today - daysAgo * DAY;
    const growth = GROWTH.from + (GROWTH.to - GROWTH.from) * progressAt(start, today);
    const weekday = weekdays[new Date(start).getUTCDay()] ?? 1;
    return { value: start, weight: weekday * growth * Math.max(0.3, random.normal(1, DAY_DEVIATION)) };
  });
  const chooseDay = random.chooser(days);
  const chooseHour = random.chooser(hours.map((weight, hour) => ({ value: hour, weight })));
  return () => chooseDay() + (chooseHour() - utcOffset) * HOUR + Math.floor(random.share() * 60 * MINUTE);
}
