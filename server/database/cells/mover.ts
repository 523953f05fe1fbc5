/**
 * Who moves a company: a connection to each cell that it has to do with, which holds a lock there, so that whatever is
 * done to a cell is done by one mover at a time. The locks go with the connections, and those with the process.
 */
import pg from 'pg';
import { BEGIN_LONG_WORK } from '../long-work.ts';
import { withConnection } from '../with-connection.ts';
import { MoveError } from './move-error.ts';
import type { StopPatience } from './stop.ts';

/** One of the databases that companies lie in. */
export interface Cell {
  name: string;
  /** Connection string of the owner, who is let past row-level security there. */
  url: string;
  /** The same as the other cell reaches it, where that is another address. */
  reachedBy?: string;
}

/** Who knows where each company lies. What is told is durable when it is done. */
export interface MoveDirectory {
  cellOf: (companyId: number) => Promise<string>;
  setCell: (companyId: number, cell: string) => Promise<void>;
}

export interface MovePatience extends StopPatience {
  /** How long the follower may take, in milliseconds, to have what was last written, within the stop. */
  replayMs: number;
  /** And before it. */
  catchUpMs: number;
  /** How long it is tried to stop the company anew where transactions were under way for too long. */
  attemptsMs: number;
}

export interface MoveParts {
  companyId: number;
  /** Connection string of the home cell, as its owner. */
  home: string;
  from: Cell;
  to: Cell;
  directory: MoveDirectory;
  /** Hears how far it is. */
  onProgress?: (progress: MoveProgress) => void;
  patience?: Partial<MovePatience>;
  /** Ends it between any two statements, as if its process had died. */
  signal?: AbortSignal;
}

export interface MoveProgress {
  step: 'copy' | 'compare' | 'follow' | 'switch' | 'remove';
  /** Done, and of how many. */
  tables?: number;
  ofTables?: number;
  rows?: number;
  bytes?: number;
  /** What the follower has not taken yet. */
  lagBytes?: number;
  /** How long nobody could write. */
  stoppedMs?: number;
}

export interface Side extends Cell {
  client: pg.Client;
}

export interface Mover extends Omit<MoveParts, 'home' | 'from' | 'to' | 'patience'> {
  home: pg.Client;
  from: Side;
  to: Side;
  patience: MovePatience;
}

/** Together less than a second in which the company is refused: 300, 400, and some writes. */
const PATIENCE: MovePatience = {
  workersMs: 700,
  companyMs: 300,
  replayMs: 400,
  catchUpMs: 60_000,
  attemptsMs: 120_000,
};

/** A connection of a mover that was killed is noticed within a second. */
const LOCK_WAIT = '5s';
const LOCK_NOT_AVAILABLE = '55P03';
const CHECK_CLIENT = "set client_connection_check_interval to '1s'";

/**
 * Does a step of a move with connections of its own.
 * @throws MoveError `move_locked` while somebody else is at it, `move_not_possible` for a cell that can't take part
 */
export async function withMover<Answer>(parts: MoveParts, work: (mover: Mover) => Promise<Answer>): Promise<Answer> {
  const { companyId, signal } = parts;
  const lock = `feedtree move of ${companyId}`;
  return withLocked(parts.home, `home: ${lock}`, signal, (home) =>
    withLocked(parts.from.url, lock, signal, (from) =>
      withLocked(parts.to.url, lock, signal, async (to) =>
        work({
          ...parts,
          home,
          from: { ...parts.from, client: from },
          to: { ...parts.to, client: to },
          patience: { ...PATIENCE, ...parts.patience },
        }),
      ),
    ),
  );
}

/** A connection that goes at once when the signal says so; as one that a crash cuts. */
export async function withSession<Answer>(
  url: string,
  signal: AbortSignal | undefined,
  work: (client: pg.Client) => Promise<Answer>,
): Promise<Answer> {
  signal?.throwIfAborted();
  return withConnection({ connectionString: url, application_name: 'feedtree-move' }, async (client) => {
    const end = (): void => void client.end().catch(() => undefined);
    signal?.addEventListener('abort', end, { once: true });
    try {
      await client.query(`${BEGIN_LONG_WORK}; set synchronous_commit to on; ${CHECK_CLIENT}`);
      return await work(client);
    } finally {
      signal?.removeEventListener('abort', end);
    }
  });
}

/** The same with a lock of the database. */
export async function withLocked<Answer>(
  url: string,
  lock: string,
  signal: AbortSignal | undefined,
  work: (client: pg.Client) => Promise<Answer>,
): Promise<Answer> {
  return withSession(url, signal, async (client) => {
    await client.query(`set lock_timeout to '${LOCK_WAIT}'`);
    try {
      await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [lock]);
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || error.code !== LOCK_NOT_AVAILABLE) throw error;
      throw new MoveError('move_locked', 'Somebody else is moving this company.', { cause: error });
    }
    await client.query('set lock_timeout to 0');
    return work(client);
  });
}
