/** The first step of a move: the company's rows come to the other cell, and what is written from then on follows. */
import { beginMove, changeMove, type CompanyMove } from './move-row.ts';
import { MoveError } from './move-error.ts';
import { type Mover, withSession } from './mover.ts';
import { compareTables, endSnapshot, takeSnapshot } from './compare.ts';
import { copyTable, removeRows } from './copy-rows.ts';
import { requireMovable } from './rights.ts';
import { closeCompany } from './stop.ts';
import {
  dropPublication,
  dropSlot,
  dropSubscription,
  ensurePublication,
  ensureSubscription,
  lagBytes,
  streamName,
  waitForFollower,
  withNewSlot,
} from './stream.ts';
import { type MovedTable, requireSameTables } from './tables.ts';

/** What both steps and directions need to know of the two cells. */
export async function prepareSides({ from, to }: Mover): Promise<{ tables: MovedTable[]; owners: MovedTable }> {
  await requireMovable(from.client, from.name);
  await requireMovable(to.client, to.name);
  const tables = await requireSameTables(from.client, to.client);
  const owners = tables.find(({ key }) => key.length === 0);
  if (owners === undefined) throw new MoveError('move_not_possible', 'The cells have no table of companies.');
  return { tables, owners };
}

/**
 * The move that a copy belongs to, begun anew where none of the company is under way.
 * @throws MoveError `move_state` for a company that does not lie where it is to be copied from
 */
export async function beginCopy({ companyId, home, from, to, directory }: Mover): Promise<CompanyMove> {
  const served = await directory.cellOf(companyId);
  // Else what is served would be removed before it is copied.
  if (served !== from.name || from.name === to.name)
    throw new MoveError(
      'move_state',
      `The company lies in ${served}: it can't be copied from ${from.name} to ${to.name}.`,
    );
  const { rows } = await from.client.query<{ name: string }>('select name from customer where id = $1', [companyId]);
  const name = rows[0]?.name ?? '';
  const move = await beginMove(home, { companyId, name, from: from.name, to: to.name });
  if (move.state === 'copying' || move.state === 'following') return move;
  throw new MoveError('move_state', `The company can't be copied while its move is ${move.state}.`);
}

/**
 * Copies and compares, and lets the other cell follow. What an attempt before it has left is removed first: a snapshot
 * goes with its connection, so that a copy begins anew and does not go on.
 */
export async function copyCompany(mover: Mover, { state }: CompanyMove): Promise<void> {
  const { companyId, home, from, to } = mover;
  const { tables, owners } = await prepareSides(mover);
  const name = streamName(companyId, 'forth');
  const stream = { name, companyId, publisher: from.reachedBy ?? from.url };
  if (state === 'copying') {
    await clear(mover, tables, name);
    await ensurePublication(from.client, tables, companyId);
    await withNewSlot(from.url, name, (snapshot) => copyAll(mover, tables, snapshot));
    await ensureSubscription(to.client, stream, 'enabled');
    await changeMove(home, companyId, { state: 'following', at: 'copied_at' });
  } else await ensureSubscription(to.client, stream, 'enabled');
  const sides = { served: from.client, follower: to.client };
  await waitForFollower(sides, { owners, companyId, name }, mover.patience.catchUpMs);
  mover.onProgress?.({ step: 'follow', lagBytes: await lagBytes(from.client, name) });
}

async function clear({ companyId, from, to }: Mover, tables: MovedTable[], name: string): Promise<void> {
  await closeCompany(to.client, companyId);
  await dropSubscription(to.client, name);
  await dropSlot(from.client, name);
  await dropPublication(from.client, companyId);
  await removeRows(to.client, tables, companyId);
}

/** How often it is written how far a copy is, in milliseconds. */
const KEEP_MS = 1_000;

/** As the rows were when the slot was made, which tells what came after. */
async function copyAll(mover: Mover, tables: MovedTable[], snapshot: string): Promise<void> {
  const { companyId, home, from, to, signal, onProgress } = mover;
  let keptAt = Date.now();
  await withSession(from.url, signal, async (source) => {
    await source.query(`begin isolation level repeatable read read only; set transaction snapshot '${snapshot}'`);
    const done = { tables: 0, ofTables: tables.length, rows: 0, bytes: 0 };
    for (const table of tables) {
      signal?.throwIfAborted();
      const { rows, bytes } = await copyTable({ source, target: to.client }, table, companyId);
      done.tables += 1;
      done.rows += rows;
      done.bytes += bytes;
      onProgress?.({ step: 'copy', ...done });
      if (Date.now() < keptAt + KEEP_MS) continue;
      await changeMove(home, companyId, { progress: done });
      keptAt = Date.now();
    }
    await source.query('commit');
    await compareCopy(mover, tables, snapshot);
    await changeMove(home, companyId, { progress: done });
  });
}

/** Nothing has followed yet: what the target has now is what the snapshot had. */
async function compareCopy({ companyId, from, to, signal, onProgress }: Mover, tables: MovedTable[], snapshot: string) {
  await withSession(from.url, signal, (source) =>
    withSession(to.url, signal, async (target) => {
      await takeSnapshot(source, snapshot);
      await takeSnapshot(target);
      const { differences, ...compared } = await compareTables([source, target], tables, companyId);
      onProgress?.({ step: 'compare', ...compared });
      if (differences.length > 0) throw new MoveError('move_different', differences.join(' '));
      await endSnapshot(source);
      await endSnapshot(target);
    }),
  );
}
