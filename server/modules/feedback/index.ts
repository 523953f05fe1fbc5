/** Answers as a company handles them: their state, what was done with them, rules, exports, webhooks and erasure. */

// Handling.
export { countOpen, openChange, withDerivedState } from './entities/feedback/handle.ts';
export { handlingChanges, noteChanges } from './entities/feedback/history.ts';

// Erasure.
export { eraseFeedback } from './erasure/erase.ts';
