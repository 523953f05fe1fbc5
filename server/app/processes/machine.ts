/** What the processes of one machine know of each other: what one keeps in memory may not be true for the others. */
import type { CountedTogether } from '../../http/request-bounds/shares.ts';
import type { LetIn } from '../../http/rate-limits.ts';
import { createDaySalts } from './day-salts.ts';

/** What one tells the others. */
export interface Told {
  /** A company's rows were written, null: of any; long totals are counted anew. */
  written: number | null;
  /** Callers were let in, each so often. */
  let_in: LetIn;
}

export interface Machine {
  /** Web processes that share it. */
  web: number;
  /** What a UTC day's hashes of devices are made with, the same in all. */
  saltOf(day: string): Uint8Array;
  tell<Topic extends keyof Told>(topic: Topic, told: Told[Topic]): void;
  /** Hears what the others tell, never what this one does. */
  hear<Topic extends keyof Told>(topic: Topic, heard: (told: Told[Topic]) => void): void;
  /** Counts together what each process holds of a kind, of which nobody may hold more; null: there is no other. */
  counted(kind: string, most: number): CountedTogether | null;
}

/** A process that has the machine for itself. */
export function aloneOnMachine(): Machine {
  const salts = createDaySalts();
  return {
    web: 1,
    saltOf: (day) => salts.of(day),
    tell: () => undefined,
    hear: () => undefined,
    counted: () => null,
  };
}
