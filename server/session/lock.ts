/** What an account answers that was guessed at too often. */
import { type Problem, tooManyRequests } from '../errors.ts';

export const locked = (seconds: number): Problem =>
  tooManyRequests({ parameters: { seconds }, headers: { 'retry-after': String(seconds) } });

/** 429 where an account is locked for so many more seconds. */
export function refuseLocked(seconds: number): void {
  if (seconds > 0) throw locked(seconds);
}
