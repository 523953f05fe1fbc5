/** What the server tells of its own failures: one line of JSON each, without anything that people have entered. */
import type { Logger } from './pipeline.ts';

export const consoleLog: Logger & { warn(message: string): void } = {
  /** Of what works, but hardly as it was meant. */
  warn: (message) => console.warn(JSON.stringify({ level: 'warning', message })),
  error: (message, { requestId, error }) =>
    console.error(JSON.stringify({ level: 'error', message, request_id: requestId, error: describeError(error) })),
};

/** PostgreSQL's messages quote values of rows, and knex and Objection add the statement: only code and constraint are told. */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { name: typeof error };
  const cause = 'nativeError' in error && error.nativeError instanceof Error ? error.nativeError : error;
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  if ('severity' in cause && 'code' in cause)
    return {
      name: cause.name,
      code: cause.code,
      constraint: 'constraint' in cause ? cause.constraint : undefined,
      frames,
    };
  const errors = error instanceof AggregateError ? error.errors.map(describeError) : undefined;
  return { name: error.name, message: error.message, frames, errors };
}
