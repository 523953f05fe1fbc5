/** By whose clock a draft is scheduled: what is typed, and what is said of it. */
import { instantOf, isTimeZone, wallTime, wallTimeOf } from '../../../shared/clock/clock.ts';
import { nameOfZone } from '../../ui/time/time-zones.ts';
import type { Draft } from './use-drafts.ts';

const MINUTES = 'YYYY-MM-DDTHH:MM'.length;

/** A moment as a clock shows it, for a datetime-local input. */
export const wallInput = (iso: string, zone: string): string =>
  new Date(wallTime(Date.parse(iso), zone)).toISOString().slice(0, MINUTES);

/** When the clock of a zone shows what was typed (ISO 8601); null while that is no time. */
export function momentOf(typed: string, zone: string): string | null {
  const wall = wallTimeOf(typed);
  return Number.isNaN(wall) ? null : new Date(instantOf(wall, zone)).toISOString();
}

/** `Mar 28, 2027, 9:00 AM (Europe/Berlin)`. */
export function sayMoment(iso: string, zone: string, locale: string): string {
  return `${momentIn(iso, zone, locale)} (${nameOfZone(zone)})`;
}

const momentIn = (iso: string, timeZone: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(iso));

/** What the clock of each place shows when it begins. */
export const sayLocalTime = (localTime: string, locale: string): string => momentIn(`${localTime}Z`, 'UTC', locale);

/** The clock that counts, where this browser knows it; else the reader's own. */
export const knownZone = (zone: string | null, own: string): string => (zone !== null && isTimeZone(zone) ? zone : own);

/** What the input begins with. */
export const typedOf = ({ local_time: localTime, publish_at: at }: Draft, zone: string): string =>
  localTime ?? (at === null ? '' : wallInput(at, zone));
