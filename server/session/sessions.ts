/** Sign-in, rotation and end of sessions. */
import type { Database, Transaction } from '../access/database.ts';
import type { SignedIn } from '../access/principal.ts';
import { invalidRefreshToken, wrongCredentials } from '../errors.ts';
import { companyOfEmail } from './claim-email.ts';
import { refuseLocked } from './lock.ts';
import { isLenderThere } from './lender.ts';
import type { Paced } from './paced-answer.ts';
import { passwordMatches } from './passwords.ts';
import {
  accountOf,
  insertSession,
  lockedSeconds,
  lockSession,
  type NewSession,
  noteFailure,
  revoke,
  rotate,
  type SessionRow,
  type SessionUser,
} from './session-statements.ts';
import type { Tokens } from './tokens.ts';
import type { UnknownAccounts } from './unknown-accounts.ts';

/** Where a call comes from: the device, and the request that the audit log names. */
export interface Device {
  ip: string;
  userAgent: string;
  requestId: string;
}

export interface TokenPair {
  accessToken: string;
  refreshToken: string;
  principal: SignedIn;
}

export interface SessionParts {
  database: Database;
  tokens: Tokens;
}

/** Two tabs may refresh with the same token within this time and get the same successor. */
const ROTATION_GRACE_SECONDS = 10;
export const MAX_USER_AGENT = 300;
/** Step of a refusal. A failure is noted at an account and nowhere else, which takes its moment. */
const REFUSAL_STEP_MS = 200;

export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

/**
 * Checks e-mail and password; 401 alike for an unknown one, a wrong one and a disabled user, 429 alike for any e-mail
 * that was guessed at too often. The way is the same for all of them, so that its time tells nothing either. Of an
 * account with two-factor login the right password brings a challenge, to be answered with a code.
 */
export async function signIn(
  { database, tokens, unknownAccounts, pace }: SessionParts & Paced & { unknownAccounts: UnknownAccounts },
  given: { email: string; password: string },
  device: Device,
): Promise<TokenPair | { challenge: string }> {
  const refusal = pace(REFUSAL_STEP_MS);
  const email = normalizeEmail(given.email);
  const companyId = (await companyOfEmail(database, email)) ?? NO_COMPANY;
  const account = await accountOf(database, companyId, email);
  const hash = account?.password_hash ?? null;
  refuseLocked(account && hash !== null ? account.locked_seconds : unknownAccounts.lockedSeconds(email));
  const matches = await passwordMatches(hash, given.password);
  if (!account || !matches) {
    if (hash === null) unknownAccounts.noteFailure(email);
    const userId = account?.user_id ?? NO_USER;
    await noteFailure(database, { companyId, userId, requestId: device.requestId, operation: 'login_failed' });
    await refusal();
    throw wrongCredentials();
  }
  return database.withTenant('session', companyId, async (transaction) => {
    refuseLocked(await lockedSeconds(transaction, companyId, account.user_id));
    if (account.has_two_factor) return challengeOf(tokens, { companyId, userId: account.user_id, passwordHash: hash });
    return openSession({ tokens, transaction }, { companyId, user: account, device, operation: 'login' });
  });
}

interface Challenged {
  companyId: number;
  userId: number;
  passwordHash: string | null;
}

const challengeOf = async (tokens: Tokens, { companyId, userId, passwordHash }: Challenged) => ({
  challenge: await tokens.signChallenge({ companyId, userId, passwordMark: tokens.fingerprint(passwordHash ?? '') }),
});

/** Ids that no row has. */
const NO_COMPANY = 0;
const NO_USER = 0;
const NO_SESSION = 0;

export interface Opening {
  companyId: number;
  user: SessionUser;
  device: Device;
  operation: NewSession['operation'];
}

/** A new session of a user whose identity is proven. */
export async function openSession(
  { tokens, transaction }: { tokens: Tokens; transaction: Transaction },
  { companyId, user, device, operation }: Opening,
): Promise<TokenPair> {
  const secret = tokens.newSecret();
  const [row] = await transaction.query<{ id: number }>(
    insertSession({
      companyId,
      userId: user.user_id,
      refreshHash: tokens.hashSecret(secret),
      ipHash: tokens.fingerprint(device.ip),
      userAgent: device.userAgent.slice(0, MAX_USER_AGENT),
      role: roleOf(user),
      operation,
      requestId: device.requestId,
    }),
  );
  if (!row) throw wrongCredentials();
  return pairOf(tokens, { companyId, sessionId: row.id, secret }, user);
}

const roleOf = ({ is_platform, is_admin }: SessionUser): SignedIn['role'] =>
  is_platform ? 'superadmin' : is_admin ? 'company_admin' : 'company_user';

/** What the holder of a session gets. */
export async function pairOf(
  tokens: Tokens,
  refreshToken: { companyId: number; sessionId: number; secret: string },
  user: SessionUser & Partial<Pick<SessionRow, 'impersonator_id' | 'impersonator_session_id'>>,
): Promise<TokenPair> {
  const principal: SignedIn = {
    role: roleOf(user),
    userId: user.user_id,
    companyId: refreshToken.companyId,
    sessionId: refreshToken.sessionId,
    accessVersion: user.access_version,
    ...(user.impersonator_id && {
      impersonatorId: user.impersonator_id,
      impersonatorSessionId: user.impersonator_session_id ?? NO_SESSION,
    }),
  };
  return {
    accessToken: await tokens.signAccessToken(principal),
    refreshToken: tokens.formatRefreshToken(refreshToken),
    principal,
  };
}

/** Rotates a refresh token; one that was used before (outside the grace of two tabs) ends the session. */
export async function refresh(
  { database, tokens }: SessionParts,
  token: string,
  requestId: string,
): Promise<TokenPair> {
  const parsed = tokens.parseRefreshToken(token);
  if (!parsed) throw invalidRefreshToken();
  const { companyId, sessionId, secret } = parsed;
  const pair = await database.withTenant('session', companyId, async (transaction) => {
    const row = await lockSession(transaction, companyId, sessionId);
    if (!row) return null;
    if (!(await isLenderThere(database, row))) {
      await revoke(transaction, { companyId, sessionId, operation: 'login_as_ended', actor: null, requestId });
      return null;
    }
    const successor = tokens.successorOf(secret);
    const step = judge(row, tokens.hashSecret(secret));
    if (step === 'rotate') {
      const hashes = { current: row.refresh_hash, next: tokens.hashSecret(successor) };
      await rotate(transaction, companyId, sessionId, hashes);
    }
    if (step === 'end') {
      const end = { companyId, sessionId, operation: 'refresh_token_reused', actor: null, requestId } as const;
      await revoke(transaction, end);
      return null;
    }
    return pairOf(tokens, { companyId, sessionId, secret: successor }, row);
  });
  if (!pair) throw invalidRefreshToken();
  return pair;
}

/** What becomes of a session that is refreshed with the secret of this hash. */
function judge(row: SessionRow, hash: string): 'rotate' | 'repeat' | 'end' {
  if (hash === row.refresh_hash) return 'rotate';
  const inGrace = row.seconds_since_rotation !== null && row.seconds_since_rotation <= ROTATION_GRACE_SECONDS;
  return hash === row.previous_hash && inGrace ? 'repeat' : 'end';
}

export const signOut = (
  { database }: SessionParts,
  { companyId, sessionId, userId, role }: SignedIn,
  requestId: string,
): Promise<void> =>
  database.withTenant('session', companyId, (transaction) =>
    revoke(transaction, { companyId, sessionId, operation: 'logout', actor: { userId, role }, requestId }),
  );
