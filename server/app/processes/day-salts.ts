/** Salts that live in memory for their day alone: afterwards nobody can tell of what a hash was made. */
import { randomBytes } from 'node:crypto';

const SALT_BYTES = 32;
const DAY_MS = 86_400_000;

export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Today's and tomorrow's: nothing is made with the latter yet. */
export type DaySalts = Record<string, string>;

export interface KeptSalts {
  of(day: string): Uint8Array;
  /** In place of one's own. */
  take(salts: DaySalts): void;
  /** For the other processes; those of days that are over are gone. */
  share(now?: number): DaySalts;
}

export function createDaySalts(): KeptSalts {
  let kept = new Map<string, Buffer>();
  function of(day: string): Buffer {
    const made = kept.get(day) ?? randomBytes(SALT_BYTES);
    // Days come one after another: what is older than this one is over.
    kept = new Map([...[...kept].filter(([other]) => other > day), [day, made]]);
    return made;
  }
  return {
    of,
    take(salts) {
      kept = new Map(Object.entries(salts).map(([day, salt]) => [day, Buffer.from(salt, 'base64')]));
    },
    share(now = Date.now()) {
      const days = [dayOf(now), dayOf(now + DAY_MS)];
      kept = new Map(days.map((day) => [day, kept.get(day) ?? randomBytes(SALT_BYTES)]));
      return Object.fromEntries([...kept].map(([day, salt]) => [day, salt.toString('base64')]));
    },
  };
}
