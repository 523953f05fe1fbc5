/**
 * Moves a company from one cell to another while it is used: `copy` and `switchOver` (`move` does both), `confirm`; until the last of them
 * `undo` leads back without loss, and before the switch `abandon` forgets it. Each can be done again after whatever
 * ended it half-way, and `resume` does what was under way (docs/decisions/past-one-machine.md).
 */
import type pg from 'pg';
import { beginCopy, copyCompany, prepareSides } from './copy.ts';
import { removeRows } from './copy-rows.ts';
import { MoveError } from './move-error.ts';
import { changeMove, type CompanyMove, type MoveState, readMove } from './move-row.ts';
import { type Mover, type MoveParts, withLocked, withMover, withSession } from './mover.ts';
import { closeCompany, isClosed, openCompany } from './stop.ts';
import { dropPublication, dropSlot, dropSubscription, streamName } from './stream.ts';
import { compareStopped, keepFollowing, turnCompany } from './turn.ts';

export { MoveError } from './move-error.ts';
export type { Cell, MoveDirectory, MovePatience, MoveParts, MoveProgress } from './mover.ts';
export { answerWanted, type CompanyMove, readMove, unfinishedMoves } from './move-row.ts';

/**
 * Copies the company's rows and lets the other cell follow from then on. Nobody notices.
 * @returns the move, which is `following`
 * @throws MoveError, and what the cells' connections end with; then it can be done again
 */
export async function copy(parts: MoveParts): Promise<CompanyMove> {
  return step(parts, undefined, copyCompany);
}

/**
 * Lets the other cell serve the company, which is stopped for less than a second; the cell of before follows from then on.
 * @throws MoveError `move_not_quiet` when it could not be stopped for so short; then all is as before
 */
export async function switchOver(parts: MoveParts): Promise<CompanyMove> {
  return step(parts, ['following', 'switching'], async (mover) => {
    await turnCompany(mover, 'forth');
  });
}

/**
 * From wherever the company stands until the other cell serves it: what an attempt before has done is not done again.
 * @throws what `copy` and `switchOver` throw
 */
export async function move(parts: MoveParts): Promise<CompanyMove> {
  const resumed = await resume(parts);
  if (resumed?.state === 'switched') return resumed;
  if (resumed?.state !== 'following') await copy(parts);
  return switchOver(parts);
}

/** The switch back, as short and without loss; the company can be switched over again, or the move be abandoned. */
export async function undo(parts: MoveParts): Promise<CompanyMove> {
  return step(parts, ['switched', 'undoing'], async (mover) => {
    await turnCompany(mover, 'back');
  });
}

/**
 * Ends the way back and removes the company's rows from the cell of before, which stays closed to the company.
 * @throws MoveError `move_different` when the two cells did not have the same rows at the switch, or have not now
 */
export async function confirm(parts: MoveParts): Promise<CompanyMove> {
  return step(parts, ['switched', 'confirming'], async (mover, { state, comparedAt }) => {
    const { companyId, home, from, to } = mover;
    if (state === 'switched' && comparedAt === null) await compareStopped(mover);
    await requireServed(mover, to.name);
    if (!(await isClosed(from.client, companyId)))
      throw new MoveError('move_state', `The company is not closed in ${from.name}.`);
    const { tables } = await prepareSides(mover);
    await changeMove(home, companyId, { state: 'confirming' });
    await dropStreams(companyId, from.client, to.client);
    const removed = await removeRows(from.client, tables, companyId);
    await changeMove(home, companyId, { state: 'confirmed', at: 'ended_at', progress: { removed } });
  });
}

/**
 * Forgets a copy: no row, and nothing that tells rows, stays in either cell. The cell that serves is freed first, also where the other is down;
 * then this rejects, and is to be done again when that is up.
 */
export async function abandon(parts: MoveParts): Promise<CompanyMove> {
  const { companyId, from, signal } = parts;
  await withLocked(parts.home, `home: feedtree move of ${companyId}`, signal, async (home) => {
    const move = await requireState(home, companyId, ['copying', 'following', 'switching', 'abandoning', 'abandoned']);
    await requireServed(parts, from.name);
    if (move.state === 'abandoned') return;
    await changeMove(home, companyId, { state: 'abandoning' });
    await withLocked(from.url, `feedtree move of ${companyId}`, signal, async (client) => {
      await openCompany(client, companyId);
      await dropSubscription(client, streamName(companyId, 'back'));
      await dropSlot(client, streamName(companyId, 'forth'));
      await dropPublication(client, companyId);
    });
  });
  return step(parts, ['abandoning', 'abandoned'], async (mover, { state }) => {
    if (state === 'abandoned') return;
    const { home, to } = mover;
    await requireServed(mover, from.name);
    const { tables } = await prepareSides(mover);
    // And stays so: whoever looks for the company here is to look elsewhere.
    await closeCompany(to.client, companyId);
    await dropStreams(companyId, mover.from.client, to.client);
    const removed = await removeRows(to.client, tables, companyId);
    await changeMove(home, companyId, { state: 'abandoned', at: 'ended_at', progress: { removed } });
  });
}

const GOES_ON: Partial<Record<MoveState, (parts: MoveParts) => Promise<CompanyMove>>> = {
  copying: copy,
  following: copy,
  switching: switchOver,
  switched: (parts) => step(parts, ['switched'], keepFollowing),
  undoing: undo,
  confirming: confirm,
  abandoning: abandon,
};

/**
 * Goes on with what a mover, or a cell, left half done. Where the move stands between two steps it is made sure that
 * the one cell follows the other, which may be reached at another address than before.
 * @returns the move as it is then; undefined where the company was never moved
 */
export async function resume(parts: MoveParts): Promise<CompanyMove | undefined> {
  const move = await withLocked(parts.home, `home: feedtree move of ${parts.companyId}`, parts.signal, (home) =>
    readMove(home, parts.companyId),
  );
  return move === undefined ? undefined : (GOES_ON[move.state]?.(parts) ?? move);
}

/** One step with its own connections; what it fails by is kept beside the move. */
async function step(
  parts: MoveParts,
  states: MoveState[] | undefined,
  work: (mover: Mover, move: CompanyMove) => Promise<void>,
): Promise<CompanyMove> {
  const { companyId, from, to } = parts;
  try {
    return await withMover(parts, async (mover) => {
      const move = states === undefined ? await beginCopy(mover) : await requireState(mover.home, companyId, states);
      if (move.from !== from.name || move.to !== to.name)
        throw new MoveError('move_state', `The company is on its way from ${move.from} to ${move.to}.`);
      await work(mover, move);
      return await requireState(mover.home, companyId);
    });
  } catch (error) {
    await keepError(parts, error);
    throw error;
  }
}

/** The last write of a mover that may have lost its connections; one that is told to end writes no more. */
async function keepError({ companyId, home, signal }: MoveParts, error: unknown): Promise<void> {
  if (signal?.aborted || (error instanceof MoveError && error.code === 'move_locked')) return;
  const text = error instanceof Error ? error.message : String(error);
  await withSession(home, signal, (client) => changeMove(client, companyId, { error: text })).catch(() => undefined);
}

async function requireState(home: pg.ClientBase, companyId: number, states?: MoveState[]): Promise<CompanyMove> {
  const move = await readMove(home, companyId);
  if (move === undefined) throw new MoveError('move_state', 'The company is on no way.');
  if (states !== undefined && !states.includes(move.state))
    throw new MoveError('move_state', `The move is ${move.state}; that is done when it is ${states.join(' or ')}.`);
  return move;
}

/** What is removed must be what nobody is served from. */
async function requireServed({ companyId, directory }: Pick<MoveParts, 'companyId' | 'directory'>, cell: string) {
  const served = await directory.cellOf(companyId);
  if (served !== cell) throw new MoveError('move_state', `The company lies in ${served} and not in ${cell}.`);
}

/** Each in its own cell, first who takes and then who tells. */
async function dropStreams(companyId: number, from: pg.ClientBase, to: pg.ClientBase): Promise<void> {
  await dropSubscription(to, streamName(companyId, 'forth'));
  await dropSubscription(from, streamName(companyId, 'back'));
  await dropSlot(from, streamName(companyId, 'forth'));
  await dropSlot(to, streamName(companyId, 'back'));
  await dropPublication(from, companyId);
  await dropPublication(to, companyId);
}
