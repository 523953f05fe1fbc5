/** The connections of one database role, and what is done on one of them. */
import pg from 'pg';

const nothing = (): void => undefined;

export interface PoolFigures {
  used: number;
  idle: number;
  waiting: number;
}

/**
 * @param config `max` connections, each made when it is first needed
 * @param prepare is awaited for each new connection before its first use
 */
export function createPool(config: pg.PoolConfig, prepare: (client: pg.ClientBase) => Promise<void>) {
  const pool = new pg.Pool({
    ...config,
    async onConnect(client) {
      // A connection whose server restarts emits 'error', idle or not; unheard, it would end the process.
      client.on('error', nothing);
      await prepare(client);
    },
  });
  // Of idle connections; the pool replaces them.
  pool.on('error', nothing);

  /**
   * A connection that failed by anything but a refused statement may still be busy with it, and is given up.
   * @param onConnected called when there is a connection, which may have to be opened first
   */
  async function withClient<Result>(
    work: (client: pg.PoolClient) => Promise<Result>,
    onConnected: () => void,
  ): Promise<Result> {
    const client = await pool.connect();
    onConnected();
    try {
      const result = await work(client);
      client.release();
      return result;
    } catch (error) {
      client.release(isLost(error) || !(error instanceof pg.DatabaseError));
      throw error;
    }
  }

  /** @param begin what the transaction begins with, sent along with its `begin` */
  async function withTransaction<Result>(
    begin: (client: pg.PoolClient) => string,
    work: (client: pg.PoolClient) => Promise<Result>,
    onConnected: () => void,
  ): Promise<Result> {
    const client = await pool.connect();
    onConnected();
    try {
      await client.query(`begin; ${begin(client)}`);
      const result = await work(client);
      await client.query('commit');
      client.release();
      return result;
    } catch (error) {
      const isOver = !isLost(error) && (await client.query('rollback').then(() => true, () => false)); // oxfmt-ignore
      client.release(!isOver);
      throw error;
    }
  }

  return {
    withClient,
    withTransaction,
    figures: (): PoolFigures => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    /** Waits for running work, then closes every connection. */
    close: (): Promise<void> => pool.end(),
  };
}

/** The connection has ended, or is still busy with a statement that nobody waits for any more. */
const isLost = (error: unknown): boolean =>
  error instanceof pg.DatabaseError
    ? error.severity === 'FATAL' || error.severity === 'PANIC'
    : error instanceof Error && /Query read timeout|Connection terminated|not queryable/.test(error.message);
