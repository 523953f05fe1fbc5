/** Names of time zones in what is written. */
import { isTimeZone } from '../../shared/clock/clock.ts';
import { invalidInput } from '../errors.ts';

/** @throws Problem 400 at /time_zone for a time zone that there is not; nothing where the body names none */
export function requireTimeZone({ time_zone: zone }: Record<string, unknown>): void {
  if (typeof zone === 'string' && !isTimeZone(zone))
    throw invalidInput({ errors: [{ pointer: '/time_zone', code: 'unknown_time_zone' }] });
}
