/**
 * Names of what stands beside columns. They are part of the server's contract: an error of the database is mapped to a
 * field by SQLSTATE and constraint name, `<table>_<column>_key`, `<table>_<column>_fkey`, `<table>_<column>_check`.
 */
import { createHash } from 'node:crypto';

/** PostgreSQL cuts longer identifiers off silently (NAMEDATALEN - 1 bytes). */
const NAME_BYTES = 63;
const HASH_LENGTH = 8;

export type NameSuffix = 'pkey' | 'key' | 'fkey' | 'check' | 'idx' | 'seq' | 'directory' | 'keep';

/** `<table>_<column>_..._<suffix>`; one that is too long keeps its beginning and suffix around a hash of the whole. */
export function objectName(table: string, columns: string[], suffix: NameSuffix): string {
  const stem = [table, ...columns].join('_');
  const name = `${stem}_${suffix}`;
  if (name.length <= NAME_BYTES) return name;
  const hash = createHash('sha256').update(name).digest('hex').slice(0, HASH_LENGTH);
  const room = NAME_BYTES - HASH_LENGTH - suffix.length - 2;
  return `${stem.slice(0, room)}_${hash}_${suffix}`;
}
