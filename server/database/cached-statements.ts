/**
 * What a connection keeps prepared. PostgreSQL holds text, tree and plans of each for as long as the connection lives,
 * so that of those whose text depends on what is asked for, the ones that were not used for longest make room.
 */
import pg from 'pg';
import { isAskedName } from './statement-name.ts';

/** A plan of a list is some 100 KB: with the statements of the program a connection stays within some tens of MB. */
export const MAX_PREPARED = 200;

/** By connection, the names that it keeps, the one that was used last at the end. */
const preparedBy = new WeakMap<pg.Connection, Set<string>>();

/**
 * Notes that a connection is about to use a statement, and closes the ones beyond the bound. To be called while the
 * statement's own messages are sent: a Close goes ahead of them in the same batch, and holds even when that fails.
 */
export function cacheStatement(connection: pg.Connection, name: string | undefined): void {
  if (name === undefined || !isAskedName(name)) return;
  const kept = preparedBy.get(connection) ?? new Set<string>();
  preparedBy.set(connection, kept);
  kept.delete(name);
  kept.add(name);
  for (const oldest of kept) {
    if (kept.size <= MAX_PREPARED) return;
    // One whose Parse has been sent but not answered: the client would take it for prepared when the answer comes.
    if (connection.parsedStatements[oldest] === undefined) continue;
    connection.close({ type: 'S', name: oldest }, true);
    delete connection.parsedStatements[oldest];
    kept.delete(oldest);
  }
}

const FEATURE_NOT_SUPPORTED = '0A000';

/**
 * Whether a statement was prepared before a migration gave one of its columns another type: PostgreSQL refuses it from
 * then on, and says so by its words alone ("cached plan must not change result type", plancache.c).
 */
export const isOfOldType = (error: unknown): boolean =>
  error instanceof pg.DatabaseError &&
  error.code === FEATURE_NOT_SUPPORTED &&
  error.routine === 'RevalidateCachedQuery';

/** Lets the connection prepare the statement anew when it is used next. */
export function forgetStatement(connection: pg.Connection, name: string | undefined): void {
  if (name === undefined || connection.parsedStatements[name] === undefined) return;
  connection.close({ type: 'S', name }, true);
  delete connection.parsedStatements[name];
  preparedBy.get(connection)?.delete(name);
}
