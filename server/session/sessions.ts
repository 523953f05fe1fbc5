/** Sign-in, rotation and end of sessions. */
import type { Database, Transaction } from '../access/database.ts';
import type { SignedIn } from '../access/principal.ts';
import { invalidRefreshToken, type Problem, tooManyRequests, wrongCredentials } from '../errors.ts';
import { passwordMatches } from './passwords.ts';
import {
  accountOf,
  companyOfEmail,
  insertSession,
  lockSession,
  noteFailure,
  revoke,
  rotate,
  type SessionRow,
  type SessionUser,
} from './session-statements.ts';
import type { Tokens } from './tokens.ts';

export interface Device {
  ip: string;
  userAgent: string;
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
const MAX_USER_AGENT = 300;

export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

/** Checks e-mail and password; 401 alike for an unknown one, a wrong one and a disabled user. */
export async function signIn(
  { database, tokens }: SessionParts,
  given: { email: string; password: string },
  device: Device,
): Promise<TokenPair> {
  const email = normalizeEmail(given.email);
  const companyId = await companyOfEmail(database, email);
  const account = companyId === null ? null : await accountOf(database, companyId, email);
  if (account && account.locked_seconds > 0) throw locked(account.locked_seconds);
  const matches = await passwordMatches(account?.password_hash ?? null, given.password);
  if (!account || companyId === null) throw wrongCredentials();
  if (!matches) {
    await noteFailure(database, companyId, account.user_id);
    throw wrongCredentials();
  }
  return database.withTenant('session', companyId, (transaction) =>
    openSession({ tokens, transaction }, companyId, account, device),
  );
}

const locked = (seconds: number): Problem =>
  tooManyRequests({ parameters: { seconds }, headers: { 'retry-after': String(seconds) } });

/** A new session of a user whose identity is proven. */
export async function openSession(
  { tokens, transaction }: { tokens: Tokens; transaction: Transaction },
  companyId: number,
  user: SessionUser,
  device: Device,
): Promise<TokenPair> {
  const secret = tokens.newSecret();
  const [row] = await transaction.query<{ id: number }>(
    insertSession({
      companyId,
      userId: user.user_id,
      refreshHash: tokens.hashSecret(secret),
      ipHash: tokens.fingerprint(device.ip),
      userAgent: device.userAgent.slice(0, MAX_USER_AGENT),
    }),
  );
  if (!row) throw wrongCredentials();
  return pairOf(tokens, { companyId, sessionId: row.id, secret }, user);
}

async function pairOf(
  tokens: Tokens,
  refreshToken: { companyId: number; sessionId: number; secret: string },
  user: SessionUser,
): Promise<TokenPair> {
  const principal: SignedIn = {
    role: user.is_platform ? 'superadmin' : user.is_admin ? 'company_admin' : 'company_user',
    userId: user.user_id,
    companyId: refreshToken.companyId,
    sessionId: refreshToken.sessionId,
    accessVersion: user.access_version,
  };
  return {
    accessToken: await tokens.signAccessToken(principal),
    refreshToken: tokens.formatRefreshToken(refreshToken),
    principal,
  };
}

/** Rotates a refresh token; one that was used before (outside the grace of two tabs) ends the session. */
export async function refresh({ database, tokens }: SessionParts, token: string): Promise<TokenPair> {
  const parsed = tokens.parseRefreshToken(token);
  if (!parsed) throw invalidRefreshToken();
  const { companyId, sessionId, secret } = parsed;
  const pair = await database.withTenant('session', companyId, async (transaction) => {
    const row = await lockSession(transaction, companyId, sessionId);
    if (!row) return null;
    const successor = tokens.successorOf(secret);
    const step = judge(row, tokens.hashSecret(secret));
    if (step === 'rotate') {
      const hashes = { current: row.refresh_hash, next: tokens.hashSecret(successor) };
      await rotate(transaction, companyId, sessionId, hashes);
    }
    if (step === 'end') await revoke(transaction, companyId, sessionId);
    return step === 'end' ? null : pairOf(tokens, { companyId, sessionId, secret: successor }, row);
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
  { companyId, sessionId }: Pick<SignedIn, 'companyId' | 'sessionId'>,
): Promise<void> =>
  database.withTenant('session', companyId, (transaction) => revoke(transaction, companyId, sessionId));
