/**
 * The step at which a company is served by another cell than before, forth and back alike. It is decided by one write to
 * the directory, and what follows is done by whoever comes next when the mover dies:
 *
 * 1. the way back is laid: a slot at the follower, and a subscription of the served cell that takes nothing yet
 * 2. the company is stopped, the follower has everything, and the served cell closes it for good
 * 3. the directory says where it lies now
 * 4. the follower opens it, and the served cell follows
 */
import type pg from 'pg';
import { compareTables, endSnapshot, takeSnapshot } from './compare.ts';
import { prepareSides } from './copy.ts';
import { changeMove, type MoveState } from './move-row.ts';
import { MoveError } from './move-error.ts';
import { type Mover, type Side, withSession } from './mover.ts';
import { closeCompany, isClosed, openCompany, withCompanyStopped } from './stop.ts';
import {
  type Direction,
  dropSlot,
  dropSubscription,
  ensurePublication,
  ensureSlot,
  ensureSubscription,
  lagBytes,
  streamName,
  waitForFollower,
} from './stream.ts';
import type { MovedTable } from './tables.ts';
import { setTimeout } from 'node:timers/promises';

interface Turn {
  mover: Mover;
  tables: MovedTable[];
  owners: MovedTable;
  /** Who serves the company until then, and who has followed. */
  served: Side;
  follower: Side;
  /** Names of the stream that led to the follower, and of the one that leads back. */
  name: string;
  back: string;
}

interface Snapshots {
  served: pg.ClientBase;
  follower: pg.ClientBase;
}

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5_000;

/**
 * Lets the follower serve the company and compares, behind the stop, what both had in it.
 * @param direction `forth` to the cell that the company is moved to, `back` from it
 * @returns how long writes were refused, in milliseconds; 0 when that was done before
 * @throws MoveError `move_not_quiet`, and then the company is served where it was; `move_different` after it was turned
 */
export async function turnCompany(mover: Mover, direction: Direction): Promise<number> {
  const { companyId, home, from, to, signal } = mover;
  const [served, follower] = direction === 'forth' ? [from, to] : [to, from];
  const names = {
    name: streamName(companyId, direction),
    back: streamName(companyId, direction === 'forth' ? 'back' : 'forth'),
  };
  const turn: Turn = { mover, ...(await prepareSides(mover)), served, follower, ...names };
  const states: [MoveState, MoveState] = direction === 'forth' ? ['switching', 'switched'] : ['undoing', 'following'];
  await changeMove(home, companyId, { state: states[0], not: 'compared_at' });
  if (await isTurned(turn)) {
    await followBack(turn);
    await changeMove(home, companyId, { state: states[1], at: 'switched_at' });
    return 0;
  }
  return withSession(served.url, signal, (one) =>
    withSession(follower.url, signal, async (other) => {
      const snapshots = { served: one, follower: other };
      const stoppedMs = await turnPatiently(turn, snapshots);
      await followBack(turn);
      await changeMove(home, companyId, { state: states[1], at: 'switched_at', progress: { stoppedMs } });
      mover.onProgress?.({ step: 'switch', stoppedMs });
      await finishCompare(mover, turn.tables, [one, other]);
      return stoppedMs;
    }),
  );
}

/** Compares both cells as they are at one moment, for which the company is stopped; for a move whose mover died after its turn. */
export async function compareStopped(mover: Mover): Promise<void> {
  const { companyId, from, to, patience, signal } = mover;
  const { tables, owners } = await prepareSides(mover);
  const stream = { owners, companyId, name: streamName(companyId, 'back') };
  await withSession(to.url, signal, (one) =>
    withSession(from.url, signal, async (other) => {
      await waitForFollower({ served: to.client, follower: from.client }, stream, patience.catchUpMs);
      await withCompanyStopped(
        to.client,
        companyId,
        async () => {
          await waitForFollower({ served: to.client, follower: from.client }, stream, patience.replayMs);
          await Promise.all([takeSnapshot(one), takeSnapshot(other)]);
        },
        patience,
      );
      await finishCompare(mover, tables, [one, other]);
    }),
  );
}

/** Lets the cell of before follow, which it does since the switch, from where the other is reached now. */
export async function keepFollowing({ companyId, from, to }: Mover): Promise<void> {
  const stream = { name: streamName(companyId, 'back'), companyId, publisher: to.reachedBy ?? to.url };
  await ensureSubscription(from.client, stream, 'enabled');
}

async function isTurned({ mover: { companyId, directory }, served, follower }: Turn): Promise<boolean> {
  if ((await directory.cellOf(companyId)) !== follower.name) return false;
  return (await isClosed(served.client, companyId)) && !(await isClosed(follower.client, companyId));
}

/** Stops the company as often as it takes, with pauses that grow. */
async function turnPatiently(turn: Turn, snapshots: Snapshots): Promise<number> {
  const { mover, served, follower, owners, name } = turn;
  const { companyId, patience, signal } = mover;
  const end = Date.now() + patience.attemptsMs;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(LONGEST_PAUSE_MS, pause * 2)) {
    // A mover that died after the company was closed, and before it was decided.
    if ((await mover.directory.cellOf(companyId)) === served.name) await openCompany(served.client, companyId);
    await layWayBack(turn);
    await waitForFollower(
      { served: served.client, follower: follower.client },
      { owners, companyId, name },
      patience.catchUpMs,
    );
    mover.onProgress?.({ step: 'follow', lagBytes: await lagBytes(served.client, name) });
    try {
      return await stopAndTurn(turn, snapshots);
    } catch (error) {
      if (!(error instanceof MoveError) || error.code !== 'move_not_quiet' || Date.now() > end) throw error;
      await Promise.all([endSnapshot(snapshots.served), endSnapshot(snapshots.follower)]);
    }
    await setTimeout(pause, undefined, { signal });
  }
}

async function layWayBack({ mover, tables, served, follower, back }: Turn): Promise<void> {
  const { companyId } = mover;
  await ensurePublication(follower.client, tables, companyId);
  await ensureSlot(follower.client, back);
  const publisher = follower.reachedBy ?? follower.url;
  await ensureSubscription(served.client, { name: back, companyId, publisher }, 'disabled');
}

async function stopAndTurn(turn: Turn, snapshots: Snapshots): Promise<number> {
  const { mover, served, follower, owners, name } = turn;
  const { companyId, patience } = mover;
  return withCompanyStopped(
    served.client,
    companyId,
    async (since) => {
      await waitForFollower(
        { served: served.client, follower: follower.client },
        { owners, companyId, name },
        patience.replayMs,
      );
      await Promise.all([takeSnapshot(snapshots.served), takeSnapshot(snapshots.follower)]);
      await closeCompany(served.client, companyId);
      await decide(turn);
      // Its commit waits for the disk, and so for all that was taken over before it.
      await openCompany(follower.client, companyId);
      return Date.now() - since;
    },
    patience,
  );
}

/** Where the directory could not be told, the company goes on where it was; where nobody knows, whoever comes next finds out. */
async function decide({ mover: { companyId, directory }, served, follower }: Turn): Promise<void> {
  try {
    await directory.setCell(companyId, follower.name);
  } catch (error) {
    const now = await directory.cellOf(companyId).catch(() => undefined);
    if (now === served.name) await openCompany(served.client, companyId);
    throw error;
  }
}

/** The cell that served follows now: what it told is told no more, or it would be told what it said itself. */
async function followBack({ mover: { companyId }, served, follower, name, back }: Turn): Promise<void> {
  await dropSubscription(follower.client, name);
  await dropSlot(served.client, name);
  const publisher = follower.reachedBy ?? follower.url;
  await ensureSubscription(served.client, { name: back, companyId, publisher }, 'enabled');
}

async function finishCompare(
  { companyId, home, onProgress }: Mover,
  tables: MovedTable[],
  sides: readonly [pg.ClientBase, pg.ClientBase],
): Promise<void> {
  const { differences, ...compared } = await compareTables(sides, tables, companyId);
  await Promise.all(sides.map(endSnapshot));
  onProgress?.({ step: 'compare', ...compared });
  if (differences.length > 0) throw new MoveError('move_different', differences.join(' '));
  await changeMove(home, companyId, { at: 'compared_at', progress: { comparedRows: compared.rows } });
}
