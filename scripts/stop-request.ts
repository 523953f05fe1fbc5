/** Asked to stop: by Ctrl-C, by a service manager, by a closed terminal, or because the process that started us is gone. */

import { closeSync, openSync } from 'node:fs';
import { isatty } from 'node:tty';

/** One Ctrl-C arrives twice: from the terminal, and passed on by the process that started this one. */
const sameRequestMs = 1000;

/** Whether there was one at the start, by whose end we are asked to stop. */
const hadTerminal = isatty(0);

/**
 * Calls `stop` at the first request; a second one that comes later than an echo of the first ends the process at once.
 * @param rolling what SIGHUP asks for instead, as of other servers; nothing where it asks to stop
 */
export function onStopRequest(
  stop: () => Promise<void>,
  rolling: () => (() => Promise<unknown>) | undefined = () => undefined,
): void {
  let first: number | undefined;
  const asked = (): void => {
    if (first !== undefined) {
      if (Date.now() - first > sameRequestMs) process.exit(1);
      return;
    }
    first = Date.now();
    stop().catch((error: unknown) => {
      console.error(error);
      process.exit(1);
    });
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, asked);
  process.on('SIGHUP', () => {
    const roll = isTerminalGone() ? undefined : rolling();
    if (roll && first === undefined) void roll();
    else asked();
  });
  process.on('disconnect', asked);
}

/** A terminal that is closed sends SIGHUP, too. */
function isTerminalGone(): boolean {
  if (!hadTerminal) return false;
  try {
    closeSync(openSync('/dev/tty', 'r'));
    return false;
  } catch {
    return true;
  }
}
