import type { CustomerUserRecord } from '../../../generated/types.ts';

/**
 * Whether nobody has proven yet that the mailbox is the user's, so that nobody logs in by it. Colleagues are shown no
 * more than whether he is invited; who is disabled waits for nothing.
 */
export function isUnconfirmed({ state, login_email: proven }: Partial<CustomerUserRecord>): boolean {
  if (state === 'disabled') return false;
  return proven === undefined ? state === 'invited' : proven === null;
}
