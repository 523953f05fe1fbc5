/** What a company has room for is not for one user with a narrow right to use up. */
import { isSignedIn, type Principal } from './principal.ts';
import { userShareUsed } from '../errors.ts';

/** The part of it that one user can make; an administrator answers for all of it. */
const SHARE = 0.2;

interface Made {
  maker_id: number | null;
}

/**
 * @param made what the company has of it already, with who made each
 * @param limit how many the company may have
 * @returns who makes one more, to be stored with it; null where nobody is signed in
 * @throws Problem 409 `user_share_used` where a company user has made a fifth of the limit already
 */
export function requireShare(principal: Principal, made: readonly Made[], limit: number): number | null {
  if (!isSignedIn(principal)) return null;
  const share = Math.floor(limit * SHARE);
  const own = made.filter(({ maker_id: maker }) => maker === principal.userId).length;
  if (principal.role === 'company_user' && own >= share) throw userShareUsed({ parameters: { limit: share } });
  return principal.userId;
}
