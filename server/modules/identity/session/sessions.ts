/** Sign-in, rotation and end of sessions. */
import type { Database, Transaction } from '../../../access/database.ts';
import type { SignedIn } from '../../../access/principal.ts';
import { invalidRefreshToken, wrongCredentials } from '../../../errors.ts';
import { companyOfEmail } from './claim-email.ts';
import type { GuessParts } from './guess-parts.ts';
import { accountMark, type CookieHeader, type DeviceAccount, type KnownDevice } from './known-devices.ts';
import { isImpersonatorLive } from '../../../access/impersonator.ts';
import type { ResponseTimeParts } from './quantized-response-time.ts';
import { passwordMatches } from './passwords.ts';
import { withHashOfNow } from './renewed-hash.ts';
import {
  type Account,
  accountOf,
  insertSession,
  lockSession,
  type NewSession,
  noteFailure,
  revoke,
  rotate,
  type SessionRow,
  type SessionUser,
} from './session-statements.ts';
import { notifyOfGuesses } from './notify-of-guesses.ts';
import type { Tokens } from './tokens.ts';

/** Where a call comes from: the device, and the request that the audit log names. */
export interface Device {
  ip: string;
  userAgent: string;
  cookies: CookieHeader;
  requestId: string;
}

export interface TokenPair {
  accessToken: string;
  refreshToken: string;
  principal: SignedIn;
}

/** Of a user who has proven who he is; to his account the device is known from now on. */
export interface OpenedSession extends TokenPair {
  account: DeviceAccount;
  device: Pick<KnownDevice, 'hasGivenCode'>;
}

export interface SessionParts {
  database: Database;
  tokens: Tokens;
  superadminsNeedTwoFactor: boolean;
}

/** Two tabs may refresh with the same token within this time and get the same successor. */
const ROTATION_GRACE_SECONDS = 10;
export const MAX_USER_AGENT = 300;
/** Step of a refusal. A failure is noted at an account and nowhere else, which takes its moment. */
const REFUSAL_STEP_MS = 200;

export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

/**
 * Checks e-mail and password; 401 alike for an unknown one, a wrong one and a disabled user, 429 alike for any e-mail
 * that was guessed at too often from where it is asked. The way is the same for all of them, so that its time tells
 * nothing either. Of an account with two-factor login the right password brings a challenge, to be answered with a code.
 */
export async function signIn(
  {
    database,
    tokens,
    superadminsNeedTwoFactor,
    throttle,
    limits,
    devices,
    responseTimeQuantizer,
  }: SessionParts & ResponseTimeParts & GuessParts,
  given: { email: string; password: string },
  device: Device,
): Promise<OpenedSession | { challenge: string }> {
  const untilNextStep = responseTimeQuantizer(REFUSAL_STEP_MS);
  const email = normalizeEmail(given.email);
  const companyId = (await companyOfEmail(database, email)) ?? NO_COMPANY;
  const account = await accountOf({ database, superadminsNeedTwoFactor }, companyId, email);
  const asked = deviceAccountOf(tokens, companyId, account ?? NOBODY);
  const known = devices.read(device.cookies, asked);
  const guess = await throttle.take(known ? limits.byDevice(asked, known.id) : limits.byStranger(email, device.ip));
  const matches = await passwordMatches(account?.password_hash ?? null, given.password);
  if (!account || !matches) {
    const { requestId } = device;
    await noteFailure(database, { ...asked, requestId, operation: 'login_failed', failedCount: guess.failedCount });
    if (!known && guess.locks(limits.atAccount(email, device.ip))) await notifyOfGuesses(database, asked);
    await untilNextStep();
    throw wrongCredentials();
  }
  await guess.forgive();
  const user = await withHashOfNow(database, companyId, account, given.password);
  if (user.has_two_factor) return { challenge: await tokens.signChallenge(deviceAccountOf(tokens, companyId, user)) };
  return database.withTenant('session', companyId, (transaction) =>
    openSession({ tokens, transaction }, { companyId, user, device, operation: 'login' }),
  );
}

export const deviceAccountOf = (
  tokens: Tokens,
  companyId: number,
  user: Pick<Account, 'user_id' | 'password_hash' | 'device_generation'>,
): DeviceAccount => ({ companyId, userId: user.user_id, mark: accountMark(tokens, user) });

/** Ids that no row has. */
const NO_COMPANY = 0;
const NO_USER = 0;
const NO_SESSION = 0;
/** Whose account an unknown e-mail is. */
const NOBODY = { user_id: NO_USER, password_hash: null, device_generation: 0 };

export interface Opening {
  companyId: number;
  user: Account;
  device: Device;
  operation: NewSession['operation'];
  /** Absent: no second factor was asked for. */
  hasGivenCode?: boolean;
}

/** A new session of a user whose identity is proven. */
export async function openSession(
  { tokens, transaction }: { tokens: Tokens; transaction: Transaction },
  { companyId, user, device, operation, hasGivenCode = false }: Opening,
): Promise<OpenedSession> {
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
  const pair = await pairOf(tokens, { companyId, sessionId: row.id, secret }, user);
  return { ...pair, account: deviceAccountOf(tokens, companyId, user), device: { hasGivenCode } };
}

export const roleOf = ({ is_platform, is_admin }: SessionUser): SignedIn['role'] =>
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
    owesTwoFactor: user.owes_two_factor,
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
  { database, tokens, superadminsNeedTwoFactor }: SessionParts,
  token: string,
  requestId: string,
): Promise<TokenPair> {
  const parsed = tokens.parseRefreshToken(token);
  if (!parsed) throw invalidRefreshToken();
  const { companyId, sessionId, secret } = parsed;
  const pair = await database.withTenant('session', companyId, async (transaction) => {
    const row = await lockSession(transaction, { companyId, sessionId }, superadminsNeedTwoFactor);
    if (!row) return null;
    if (!(await isImpersonatorLive(database, row))) {
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
