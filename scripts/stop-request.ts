/** Asked to stop: by Ctrl-C, by a service manager, by a closed terminal, or because the process that started us is gone. */

/** One Ctrl-C arrives twice: from the terminal, and passed on by the process that started this one. */
const sameRequestMs = 1000;

/** Calls `stop` at the first request; a second one that comes later than an echo of the first ends the process at once. */
export function onStopRequest(stop: () => Promise<void>): void {
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
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, asked);
  process.on('disconnect', asked);
}
