/** What `npm run cell` does with a company: moves it, and takes that back or lets it stand. */
import { readCells } from '../server/database/cells/addresses.ts';
import {
  abandon,
  confirm,
  type CompanyMove,
  type MoveParts,
  type MoveProgress,
  move,
  readMove,
  resume,
  undo,
} from '../server/database/cells/move.ts';
import { moveDirectory, movePartsOf } from '../server/database/cells/move-directory.ts';
import { SetupError } from '../server/database/setup-error.ts';
import { withConnection } from '../server/database/with-connection.ts';

/**
 * Copies a company to a cell while it is used, and lets it be served there. Goes on with a move that was cut off.
 * @throws SetupError where the company or the cell is none; MoveError, after which it can be done again
 */
export async function moveCompany(homeUrl: string, companyId: number, to: string): Promise<void> {
  const from = await moveDirectory(homeUrl).cellOf(companyId);
  const known = await lastMove(homeUrl, companyId);
  const isOpen = known !== undefined && known.endedAt === null;
  if (isOpen && known.to !== to)
    throw new SetupError(`Company ${companyId} is on its way to ${known.to}: confirm, undo or abandon that first.`);
  if (!isOpen && from === to) throw new SetupError(`Company ${companyId} lies in ${to} already.`);
  const parts = partsOf(homeUrl, companyId, isOpen ? known : { from, to });
  await move(parts);
  console.log(
    `Company ${companyId} is served by ${to}. ${from} follows, until: npm run cell -- confirm ${companyId}, or undo.`,
  );
}

const steps = { undo, confirm, abandon };
export type MoveStep = keyof typeof steps;

const DONE: Record<MoveStep, (move: CompanyMove) => string> = {
  undo: ({ companyId, from }) => `Company ${companyId} is served by ${from} again.`,
  confirm: ({ companyId, from }) => `Company ${companyId} has moved; ${from} has nothing of it any more.`,
  abandon: ({ companyId, to }) => `Nothing of company ${companyId} is left in ${to}.`,
};

/** @throws SetupError where the company is not on its way; MoveError where the step is none of its state */
export async function endMove(homeUrl: string, companyId: number, step: MoveStep): Promise<void> {
  const move = await lastMove(homeUrl, companyId);
  if (move === undefined || move.endedAt !== null) throw new SetupError(`Company ${companyId} is not on its way.`);
  const parts = partsOf(homeUrl, companyId, move);
  await resume(parts);
  await steps[step](parts);
  console.log(DONE[step](move));
}

const lastMove = (homeUrl: string, companyId: number): Promise<CompanyMove | undefined> =>
  withConnection(homeUrl, (home) => readMove(home, companyId));

function partsOf(homeUrl: string, companyId: number, { from, to }: Pick<CompanyMove, 'from' | 'to'>): MoveParts {
  const parts = movePartsOf(homeUrl, readCells(process.env['CELLS']), { companyId, from, to });
  if (!parts) throw new SetupError(`CELLS has to give the addresses of ${from} and ${to}, of those that are not home.`);
  return { ...parts, onProgress: tell };
}

function tell({ step, tables, ofTables, rows, stoppedMs }: MoveProgress): void {
  const facts = [
    ...(tables === undefined ? [] : [`${tables} of ${ofTables ?? tables} tables`]),
    ...(rows === undefined ? [] : [`${rows} rows`]),
    ...(stoppedMs === undefined ? [] : [`stopped for ${Math.round(stoppedMs)} ms`]),
  ];
  if (facts.length > 0) console.log(`${step}: ${facts.join(', ')}`);
}
