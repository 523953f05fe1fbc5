/** Whose statements run when: a pool's connections, shared out among companies, users and addresses. */
import type { DatabaseRole } from '../../shared/contract/model.ts';
import { createFairQueue, type Member, type Rule } from './fair-queue.ts';
import { currentSender, holdsConnection } from './sender.ts';

export interface Shares {
  /** Does work on a connection when its turn comes, which counts from `count` on; throws 503 with Retry-After where its sender has too much waiting. */
  run<Result>(companyId: number | null, work: (count: () => void) => Promise<Result>): Promise<Result>;
  waiting(): number;
}

/** Of the pool's connections: the rest is the others', at all times. */
const GROUP_SHARE = 0.8;
const MEMBER_SHARE = 0.7;
/** In milliseconds, some times that of a list's page: whose statements take seven times as long has one at once. */
const CHEAP = 15;
/** Of the pool's connections, what somebody holds of them all the time; ten of them give a user half of a processor. */
const GROUP_CONSTANTLY = 0.1;
const MEMBER_CONSTANTLY = 0.05;
/** Seconds of that which are saved up, so that who has done nothing for a while is not slowed down. */
const SAVED_SECONDS = 5;
const GROUP_WAITING = 60;
const MEMBER_WAITING = 30;
/** Milliseconds after which whoever asked has gone away, or asks again. */
const WAIT_MS = 2_000;
/** However much a load test raises it. */
const MAX_WAIT_MS = 60_000;

type Kind = 'sender' | 'visitors' | 'server';

/** @param factor raises what a sender may use, have waiting and wait: load tests come from one */
export function createShares(role: DatabaseRole, connections: number, factor: number): Shares {
  const queue = createFairQueue<Kind>({ places: connections, rules: rulesOf(connections, factor) });
  return {
    waiting: () => queue.figures().waiting,
    // Whoever holds a connection and waited for another behind others could wait for himself.
    run: (companyId, work) => (holdsConnection() ? work(() => undefined) : queue.run(memberOf(role, companyId), work)),
  };
}

function rulesOf(connections: number, factor: number): Record<Kind, Rule> {
  const placesOf = (share: number): number => Math.max(1, Math.floor(connections * share));
  const cost = (least: number, constantly: number) => {
    const perSecond = connections * constantly * 1_000 * factor;
    return { least, cheap: CHEAP * factor, perSecond, saved: perSecond * SAVED_SECONDS };
  };
  const unbounded = { most: placesOf(GROUP_SHARE), waiting: Number.POSITIVE_INFINITY };
  return {
    sender: {
      group: { most: placesOf(GROUP_SHARE), waiting: GROUP_WAITING * factor, cost: cost(2, GROUP_CONSTANTLY) },
      member: { most: placesOf(MEMBER_SHARE), waiting: MEMBER_WAITING * factor, cost: cost(1, MEMBER_CONSTANTLY) },
      maxWaitMs: Math.min(MAX_WAIT_MS, WAIT_MS * factor),
    },
    visitors: { group: unbounded, member: unbounded, maxWaitMs: WAIT_MS },
    server: { group: unbounded, member: unbounded },
  };
}

/** Visitors' work is gathered from many of them, and bounded where it comes in: here it is their company's. */
function memberOf(role: DatabaseRole, companyId: number | null): Member<Kind> {
  const sender = role === 'visitor' ? null : currentSender();
  if (sender) return { kind: 'sender', ...sender };
  const company = `${role === 'visitor' ? 'visitors' : 'server'}:${companyId ?? 'platform'}`;
  return { kind: role === 'visitor' ? 'visitors' : 'server', group: company, member: company };
}
