/** Opening hours as the share of each hour in which a place is open, worked out once for all units that have them. */
import { type OpeningHours, openSpans } from '../../../../shared/opening-hours/opening-hours.ts';
import type { Openness } from './history.ts';
import { HOUR_MS } from './hours.ts';

/** @param from the first hour, @param until the first that is not asked for any more; outside it is open */
export function opennessOf(hours: OpeningHours, from: number, until: number): Openness {
  const shares = new Float32Array(until - from);
  for (const span of openSpans(hours, from * HOUR_MS)) {
    if (span.from >= until * HOUR_MS) break;
    for (let hour = Math.floor(span.from / HOUR_MS); hour * HOUR_MS < span.until && hour < until; hour++) {
      const passed = Math.min(span.until, (hour + 1) * HOUR_MS) - Math.max(span.from, hour * HOUR_MS);
      shares[hour - from] = (shares[hour - from] ?? 0) + passed / HOUR_MS;
    }
  }
  return (hour) => shares[hour - from] ?? 1;
}
