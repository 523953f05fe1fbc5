/** Who listens on this server: one connection hears all messages, each receiver what is his. */
import type { Database } from '../../access/database.ts';
import type { SignedIn } from '../../access/principal.ts';
import { asSender } from '../../access/sender.ts';
import type { Scope } from '../../access/scope.ts';
import { tooManyRequests } from '../../errors.ts';
import type { Logger } from '../../log.ts';
import { type CountedTogether, createShares, type Shares } from '../../http/request-bounds/shares.ts';
import type { Outlet } from '../../http/registry.ts';
import { parseMessage } from './buffer.ts';
import { createAuthorize } from './authorize.ts';
import { type Company, createBatches, drop, newCompany, type Receiver } from './batches.ts';
import { CHANNEL, PLATFORM } from '../../access/row-messages.ts';

export interface Events {
  /** Throws 429 beyond what a company or the server holds, unless the user has a stream that gives way. */
  requireRoom(principal: SignedIn): void;
  /** Begins to tell; answers how to stop. The user's oldest stream gives way where there are too many. */
  subscribe(principal: SignedIn, outlet: Outlet, lastEventId: string | undefined): Promise<() => void>;
  /** Ends every stream, so that connections can close. */
  stop(): Promise<void>;
}

export interface EventLimits {
  perUser: number;
  /** The rest of the server is always left to the others. */
  perCompany: number;
  perServer: number;
  gatherMs: number;
  beatMs: number;
}

/** Proxies close what is silent for half a minute or a minute. */
const LIMITS: EventLimits = { perUser: 10, perCompany: 1_500, perServer: 2_000, gatherMs: 200, beatMs: 25_000 };
const RETRY_SECONDS = 60;
/** How long a stream waits for the first LISTEN; without it the first message is `resync`, once it listens. */
const LISTEN_MS = 2_000;

interface HubParts {
  database: Database;
  scope: Scope;
  log: Logger;
  limits?: Partial<EventLimits> | undefined;
  /** Counts for all processes what users hold; absent or null: there is but this one. */
  counted?: ((kind: 'streams', most: number) => CountedTogether | null) | undefined;
}

export function createEvents({ database, scope, log, limits: given, counted }: HubParts): Events {
  const limits = { ...LIMITS, ...given };
  const rounds = createBatches({ judge: createAuthorize({ database, scope }), log, gatherMs: limits.gatherMs });
  const companies = new Map<number, Company>();
  let listener: ReturnType<typeof listenFor> | undefined;
  const all = (): Receiver[] => [...companies.values()].flatMap(({ receivers }) => [...receivers]);

  const open = createOpen(companies, counted?.('streams', limits.perUser) ?? null);

  function leave(id: number, company: Company, receiver: Receiver): void {
    open.leave(receiver);
    company.receivers.delete(receiver);
    if (company.receivers.size === 0 && companies.get(id) === company) companies.delete(id);
  }

  const isFull = (company: Company | undefined): boolean =>
    (company?.receivers.size ?? 0) >= limits.perCompany || all().length >= limits.perServer;

  /** A page that was left or reloaded may be heard of late, or never: the newest stream is the one that is read. */
  function replaceOldest(caller: SignedIn, company: Company): void {
    const mine = streamsOf(caller, company);
    while (mine.length >= limits.perUser || (mine.length > 0 && isFull(company))) {
      const oldest = mine.shift();
      if (!oldest) return;
      replace(company, oldest);
    }
  }

  return {
    requireRoom(caller) {
      const company = companies.get(placeOf(caller));
      if (!isFull(company) || streamsOf(caller, company).length > 0) return;
      const headers = { 'retry-after': String(RETRY_SECONDS) };
      throw tooManyRequests({ parameters: { seconds: RETRY_SECONDS }, headers });
    },
    async subscribe(principal, outlet, lastEventId) {
      // What is heard from now on is nobody's request, whoever came first.
      listener ??= asSender(null, () => listenFor(database, companies, rounds, limits.beatMs));
      const place = placeOf(principal);
      const company = companies.get(place) ?? newCompany();
      companies.set(place, company);
      replaceOldest(principal, company);
      const receiver: Receiver = { ...outlet, principal };
      company.receivers.add(receiver);
      open.enter(String(principal.userId), receiver);
      await Promise.race([listener.ready, pause(LISTEN_MS)]);
      const id = company.place;
      const kind = lastEventId === undefined || lastEventId === id ? 'ready' : 'resync';
      if (!receiver.send({ id, kind, data: {} })) drop(company, receiver);
      return () => leave(place, company, receiver);
    },
    async stop() {
      for (const company of companies.values()) for (const receiver of company.receivers) drop(company, receiver);
      await listener?.stop();
      listener = undefined;
    },
  };
}

function replace(company: Company, oldest: Receiver): void {
  oldest.send({ id: company.place, kind: 'replaced', data: {} });
  drop(company, oldest);
}

/** What each user has open, in other processes too: here alone it is bounded by the company's own list. */
function createOpen(companies: ReadonlyMap<number, Company>, counted: CountedTogether | null): Shares<Receiver> {
  const evict = (receiver: Receiver): void => {
    const company = companies.get(placeOf(receiver.principal));
    if (company?.receivers.has(receiver)) replace(company, receiver);
  };
  return createShares(Number.POSITIVE_INFINITY, counted ? { counted, evict } : undefined);
}

/** Whose messages a caller hears: his company's, or those of all. */
const placeOf = ({ role, companyId }: SignedIn): number => (role === 'superadmin' ? PLATFORM : companyId);

/** The oldest first. */
const streamsOf = ({ userId }: SignedIn, company: Company | undefined): Receiver[] =>
  [...(company?.receivers ?? [])].filter(({ principal }) => principal.userId === userId);

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref());

/** Hears for all companies that somebody listens for here, and keeps their streams alive. */
function listenFor(
  database: Database,
  companies: ReadonlyMap<number, Company>,
  rounds: ReturnType<typeof createBatches>,
  beatMs: number,
) {
  const listening = database.listen(CHANNEL, {
    onMessage(payload) {
      const message = parseMessage(payload);
      const company = message && companies.get(message.company);
      if (!company) return;
      company.gathering.add(message);
      rounds.schedule(company);
    },
    onGap() {
      for (const company of companies.values()) {
        company.gathering.lose();
        rounds.schedule(company);
      }
    },
  });
  const beat = async (): Promise<void> => {
    for (const company of companies.values()) await rounds.beat(company);
  };
  const beating = setInterval(() => void beat(), beatMs);
  return {
    ready: listening.ready,
    async stop(): Promise<void> {
      clearInterval(beating);
      for (const { timer } of companies.values()) if (timer) clearTimeout(timer);
      await listening.stop();
      await Promise.all([...companies.values()].flatMap(({ working }) => working ?? []));
    },
  };
}
