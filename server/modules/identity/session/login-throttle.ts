/**
 * Counts guesses over all servers, and locks who guesses too often. A guess is counted before it is judged and taken back
 * when it was right, so that of many at once no more are judged than are free.
 */
import type { Database } from '../../../access/database.ts';
import { createKeyedHash } from '../../../access/keyed-hash.ts';
import { type Problem, tooManyRequests } from '../../../errors.ts';
import type { Counted } from './guess-limits.ts';

/** One that may be judged. */
export interface Guess {
  /** Wrong ones of this guesser, with this one. */
  failedCount: number;
  /** Whether it is the last one before a lock of these. */
  locks(counted: readonly Counted[]): boolean;
  /** It was right: its guesser begins anew. */
  forgive(): Promise<void>;
  /** It was not judged. */
  withdraw(): Promise<void>;
}

export interface LoginThrottle {
  /** Counts a guess; throws 429 with Retry-After where one of these is locked. The first one is the guesser. */
  take(counted: readonly Counted[]): Promise<Guess>;
  /** Begins all of these anew. */
  forget(counted: readonly Counted[]): Promise<void>;
}

/** Highest count that the column takes. */
const MAX_FAILURES = 32_000;
/** Of the doublings of a lock: beyond it each is the longest one. */
const MAX_DOUBLINGS = 20;

/** Answers those of which none was locked. A count that others hold is looked at again when they have let it go. */
const TAKE = `with given as materialized (
    select * from jsonb_to_recordset($1::jsonb) as one(guesser text, free integer, every integer,
      lock_seconds double precision, longest double precision, window_seconds double precision, slides boolean)
  )
  insert into login_throttle as kept (guesser, failed_count, locked_until, expires_at)
  select guesser, 1, case when free <= 1 then now() + make_interval(secs => lock_seconds) end,
    now() + make_interval(secs => window_seconds)
  from given
  where not exists (select 1 from login_throttle locked join given also using (guesser) where locked.locked_until > now())
  order by guesser
  on conflict (guesser) do update set updated_at = now(), (failed_count, locked_until, expires_at) = (
    select next.failed_count, next.locked_until, greatest(next.locked_until,
      case when one.slides or kept.expires_at <= now() then excluded.expires_at else kept.expires_at end)
    from given one
    cross join lateral (select case when kept.expires_at <= now() then 1
      else least(kept.failed_count + 1, ${MAX_FAILURES}) end as failed_count) counted
    cross join lateral (select counted.failed_count,
      case when counted.failed_count >= one.free and (counted.failed_count - one.free) % one.every = 0
        then now() + make_interval(secs => least(one.longest, one.lock_seconds
          * power(2, least((counted.failed_count - one.free) / one.every, ${MAX_DOUBLINGS})))) end as locked_until) next
    where one.guesser = kept.guesser)
  where kept.locked_until is null or kept.locked_until <= now()
  returning guesser, failed_count, locked_until is not null as locks`;

const LOCKED = `select coalesce(max(ceil(extract(epoch from locked_until - now()))), 1)::integer as seconds
  from login_throttle where guesser = any($1::text[]) and locked_until > now()`;

/** In one order: two that touch the same counts would wait for each other. */
const GIVE_BACK = `with held as (
    select id from login_throttle where guesser = any($1::text[]) order by guesser for update
  )
  update login_throttle kept set locked_until = null, updated_at = now(),
    failed_count = case when guesser = any($2::text[]) then 0 else greatest(failed_count - 1, 0) end
  from held where kept.id = held.id`;

interface Row {
  guesser: string;
  failed_count: number;
  locks: boolean;
}

/** @param secret what guessers are hashed with */
export function createLoginThrottle(database: Pick<Database, 'lookup'>, secret: Uint8Array): LoginThrottle {
  const hash = createKeyedHash(secret, 'login-throttle');
  const hashOf = ({ limit, of }: Counted): string => hash(`${limit.name}\n${of}`);

  async function giveBack(guessers: readonly string[], cleared: readonly string[] = []): Promise<void> {
    await database.lookup('session', { name: 'give_guess_back', text: GIVE_BACK, values: [guessers, cleared] });
  }

  async function refusal(guessers: readonly string[], rows: readonly Row[]): Promise<Problem> {
    if (rows.length > 0) await giveBack(rows.map(({ guesser }) => guesser));
    const [found] = await database.lookup<{ seconds: number }>('session', {
      name: 'locked_seconds',
      text: LOCKED,
      values: [guessers],
    });
    return locked(found?.seconds ?? 1);
  }

  return {
    async take(counted) {
      const guessers = counted.map(hashOf);
      const rows = await database.lookup<Row>('session', {
        name: 'take_guess',
        text: TAKE,
        values: [JSON.stringify(counted.map((one) => ({ ...columnsOf(one), guesser: hashOf(one) })))],
      });
      if (rows.length < counted.length) throw await refusal(guessers, rows);
      const rowOf = (guesser: string | undefined) => rows.find((row) => row.guesser === guesser);
      return {
        failedCount: rowOf(guessers[0])?.failed_count ?? 0,
        locks: (others) => others.some((one) => rowOf(hashOf(one))?.locks === true),
        forgive: () => giveBack(guessers, guessers.slice(0, 1)),
        withdraw: () => giveBack(guessers),
      };
    },
    async forget(counted) {
      const guessers = counted.map(hashOf);
      await giveBack(guessers, guessers);
    },
  };
}

const columnsOf = ({ limit }: Counted) => ({
  free: limit.free,
  every: limit.every,
  lock_seconds: limit.lockSeconds,
  longest: limit.longestLockSeconds,
  window_seconds: limit.windowSeconds,
  slides: limit.since === 'last',
});

const locked = (seconds: number): Problem =>
  tooManyRequests({ parameters: { seconds }, headers: { 'retry-after': String(seconds) } });
