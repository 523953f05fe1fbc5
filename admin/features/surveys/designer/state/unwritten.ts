import type { Fault } from './fault.ts';

/** Codes of faults that everything new begins with: they are counted while one works, and listed before publishing. */
const UNWRITTEN = 'nothing_written';
const UNTRANSLATED = 'missing_translation';

/** Tells what is not written yet from what is wrong. Pure. */
export function sortFaults(faults: readonly Fault[]) {
  return {
    wrong: faults.filter(({ code }) => code !== UNWRITTEN && code !== UNTRANSLATED),
    unwritten: faults.filter(({ code }) => code === UNWRITTEN).length,
    untranslated: faults.filter(({ code }) => code === UNTRANSLATED).length,
  };
}
