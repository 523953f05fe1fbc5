/**
 * How often a password or a code may be guessed at, and by whom that is counted (after OWASP's "Slow Down Online Guessing
 * Attacks with Device Cookies"). A device that is known to the account is counted for itself: whoever guesses elsewhere
 * can't lock it out. All others are counted by account and network, and together.
 */
import { networkOf } from '../../../database/network.ts';

export interface GuessLimit {
  name: string;
  /** Wrong guesses before the first lock. */
  free: number;
  /** Wrong guesses before each further one. */
  every: number;
  /** How long the first lock holds; each further one twice as long, up to the longest. */
  lockSeconds: number;
  longestLockSeconds: number;
  /** When the count begins anew: so long after its first guess, or after its last one. */
  windowSeconds: number;
  since: 'first' | 'last';
}

/** What counts a guess, and what it counts it for. */
export interface Counted {
  limit: GuessLimit;
  of: string;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** At the password, by one guesser: a device that is known, a network, an open session. */
const guesser = {
  free: 10,
  every: 1,
  lockSeconds: 5 * MINUTE,
  longestLockSeconds: 5 * MINUTE,
  windowSeconds: DAY,
  since: 'last',
} as const;

const DEVICE: GuessLimit = { ...guesser, name: 'device' };
const SESSION: GuessLimit = { ...guesser, name: 'session' };
const REGISTRATION: GuessLimit = { ...guesser, name: 'registration' };
const NETWORK_AT_ACCOUNT: GuessLimit = { ...guesser, name: 'network-at-account' };

/** NIST SP 800-63B, section 5.2.2: no more than 100 wrong guesses at an account in a row. */
const STRANGERS_AT_ACCOUNT: GuessLimit = {
  name: 'strangers-at-account',
  free: 100,
  every: 1,
  lockSeconds: 15 * MINUTE,
  longestLockSeconds: 15 * MINUTE,
  windowSeconds: DAY,
  since: 'last',
};

/** One password at many accounts: a network of many people has so many wrong ones, and then one a minute. */
const NETWORK: GuessLimit = {
  name: 'network',
  free: 60,
  every: 1,
  lockSeconds: MINUTE,
  longestLockSeconds: MINUTE,
  windowSeconds: HOUR,
  since: 'first',
};

/** The same from many networks: so many of a minute, and then one a second. */
const STRANGERS: GuessLimit = {
  name: 'strangers',
  free: 300,
  every: 1,
  lockSeconds: 1,
  longestLockSeconds: 1,
  windowSeconds: MINUTE,
  since: 'first',
};

/**
 * At the six digits of a second factor. One in whose hands a password has fallen has about one chance in a hundred
 * thousand a day.
 */
const CODE: GuessLimit = {
  name: 'code',
  free: 5,
  every: 5,
  lockSeconds: 5 * MINUTE,
  longestLockSeconds: DAY,
  windowSeconds: 30 * DAY,
  since: 'last',
};

/** What the database takes. */
const MAX_FREE = 1_000_000_000;

export interface AccountIds {
  companyId: number;
  userId: number;
}

const accountOf = ({ companyId, userId }: AccountIds): string => `${companyId}.${userId}`;

export type GuessLimits = ReturnType<typeof createGuessLimits>;

/** @param factor raises what is counted over all accounts, as it raises the rate limits */
export function createGuessLimits(factor = 1) {
  const raised = (limit: GuessLimit): GuessLimit => ({
    ...limit,
    free: Math.min(MAX_FREE, Math.ceil(limit.free * factor)),
  });
  const [network, strangers] = [raised(NETWORK), raised(STRANGERS)];
  return {
    /** At the login, of a device that the account knows. */
    byDevice: (account: AccountIds, deviceId: string): Counted[] => [
      { limit: DEVICE, of: `${accountOf(account)}.${deviceId}` },
    ],

    /** At the login, of all others: by e-mail, whether it has an account or not. */
    byStranger: (email: string, ip: string): Counted[] => [
      ...atAccount(email, ip),
      { limit: network, of: networkOf(ip) },
      { limit: strangers, of: '' },
    ],

    /** What of it is about one account. */
    atAccount,

    /** In front of a change of one's own account. */
    bySession: (sessionId: number): Counted[] => [{ limit: SESSION, of: String(sessionId) }],

    /** At the password of a registration, by who has its link. */
    ofRegistration: (account: AccountIds): Counted[] => [{ limit: REGISTRATION, of: accountOf(account) }],

    codeBySession: (sessionId: number): Counted[] => [{ limit: CODE, of: `session ${sessionId}` }],

    codeByDevice: (account: AccountIds, deviceId: string): Counted[] => [
      { limit: CODE, of: `device ${accountOf(account)}.${deviceId}` },
    ],

    /** Of all devices together from which no right code has come yet: whoever knows the password has as many as he likes. */
    codeByStranger: (account: AccountIds): Counted[] => [{ limit: CODE, of: `account ${accountOf(account)}` }],
  };
}

const atAccount = (email: string, ip: string): Counted[] => [
  { limit: NETWORK_AT_ACCOUNT, of: `${email}\n${networkOf(ip)}` },
  { limit: STRANGERS_AT_ACCOUNT, of: email },
];
