/**
 * A fair queue for places that are scarce: of waiting work the next is that of the group that has used least, and of its
 * members of the one that has used least (start-time fair queueing, Goyal, Vin and Cheng, 1996). What has begun can't be
 * interrupted, so fairness among those who wait is not enough: nobody may take all places, the dearer somebody's works
 * are the fewer of them run at once, and who has used more than a share of time over a while rests until it has come
 * back. While nobody else asks, one work at a time runs all the same: a person alone on a slow machine is slow, not refused.
 * Whoever fills the queue all the same hears at once that it is too much, and when to come again.
 */
import { LRUCache } from 'lru-cache';
import { overloaded, type Problem } from '../errors.ts';
import { growsUpTo } from './grows-up-to.ts';

export interface Member<Kind extends string = string> {
  /** By what rule it is served. */
  kind: Kind;
  group: string;
  member: string;
}

export interface FairQueue<Kind extends string> {
  /**
   * Does the work when its turn comes.
   * @param work may say when it begins to count: what it prepares before, for whoever comes later too, costs its member nothing
   * @throws Problem 503 with Retry-After when its member or group has too much waiting
   */
  run<Result>(of: Member<Kind>, work: (count: () => void) => Promise<Result>): Promise<Result>;
  figures(): { waiting: number; refused: number };
}

/** What one group, or one member, may take. Times are in milliseconds. */
export interface Share {
  /** Places at once. */
  most: number;
  /** Works that may wait. */
  waiting: number;
  /** Absent: no matter how dear its works are. */
  cost?: Cost;
}

export interface Cost {
  /** Places that are left to it however dear its works are. */
  least: number;
  /** Of works that take longer than this on average fewer run at once: of those that take twice as long, half as many. */
  cheap: number;
  /** Time of places that comes back each second, and that can be saved up. */
  perSecond: number;
  saved: number;
}

export interface Rule {
  group: Share;
  member: Share;
  /** How long work waits for its turn at most, in milliseconds; absent: until it comes, for work that nobody waits for. */
  maxWaitMs?: number;
}

export interface FairQueueOptions<Kind extends string> {
  places: number;
  rules: Record<Kind, Rule>;
  now?: () => number;
}

/** Groups and members that are remembered: whoever is pushed out begins anew, with all time saved. */
const REMEMBERED = 5_000;
/** How fast the average follows works that are dearer, and those that are cheaper: a dear one counts for some time. */
const UPWARD = 0.5;
const DOWNWARD = 0.125;
/** Milliseconds without anybody else, after which who rests may have one place. */
const ALONE = 1_000;

/**
 * A queue of this process alone.
 * @param places how much work runs at once
 * @param now in milliseconds of any clock that does not go back
 */
export function createFairQueue<Kind extends string>({
  places,
  rules,
  now = defaultNow,
}: FairQueueOptions<Kind>): FairQueue<Kind> {
  const find = createAccounts(rules, now);
  const queue = createWaiting();
  const presence = createPresence();
  let running = 0;
  let refused = 0;
  let timer: NodeJS.Timeout | undefined;

  function begin({ group, member }: Turn): void {
    running += 1;
    for (const account of [group, member]) account.begin();
  }

  function end({ group, member }: Turn, took: number): void {
    running -= 1;
    for (const account of [group, member]) account.took(took, now());
    next();
  }

  /** Begins what may begin, and comes back when the first of those who rest may. */
  function next(): void {
    clearTimeout(timer);
    while (running < places) {
      const turn = queue.take(now(), presence);
      if (!turn) break;
      begin(turn);
      turn.start();
    }
    const rest = running < places ? queue.rest(now(), presence) : null;
    if (rest !== null) timer = setTimeout(next, Math.max(1, rest)).unref();
  }

  function refuse(turn: Turn): Problem {
    refused += 1;
    return refusalOf(turn, now());
  }

  async function wait(turn: Turn, maxWaitMs: number | undefined): Promise<void> {
    if (turn.member.isFull() || turn.group.isFull()) throw refuse(turn);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiter = queue.add({ ...turn, start: resolve });
    const timeout =
      maxWaitMs === undefined ? undefined : setTimeout(() => queue.remove(waiter) && reject(refuse(turn)), maxWaitMs);
    next();
    await promise.finally(() => clearTimeout(timeout));
  }

  return {
    figures: () => ({ waiting: queue.size(), refused }),
    async run(of, work) {
      const turn = find(of);
      presence.note(turn.member, now());
      if (running < places && turn.member.waiting === 0 && mayBegin(turn, now(), presence)) begin(turn);
      else await wait(turn, rules[of.kind].maxWaitMs);
      let begun = now();
      try {
        return await work(() => void (begun = now()));
      } finally {
        end(turn, now() - begun);
      }
    },
  };
}

function refusalOf({ group, member }: Turn, time: number): Problem {
  const rest = Math.max(group.rest(time), member.rest(time));
  return overloaded({ headers: { 'retry-after': String(Math.max(1, Math.ceil(rest / 1000))) } });
}

function mayBegin({ group, member }: Turn, time: number, presence: Presence): boolean {
  const isAlone = presence.aloneIn(member, time) === 0;
  return group.mayBegin(time, isAlone) && member.mayBegin(time, isAlone);
}

/** Who asked last, and since when nobody else has. Works without a cost are the server's own, which leave anybody alone. */
function createPresence() {
  let latest: Account | undefined;
  let since = 0;
  return {
    note(member: Account, time: number): void {
      if (member === latest || !member.costs) return;
      latest = member;
      since = time;
    },
    /** Milliseconds until somebody has been alone for long enough, if nobody else asks. */
    aloneIn: (member: Account, time: number): number =>
      member === latest ? Math.max(0, since + ALONE - time) : Number.POSITIVE_INFINITY,
  };
}

type Presence = ReturnType<typeof createPresence>;

const defaultNow = (): number => performance.now();

/** The accounts of whoever sends, and of its group. */
function createAccounts<Kind extends string>(rules: Record<Kind, Rule>, now: () => number) {
  const ofGroups: Clock = { time: 0 };
  const groups = new LRUCache<string, { account: Account; members: LRUCache<string, Account> }>(growsUpTo(REMEMBERED));
  function groupOf({ group: key, kind }: Member<Kind>) {
    const known = groups.get(key);
    if (known) return known;
    const members = new LRUCache<string, Account>(growsUpTo(REMEMBERED));
    const made = { account: createAccount(rules[kind].group, ofGroups, now()), members };
    groups.set(key, made);
    return made;
  }
  return (of: Member<Kind>): Turn => {
    const { account, members } = groupOf(of);
    const known = members.get(of.member);
    if (known) return { group: account, member: known };
    const made = createAccount(rules[of.kind].member, account.clock, now());
    members.set(of.member, made);
    return { group: account, member: made };
  };
}

interface Turn {
  group: Account;
  member: Account;
}

interface Waiter extends Turn {
  start(): void;
}

/** The time used of the last who began: whoever comes back after a pause begins here, and has saved up no turns. */
interface Clock {
  time: number;
}

/** What somebody has used, and may use still. */
type Account = ReturnType<typeof createAccount>;

function createAccount({ most, waiting: mostWaiting, cost }: Share, clock: Clock, at: number) {
  let left = cost?.saved ?? 0;
  let counted = at;
  let mean = 0;
  const leftAt = (time: number, { saved, perSecond }: Cost): number =>
    Math.min(saved, left + ((time - counted) / 1000) * perSecond);
  const atOnce = (): number =>
    !cost || mean <= cost.cheap ? most : Math.min(most, Math.max(cost.least, Math.floor((most * cost.cheap) / mean)));
  return {
    running: 0,
    waiting: 0,
    /** Time used, as far as it decides whose turn is next. */
    used: clock.time,
    /** Of its members. */
    clock: { time: 0 },
    arrive(): void {
      if (this.running + this.waiting === 0) this.used = Math.max(this.used, clock.time);
    },
    begin(): void {
      this.arrive();
      clock.time = Math.max(clock.time, this.used);
      this.running += 1;
    },
    isFull(): boolean {
      return this.waiting >= mostWaiting;
    },
    costs: cost !== undefined,
    mayBegin(time: number, isAlone: boolean): boolean {
      return this.running < atOnce() && (!cost || leftAt(time, cost) > 0 || (isAlone && this.running === 0));
    },
    /** Until the time used too much has come back. */
    rest: (time: number): number => (cost ? Math.max(0, (-leftAt(time, cost) / cost.perSecond) * 1000) : 0),
    took(milliseconds: number, time: number): void {
      this.running -= 1;
      this.used += milliseconds;
      if (!cost) return;
      left = leftAt(time, cost) - milliseconds;
      counted = time;
      mean += (milliseconds - mean) * (milliseconds > mean ? UPWARD : DOWNWARD);
    },
  };
}

/** Who waits, by group and member, each member's works in the order in which they came. */
function createWaiting() {
  const byGroup = new Map<Account, Map<Account, Waiter[]>>();
  let size = 0;

  function remove(waiter: Waiter): boolean {
    const { group, member } = waiter;
    const members = byGroup.get(group);
    const works = members?.get(member);
    const at = works?.indexOf(waiter) ?? -1;
    if (!members || !works || at < 0) return false;
    works.splice(at, 1);
    if (works.length === 0) members.delete(member);
    if (members.size === 0) byGroup.delete(group);
    group.waiting -= 1;
    member.waiting -= 1;
    size -= 1;
    return true;
  }

  return {
    remove,
    size: () => size,
    add(waiter: Waiter): Waiter {
      const { group, member } = waiter;
      group.arrive();
      member.arrive();
      const members = byGroup.get(group) ?? new Map<Account, Waiter[]>();
      byGroup.set(group, members);
      const works = members.get(member) ?? [];
      members.set(member, works);
      works.push(waiter);
      group.waiting += 1;
      member.waiting += 1;
      size += 1;
      return waiter;
    },
    /** The next whose turn it is; none while all who wait have what they may have. */
    take(time: number, presence: Presence): Waiter | null {
      for (const group of leastFirst(byGroup.keys()))
        for (const member of leastFirst(byGroup.get(group)?.keys() ?? [])) {
          const waiter = byGroup.get(group)?.get(member)?.[0];
          if (waiter && mayBegin(waiter, time, presence) && remove(waiter)) return waiter;
        }
      return null;
    },
    /** Until the first of those who wait and rest has rested enough; null when nobody rests. */
    rest(time: number, presence: Presence): number | null {
      let least: number | null = null;
      for (const [group, members] of byGroup)
        for (const member of members.keys()) {
          const rest = Math.max(group.rest(time), member.rest(time));
          const alone = presence.aloneIn(member, time);
          const wait = alone > 0 ? Math.min(rest, alone) : rest;
          if (wait > 0) least = Math.min(least ?? wait, wait);
        }
      return least;
    },
  };
}

const leastFirst = (accounts: Iterable<Account>): Account[] =>
  [...accounts].sort((one, other) => one.used - other.used);
