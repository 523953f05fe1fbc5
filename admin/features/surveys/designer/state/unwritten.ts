import type { Violation } from './violation.ts';

/** Codes of violations that everything new begins with: they are counted while one works, and listed before publishing. */
const UNWRITTEN = 'nothing_written';
const UNTRANSLATED = 'missing_translation';

/** Tells what is not written yet from what is wrong. Pure. */
export function sortViolations(violations: readonly Violation[]) {
  return {
    wrong: violations.filter(({ code }) => code !== UNWRITTEN && code !== UNTRANSLATED),
    unwritten: violations.filter(({ code }) => code === UNWRITTEN).length,
    untranslated: violations.filter(({ code }) => code === UNTRANSLATED).length,
  };
}
