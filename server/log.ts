/** What the server tells: one line of JSON each, without anything that people have entered. */
import { destination, pino } from 'pino';

export const logLevels = ['error', 'warn', 'info'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Where failures of our own are told; never given bodies, tokens or addresses. */
export interface Logger {
  error(message: string, details: { requestId: string; error: unknown }): void;
}

/** Hears of what was done, with ids and figures. */
export interface ActivityLog {
  info(message: string, details: Record<string, unknown>): void;
}

export interface ServerLog extends Logger, ActivityLog {
  /** Of what works, but hardly as it was meant. */
  warn(message: string): void;
}

/** What the standard output takes at once, in bytes, and how long a line waits for others at most, in milliseconds. */
const GATHERED = { minLength: 4_096, periodicFlush: 250 };
/** What a pipe takes in one piece (PIPE_BUF of limits.h): several processes write to the same one. */
const IN_ONE_PIECE = { minLength: 3_072, maxWrite: 4_096, periodicFlush: 250 };

interface LogOptions {
  /** Takes each line at once, for tests; absent: lines go to the standard output, several at a time. */
  write?: (line: string) => void;
  /** Which of several processes it is. */
  process?: string | undefined;
}

export function createLog(level: LogLevel, { write, process }: LogOptions = {}): ServerLog {
  const gathered = process === undefined ? GATHERED : IN_ONE_PIECE;
  const output = write ? { write, flush: () => undefined } : destination({ dest: 1, sync: false, ...gathered });
  const settings = {
    level,
    base: process === undefined ? null : { process },
    messageKey: 'message',
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  const log = pino(settings, output);
  return {
    info: (message, details) => log.info(details, message),
    warn(message) {
      log.warn(message);
      output.flush();
    },
    error(message, { requestId, error }) {
      log.error({ request_id: requestId, error: describeError(error) }, message);
      output.flush();
    },
  };
}

/** PostgreSQL's messages quote values of rows: only code and constraint are told. */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { name: typeof error };
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  if ('severity' in error && 'code' in error)
    return {
      name: error.name,
      code: error.code,
      constraint: 'constraint' in error ? error.constraint : undefined,
      frames,
    };
  const errors = error instanceof AggregateError ? error.errors.map(describeError) : undefined;
  return { name: error.name, message: error.message, frames, errors };
}
