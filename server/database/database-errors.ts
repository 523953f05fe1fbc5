/** What PostgreSQL refuses, as problems. Row-level security withholds details, so SQLSTATE and constraint name decide. */
import { DatabaseError } from 'pg';
import { isOfOldType } from './cached-statements.ts';
import { NOT_SERVED_HERE } from './tenant-key.ts';
import { alreadyExists, type FieldViolation, invalidInput, overloaded, Problem, stillReferenced } from '../errors.ts';

const RETRY_AFTER = { 'retry-after': '2' };

/** The field of a constraint named `<table>_<field>_key|fkey|check`; null when it covers several columns. */
function fieldOf(error: DatabaseError, fields: readonly string[]): string | null {
  const name = (error.constraint ?? '').replace(/_(key|fkey|check)$/, '');
  const matching = fields.filter((field) => name.endsWith(`_${field}`));
  // `customer_user_full_name` ends in `name` too: the longest is meant.
  return matching.toSorted((one, other) => other.length - one.length)[0] ?? null;
}

const at = (field: string | null, code: string): FieldViolation[] => (field ? [{ pointer: `/${field}`, code }] : []);

/** Answers the problem that a thrown value stands for; the value itself when it is none of the database's. */
export function toProblem(error: unknown, fields: readonly string[] = []): unknown {
  if (error instanceof Problem) return error;
  // Within a transaction it can't be done anew: whoever asks again is answered.
  if (isOfOldType(error)) return overloaded({ headers: RETRY_AFTER });
  if (error instanceof DatabaseError) return fromSqlState(error, fields) ?? error;
  if (isConnectionLost(error)) return overloaded({ headers: RETRY_AFTER });
  return error;
}

/** Whether the database could not be reached, or was lost on the way. */
function isConnectionLost(error: unknown): boolean {
  const name = error instanceof Error ? `${error.name} ${error.message}` : '';
  return /timeout exceeded when trying to connect|Query read timeout|ECONNREFUSED|ECONNRESET|EPIPE|connect E\w+|getaddrinfo E\w+|Connection terminated|not queryable/.test(
    name,
  );
}

/** Whether nothing answers where the database should be, or it is just starting or ending. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof DatabaseError ? /^(08|57P)/.test(error.code ?? '') : isConnectionLost(error);

/** Whether a company's rows are not served where they were asked for, because it moves or has moved to another cell. */
export const isNotServedHere = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === NOT_SERVED_HERE;

function fromSqlState(error: DatabaseError, fields: readonly string[]): Problem | null {
  const state = error.code ?? '';
  const field = fieldOf(error, fields);
  switch (state) {
    case '23505':
      return alreadyExists({ errors: at(field, 'duplicate') });
    case '23503':
      // A reference was bound before the write, so what remains is a row that others still point at.
      return stillReferenced();
    case '23502':
      return invalidInput({ errors: at(error.column ?? field, 'required') });
    case '23514':
      return invalidInput({ errors: at(field, 'invalid') });
    case '22003':
      return invalidInput({ errors: at(field, 'out_of_range') });
    case '40001':
    case '40P01':
    case '55P03':
    case '57014':
      return overloaded({ headers: RETRY_AFTER });
    case NOT_SERVED_HERE:
      return overloaded({ headers: RETRY_AFTER });
    default:
      if (state.startsWith('22')) return invalidInput({ errors: at(field, 'invalid') });
      if (/^(08|53|57P)/.test(state)) return overloaded({ headers: RETRY_AFTER });
      return null;
  }
}
