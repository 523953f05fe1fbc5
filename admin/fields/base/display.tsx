import { createContext, type ReactNode, useContext } from 'react';

/** Where a value is shown: in a row there is one line for it, in a detail there is room. */
export type Display = 'row' | 'detail';

const DisplayContext = createContext<Display>('row');

export function DisplayProvider({ display, children }: { display: Display; children: ReactNode }) {
  return <DisplayContext value={display}>{children}</DisplayContext>;
}

export function useDisplay(): Display {
  return useContext(DisplayContext);
}
