import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** Whether the script runs: false on the server and while the browser takes its page over. */
export const useScripted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
