/**
 * Counts that hold over all servers, in a table that is not logged. Whoever counts keeps a first stage in its own memory
 * and goes on with that alone while the database is slow or away.
 */
import type { Database } from '../../access/database.ts';
import { createKeyedHash } from '../../access/keyed-hash.ts';
import { asSender } from '../../access/sender.ts';

export interface SharedTotal {
  points: number;
  /** Until the count begins anew. */
  milliseconds: number;
}

export interface SharedCounts {
  /** Adds a point at once; answers the total of all servers, or null where the database does not answer in time. */
  add(key: string): Promise<SharedTotal | null>;
  /** Adds points with the next round of this server, and then tells the total of all; not told while the database is away. */
  note(key: string, points: number, report: (total: SharedTotal) => void): void;
  /** Waits for the round that is under way; what was noted since is dropped. */
  stop(): Promise<void>;
}

/** What is counted together, in seconds. */
export const COUNTED_SECONDS = 60;
/** Beyond it a sign-in would be slow to its user. */
const TIMEOUT_MS = 250;
/** Between two rounds: what one server lets pass of what others have used up. */
const ROUND_MS = 500;
/** After a round that failed. */
const AWAY_MS = 5_000;

const ADD = `insert into rate_limit_count as counted (caller, points, expires_at)
    select given.caller, given.points, now() + make_interval(secs => ${COUNTED_SECONDS})
    from unnest($1::text[], $2::int[]) given(caller, points)
  on conflict (caller) do update set updated_at = now(),
    points = case when counted.expires_at <= now() then 0 else least(counted.points, 1000000000) end + excluded.points,
    expires_at = case when counted.expires_at <= now() then excluded.expires_at else counted.expires_at end
  returning caller, points, greatest(1, ceil(extract(epoch from expires_at - now()) * 1000))::int as milliseconds`;

interface Noted {
  points: number;
  report(total: SharedTotal): void;
}

/**
 * @param secret of the hashes that are stored in place of the keys
 * @param maxWaitMs after which who waits for a total goes on without it
 */
export function createSharedCounts(
  database: Pick<Database, 'lookup'>,
  secret: Uint8Array,
  maxWaitMs = TIMEOUT_MS,
): SharedCounts {
  const hashOf = createKeyedHash(secret, 'rate-limit');
  let noted = new Map<string, Noted>();
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> = Promise.resolve();
  let stopped = false;

  const add = (points: ReadonlyMap<string, number>) => addTo(database, points);

  async function go(): Promise<void> {
    timer = undefined;
    const mine = new Map([...noted].map(([key, one]) => [hashOf(key), { key, ...one }]));
    noted = new Map();
    try {
      const totals = await add(new Map([...mine].map(([caller, { points }]) => [caller, points])));
      for (const [caller, { points, milliseconds }] of totals) {
        const one = mine.get(caller);
        // What was noted meanwhile is in no total yet.
        one?.report({ points: points + (noted.get(one.key)?.points ?? 0), milliseconds });
      }
      schedule(ROUND_MS);
    } catch {
      // The database tells of itself where it is asked for more than this.
      schedule(AWAY_MS);
    }
  }

  function schedule(pause: number): void {
    if (stopped || timer || noted.size === 0) return;
    timer = setTimeout(() => {
      round = go();
    }, pause).unref();
  }

  return {
    async add(key) {
      const caller = hashOf(key);
      const answered = add(new Map([[caller, 1]])).then(
        (totals) => totals.get(caller) ?? null,
        () => null,
      );
      const late = Promise.withResolvers<null>();
      const timeout = setTimeout(() => late.resolve(null), maxWaitMs);
      return Promise.race([answered, late.promise]).finally(() => clearTimeout(timeout));
    },
    note(key, points, report) {
      noted.set(key, { points: points + (noted.get(key)?.points ?? 0), report });
      schedule(ROUND_MS);
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await round;
    },
  };
}

/** Adds the points of each caller, and answers their totals. */
async function addTo(
  database: Pick<Database, 'lookup'>,
  points: ReadonlyMap<string, number>,
): Promise<Map<string, SharedTotal>> {
  // In one order: two servers that add to the same callers would wait for each other.
  const sorted = [...points].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const rows = await asSender(null, () =>
    database.lookup<SharedTotal & { caller: string }>('session', {
      name: 'count_callers',
      text: ADD,
      values: [sorted.map(([caller]) => caller), sorted.map(([, of]) => of)],
    }),
  );
  return new Map(rows.map(({ caller, ...total }) => [caller, total]));
}
