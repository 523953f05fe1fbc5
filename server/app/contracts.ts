/** A server's part in migrations that run beside it: it tells that it answers, and ends what waits for older servers. */
import { setTimeout } from 'node:timers/promises';
import { announceServer } from '../database/online/serving.ts';
import { migrate, MIGRATIONS_DIRECTORY, missingIn } from '../database/migrate.ts';
import type { ServerLog } from '../log.ts';

export interface RunningContracts {
  stop(): Promise<void>;
}

export interface ContractParts {
  /** As the owner of the tables. */
  connectionString: string;
  log: ServerLog;
  directory?: string | undefined;
  /** From one look to the next. */
  pauseMs?: number;
}

const PAUSE_MS = 30_000;
/** For one look; the next one comes by itself. */
const PATIENCE_MS = 10_000;
/** What is under way is cut off then, and goes on at the next start. */
const END_MS = 1_000;

/**
 * The same in each of several databases.
 * @throws DatabaseNewerError where one has a contract that this code does not know; none is announced then
 */
export async function startContractsIn(
  connectionStrings: readonly string[],
  parts: Omit<ContractParts, 'connectionString'>,
): Promise<RunningContracts> {
  const started = await Promise.allSettled(
    connectionStrings.map((connectionString) => startContracts({ ...parts, connectionString })),
  );
  const running = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const stop = async (): Promise<void> => void (await Promise.all(running.map((one) => one.stop())));
  const failed = started.find((one) => one.status === 'rejected');
  if (!failed) return { stop };
  await stop();
  throw failed.reason;
}

/**
 * Announces the server. While contracts wait for servers that do not know them it looks again and again, and applies
 * them when the last of those is gone.
 * @throws DatabaseNewerError where the database has a contract that this code does not know
 */
export async function startContracts({
  connectionString,
  log,
  directory = MIGRATIONS_DIRECTORY,
  pauseMs = PAUSE_MS,
}: ContractParts): Promise<RunningContracts> {
  const fail = (message: string, error: unknown): void => log.error(message, { requestId: '', error });
  const announcement = await announceServer(connectionString, directory, (error) =>
    fail('the database has become newer than this server: stop it', error),
  );
  const stopping = new AbortController();

  async function applyWhatWaits(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        if ((await missingIn(connectionString, directory)).length === 0) return;
        const { applied } = await migrate(connectionString, { directory, patience: { totalMs: PATIENCE_MS } });
        if (applied.length > 0) log.info('migrations were applied', { applied });
      } catch (error) {
        fail('migrations that wait could not be applied', error);
      }
      await setTimeout(pauseMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  }
  const applying = applyWhatWaits();
  return {
    async stop() {
      stopping.abort();
      await Promise.race([applying, setTimeout(END_MS, undefined, { ref: false })]);
      await announcement.stop();
    },
  };
}
