/** Password hashes (argon2id with the parameters of OWASP's cheat sheet: 19 MiB, 2 passes, 1 lane). */
import cluster from 'node:cluster';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { currentSender } from '../../../access/sender.ts';
import { createFairQueue, type Rule } from '../../../access/fair-queue.ts';

const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Of the processors, half: a hash is nothing but work for one of them, and the rest answers. One of several processes has one. */
const AT_ONCE = cluster.isWorker ? 1 : Math.max(1, Math.floor(availableParallelism() / 2));
/** How many may wait the limit of sign-ins says. */
const share = { most: AT_ONCE, waiting: Number.POSITIVE_INFINITY };
const TIMEOUT_MS = 5_000;
const rule: Rule = { group: share, member: share, maxWaitMs: TIMEOUT_MS };

const hashing = createFairQueue({ places: AT_ONCE, rules: { any: rule } });

/** Whoever has had fewest hashes made is next: one who guesses many passwords keeps nobody else from signing in. */
const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> =>
  hashing.run({ kind: 'any', ...(currentSender() ?? { group: 'server', member: 'server' }) }, work);

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, OPTIONS));

/** How a hash of these parameters begins, in PHC form. */
const PREFIX = `$argon2id$v=19$m=${OPTIONS.memoryCost},t=${OPTIONS.timeCost},p=${OPTIONS.parallelism}$`;

/** Whether it was made with the parameters of now. */
export const isHashOfNow = (stored: string): boolean => stored.startsWith(PREFIX);

/** Checked instead of a missing account's hash, so that the time taken does not tell whether an e-mail is known. */
const decoy = hashPassword('no account has this password');

/** Throws 503 where its turn does not come. */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  const known = stored ?? (await decoy);
  const matches = await inTurn(() => verify(known, password));
  return stored !== null && matches;
}
