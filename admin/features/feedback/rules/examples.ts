/** Rules that companies like to begin with: what the form is filled with. */
import type { Rule } from './rule.ts';

export interface Example {
  /** Its name, below `app.rules.examples`. */
  key: string;
  rule: Rule;
}

export const EXAMPLES: readonly Example[] = [
  {
    key: 'low_score',
    rule: { trigger: 'answer', score_at_most: 50, raised_priority: 'high', notifies_responsible: true },
  },
  { key: 'waiting', rule: { trigger: 'unhandled', after_hours: 8, notifies_responsible: true } },
  {
    key: 'urgent',
    rule: { trigger: 'unhandled', priority: 'high', after_hours: 1, notifies_responsible: true },
  },
  { key: 'silence', rule: { trigger: 'silence', silent_days: 3, notifies_responsible: true } },
];
