/** How far the move of a company is: its row in the home cell, from which whoever comes after a crash goes on. */
import type pg from 'pg';
import { MoveError } from './move-error.ts';

export type MoveState =
  | 'copying'
  | 'following'
  | 'switching'
  | 'switched'
  | 'undoing'
  | 'confirming'
  | 'confirmed'
  | 'abandoning'
  | 'abandoned';

/** Numbers of what was done, by names. */
export type MoveFigures = Record<string, number>;

export interface CompanyMove {
  companyId: number;
  from: string;
  to: string;
  state: MoveState;
  startedAt: Date;
  copiedAt: Date | null;
  switchedAt: Date | null;
  /** When both cells had the same rows at the last switch; null: that is not known. */
  comparedAt: Date | null;
  /** Confirmed or abandoned. */
  endedAt: Date | null;
  progress: MoveFigures;
  /** What the last attempt failed by. */
  error: string | null;
  /** What the platform has asked for; null: nothing, or it was asked for by the command. */
  wanted: WantedStep | null;
}

export type WantedStep = 'move' | 'confirm' | 'undo' | 'abandon';

const COLUMNS = `company::float8 as "companyId", from_cell as "from", to_cell as "to", state, started_at as "startedAt",
  copied_at as "copiedAt", switched_at as "switchedAt", compared_at as "comparedAt", ended_at as "endedAt", progress, error, wanted`;
const ERROR_LENGTH = 2_000;
const ENDED: MoveState[] = ['confirmed', 'abandoned'];

/** The last move of a company, or nothing where it was never moved. */
export async function readMove(home: pg.ClientBase, companyId: number): Promise<CompanyMove | undefined> {
  const { rows } = await home.query<CompanyMove>(`select ${COLUMNS} from company_move where company = $1`, [companyId]);
  return rows[0];
}

/** Those that have not ended, the oldest first: whom to resume after a crash. */
export async function unfinishedMoves(home: pg.ClientBase): Promise<CompanyMove[]> {
  const { rows } = await home.query<CompanyMove>(
    `select ${COLUMNS} from company_move where state <> all ($1) order by started_at`,
    [ENDED],
  );
  return rows;
}

/** What a company's row is when another move of it begins; `excluded` is that move. */
export const BEGUN_ANEW = `company_name = excluded.company_name, from_cell = excluded.from_cell, to_cell = excluded.to_cell,
  state = 'copying', wanted = excluded.wanted, started_at = now(), copied_at = null, switched_at = null, compared_at = null,
  ended_at = null, progress = '{}', error = null, updated_at = now()`;

/** Nothing is asked for any more; what it failed by is kept. */
export async function answerWanted(home: pg.ClientBase, companyId: number): Promise<void> {
  await home.query('update company_move set wanted = null, updated_at = now() where company = $1', [companyId]);
}

/**
 * The move as it is when these cells are those of the one under way, or else a new one.
 * @throws MoveError `move_state` where the company is on its way between other cells
 */
export async function beginMove(
  home: pg.ClientBase,
  { companyId, name, from, to }: Pick<CompanyMove, 'companyId' | 'from' | 'to'> & { name: string },
): Promise<CompanyMove> {
  const before = await readMove(home, companyId);
  if (before !== undefined && !ENDED.includes(before.state)) {
    if (before.from === from && before.to === to) {
      // Who asked for it may not have known the name: it stands in the company's own cell.
      await home.query('update company_move set company_name = $2 where company = $1', [companyId, name]);
      return before;
    }
    throw new MoveError('move_state', `The company is on its way from ${before.from} to ${before.to} already.`);
  }
  const { rows } = await home.query<CompanyMove>(
    `insert into company_move (company, from_cell, to_cell, company_name, started_at) values ($1, $2, $3, $4, now())
     on conflict (company) do update set ${BEGUN_ANEW}
     returning ${COLUMNS}`,
    [companyId, from, to, name],
  );
  const [begun] = rows;
  if (begun === undefined) throw new Error('The database did not answer the row that it made.');
  return begun;
}

export interface MoveChange {
  state?: MoveState;
  /** What happened just now. */
  at?: 'copied_at' | 'switched_at' | 'compared_at' | 'ended_at';
  /** What is no longer so. */
  not?: 'switched_at' | 'compared_at';
  progress?: MoveFigures;
  error?: string | null;
}

/** Writes how far it is. */
export async function changeMove(home: pg.ClientBase, companyId: number, change: MoveChange): Promise<void> {
  const { state, at, not, progress = {}, error = null } = change;
  const set = [
    'state = coalesce($2, state)',
    'progress = progress || $3::jsonb',
    'error = left($4, $5)',
    'updated_at = now()',
    ...(at === undefined ? [] : [`${at} = now()`]),
    ...(not === undefined ? [] : [`${not} = null`]),
  ];
  await home.query(`update company_move set ${set.join(', ')} where company = $1`, [
    companyId,
    state ?? null,
    JSON.stringify(progress),
    error,
    ERROR_LENGTH,
  ]);
}
