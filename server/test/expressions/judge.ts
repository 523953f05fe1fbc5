/**
 * Whether an expression takes time in the length of any text. Three things make one take more: ways to match the same
 * text (backtracking), each place of the text as another beginning of the same search, and a look ahead or back that
 * reads on from each place. The first two are judged by libraries, the third by its form.
 */
import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { isSafe } from 'redos-detector';
import { analyse } from 'scslre';
import { plain } from './plain.ts';

const flagsOf = (flags: string): AST.Flags => new RegExpParser().parseFlags(flags);
/** Steps of backtracking on the worst text that there is, whatever its length. */
const MAX_STEPS = 200;
const TIMEOUT_MS = 20_000;

/** Why it may take more than linear time; empty when it does not. */
export function superlinear(expression: { source: string; flags: string }): string[] {
  const { source, flags, pattern } = plain(expression);
  // Sticky, it has one beginning.
  const isSticky = flags.includes('y');
  const { reports } = analyse(
    { pattern, flags: flagsOf(flags) },
    { reportTypes: { Move: !isSticky, Self: true, Trade: true } },
  );
  return [
    ...reports.map(({ type }) => (type === 'Move' ? 'each place begins the same search' : 'many ways to match')),
    ...(isSticky || isAnchored(pattern) ? [] : lookarounds(pattern)),
    ...(backtracks(source, flags) ? ['many ways to match'] : []),
  ];
}

/** From one place: what each place as a beginning costs, the other library tells more exactly. */
function backtracks(source: string, flags: string): boolean {
  const anchored = new RegExp(`^(?:${source})`, flags.replaceAll(/[gmy]/g, ''));
  const { safe } = isSafe(anchored, { maxScore: MAX_STEPS, timeout: TIMEOUT_MS });
  return !safe;
}

const isAnchored = ({ alternatives }: AST.Pattern): boolean =>
  alternatives.every(({ elements: [first] }) => first?.type === 'Assertion' && first.kind === 'start');

/** What looks on without end from each place that it is asked at. */
function lookarounds(pattern: AST.Pattern): string[] {
  const found: string[] = [];
  visitRegExpAST(pattern, {
    onAssertionEnter(assertion) {
      if (assertion.kind !== 'lookahead' && assertion.kind !== 'lookbehind') return;
      visitRegExpAST(assertion, {
        onQuantifierEnter({ max }) {
          if (max === Infinity) found.push(`a ${assertion.kind} without end from each place`);
        },
      });
    },
  });
  return found;
}
