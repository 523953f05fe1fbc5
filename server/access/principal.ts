/** Who is calling. */
import type { DatabaseRole, Role } from '../../shared/contract/model.ts';
import { unauthorized } from '../errors.ts';

export interface SignedIn {
  role: Role;
  userId: number;
  /** The company of the session: the tenant of everything that this caller does. */
  companyId: number;
  sessionId: number;
  /** Raised when the user's role, state or password changes; an older token no longer counts. */
  accessVersion: number;
  /** That he must have two-factor login and has none yet: he can do nothing but set it up. */
  owesTwoFactor?: boolean;
  /** The super administrator who is logged in as this user, where it is not the user himself. */
  impersonatorId?: number;
  /** That super administrator's own session, with which this one ends. */
  impersonatorSessionId?: number;
}

/** The session of whoever is away while work is done for him (load-principal.ts); no session has it. */
export const AWAY = 0;

export type Principal = SignedIn | { role: 'anonymous' };

export const anonymous: Principal = { role: 'anonymous' };

/** Whether the caller has a session; that it still counts is asked with each statement (session-guard.ts). */
export const isSignedIn = (principal: Principal): principal is SignedIn => principal.role !== 'anonymous';

/** Whether the caller works for the platform, whose rows are of many tenants. */
export const isOfPlatform = (principal: Principal): boolean => principal.role === 'superadmin';

/**
 * The caller.
 * @throws Problem 401 where nobody is signed in
 */
export function signedIn(principal: Principal): SignedIn {
  if (!isSignedIn(principal)) throw unauthorized();
  return principal;
}

/**
 * The database role and the company that a caller's work runs as.
 * @returns the company is null for the super administrator, whose work runs across companies, and for the anonymous
 */
export function tenantOf(principal: Principal): { databaseRole: DatabaseRole; companyId: number | null } {
  if (principal.role === 'superadmin') return { databaseRole: 'platform', companyId: null };
  return { databaseRole: 'app', companyId: isSignedIn(principal) ? principal.companyId : null };
}

export type { Role };
