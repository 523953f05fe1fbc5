import type { Expression } from './expression.ts';

/** What something depends on, where it is written. */
export interface Condition {
  /** Null where it is not as simple as a rule. */
  expression: Expression | null;
  /** It was carried over. */
  settle(): void;
  /** It can't be carried over, which is said once. */
  leaveOut(): void;
}
