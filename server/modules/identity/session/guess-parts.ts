/** What whoever asks for a password or a code needs, to count the wrong ones. */
import type { Database } from '../../../access/database.ts';
import { createGuessLimits, type GuessLimits } from './guess-limits.ts';
import { createKnownDevices, type KnownDevices } from './known-devices.ts';
import { createLoginThrottle, type LoginThrottle } from './login-throttle.ts';

export interface GuessParts {
  throttle: LoginThrottle;
  limits: GuessLimits;
  devices: KnownDevices;
}

/** @param factor raises what is counted over all accounts */
export const createGuessParts = (database: Database, secret: Uint8Array, factor = 1): GuessParts => ({
  throttle: createLoginThrottle(database, secret),
  limits: createGuessLimits(factor),
  devices: createKnownDevices(secret),
});
