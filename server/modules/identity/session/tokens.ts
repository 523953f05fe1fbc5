/** Access tokens (signed, ten minutes) and refresh tokens (opaque, kept as hashes only). */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { growsUpTo } from '../../../access/grows-up-to.ts';
import type { Role, SignedIn } from '../../../access/principal.ts';
import type { DeviceAccount } from './known-devices.ts';

const ACCESS_TOKEN_SECONDS = 600;
const CHALLENGE_SECONDS = 300;
const ALGORITHM = 'HS256';
const ISSUER = 'feedtree';

/** What a token is for (RFC 7519, sections 4.1.3 and 5.1), so that no kind of them passes for another. */
interface Kind {
  audience: string;
  type: string;
}
/** The type is that of RFC 9068. */
const ACCESS: Kind = { audience: 'feedtree-api', type: 'at+jwt' };
const CHALLENGE: Kind = { audience: 'feedtree-two-factor', type: 'challenge+jwt' };
const SECRET_BYTES = 32;
/** Of base64url: 132 bits. */
const SEAL_LENGTH = 22;
/** Tokens whose signature was checked; each is asked for many times in its ten minutes. */
const VERIFIED_TOKENS = 10_000;

export interface RefreshToken {
  companyId: number;
  sessionId: number;
  secret: string;
}

/** That somebody gave the right password of an account, and owes a code; void when the account's mark is another one. */
export type Challenge = DeviceAccount;

export type Tokens = ReturnType<typeof createTokens>;

/** @param roles that sign in */
export function createTokens(key: Uint8Array, roles: readonly Role[] = ROLES) {
  const verified = new LRUCache<string, { principal: SignedIn; expiresAt: number }>(growsUpTo(VERIFIED_TOKENS));

  async function verifyAccessToken(token: string): Promise<SignedIn | null> {
    const known = verified.get(token);
    if (known) return known.expiresAt > Date.now() ? known.principal : null;
    try {
      const payload = await read(key, token, ACCESS);
      const principal = toPrincipal(payload, roles);
      if (principal && payload.exp) verified.set(token, { principal, expiresAt: payload.exp * 1000 });
      return principal;
    } catch {
      return null;
    }
  }

  const sealOf = (bare: string): string =>
    createHmac('sha256', key).update(`refresh-token:${bare}`).digest('base64url').slice(0, SEAL_LENGTH);

  return {
    verifyAccessToken,

    signAccessToken: (principal: SignedIn): Promise<string> =>
      sign(key, { kind: ACCESS, userId: principal.userId, seconds: ACCESS_TOKEN_SECONDS }, claimsOf(principal)),

    signChallenge: ({ companyId, userId, mark }: Challenge): Promise<string> =>
      sign(key, { kind: CHALLENGE, userId, seconds: CHALLENGE_SECONDS }, { cid: companyId, mark }),

    /** Null for one that is forged or too old. */
    async verifyChallenge(token: string): Promise<Challenge | null> {
      const { sub, cid, mark } = (await read(key, token, CHALLENGE).catch(() => null)) ?? {};
      if (typeof cid !== 'number' || typeof mark !== 'string') return null;
      return { companyId: cid, userId: Number(sub), mark };
    },

    newSecret: (): string => randomBytes(SECRET_BYTES).toString('base64url'),

    /**
     * The secret that follows another one. Derived, so that two tabs that refresh with the same token at the same time
     * get the same successor although only hashes are stored.
     */
    successorOf: (secret: string): string => createHmac('sha256', key).update(`refresh:${secret}`).digest('base64url'),

    hashSecret: (secret: string): string => createHash('sha256').update(secret).digest('base64url'),

    /** A value that two equal texts share and that tells nothing of them without the key: for addresses of devices, hashes of passwords. */
    fingerprint: (text: string): string =>
      createHmac('sha256', key).update(`fingerprint:${text}`).digest('base64url').slice(0, 22),

    formatRefreshToken(token: RefreshToken): string {
      return `${bareRefreshToken(token)}.${sealOf(bareRefreshToken(token))}`;
    },

    /** Null for what was never handed out: a token that is merely guessed must not end the session that it names. */
    parseRefreshToken(text: string): RefreshToken | null {
      const [, bare = '', companyId, sessionId, secret, seal = ''] = REFRESH_TOKEN.exec(text) ?? [];
      if (!secret || !timingSafeEqual(Buffer.from(seal), Buffer.from(sealOf(bare)))) return null;
      return { companyId: Number(companyId), sessionId: Number(sessionId), secret };
    },
  };
}

interface Signed {
  kind: Kind;
  userId: number;
  /** How long it holds. */
  seconds: number;
}

const sign = (key: Uint8Array, { kind, userId, seconds }: Signed, claims: JWTPayload): Promise<string> =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: ALGORITHM, typ: kind.type })
    .setIssuer(ISSUER)
    .setAudience(kind.audience)
    .setSubject(String(userId))
    .setIssuedAt()
    .setExpirationTime(`${seconds}s`)
    .sign(key);

/** Rejects a token of another kind, key or algorithm, and one whose time is over or that names none. */
async function read(key: Uint8Array, token: string, { audience, type }: Kind): Promise<JWTPayload> {
  const { payload } = await jwtVerify(token, key, {
    issuer: ISSUER,
    audience,
    typ: type,
    algorithms: [ALGORITHM],
    requiredClaims: ['exp'],
  });
  return payload;
}

const claimsOf = (principal: SignedIn): JWTPayload => ({
  role: principal.role,
  cid: principal.companyId,
  sid: principal.sessionId,
  ver: principal.accessVersion,
  // Always: a token that does not say it is none of this version, and of it nothing is known.
  otf: principal.owesTwoFactor ?? false,
  ...(principal.impersonatorId !== undefined && {
    imp: principal.impersonatorId,
    ims: principal.impersonatorSessionId,
  }),
});

const bareRefreshToken = ({ companyId, sessionId, secret }: RefreshToken): string =>
  `${companyId}.${sessionId}.${secret}`;

const REFRESH_TOKEN = /^((\d{1,15})\.(\d{1,15})\.([\w-]{43}))\.([\w-]{22})$/;

const ROLES: readonly Role[] = ['company_user', 'company_admin', 'superadmin'];

function toPrincipal(payload: Record<string, unknown>, roles: readonly Role[]): SignedIn | null {
  const role = roles.find((name) => name === payload['role']);
  const [userId, companyId, sessionId, accessVersion] = ['sub', 'cid', 'sid', 'ver'].map((name) =>
    Number(payload[name]),
  );
  if (!role || !userId || !companyId || !sessionId || accessVersion === undefined || Number.isNaN(accessVersion))
    return null;
  const { imp, ims, otf } = payload;
  if (typeof otf !== 'boolean') return null;
  const impersonator =
    imp === undefined ? {} : { impersonatorId: Number(imp), impersonatorSessionId: Number(ims ?? 0) };
  return { role, userId, companyId, sessionId, accessVersion, owesTwoFactor: otf, ...impersonator };
}
