import { useSyncExternalStore } from 'react';

/** Width of the window as it is now, in pixels. */
export const useWindowWidth = (): number =>
  useSyncExternalStore(
    (listen) => {
      window.addEventListener('resize', listen);
      return () => window.removeEventListener('resize', listen);
    },
    () => window.innerWidth,
  );
