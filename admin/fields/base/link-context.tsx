import { createContext, type ReactNode, useContext } from 'react';

const LinkContext = createContext(false);

/** Whatever stands inside is already part of a link; links do not nest. */
export function InsideLink({ children }: { children: ReactNode }) {
  return <LinkContext value={true}>{children}</LinkContext>;
}

export function useIsInsideLink(): boolean {
  return useContext(LinkContext);
}
