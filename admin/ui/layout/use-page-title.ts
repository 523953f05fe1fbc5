import { useEffect, useSyncExternalStore } from 'react';
import { PRODUCT } from '../../i18n/product.ts';

let shown = '';
let announced = '';
const listeners = new Set<() => void>();

/** Names the page in the browser's tab; undefined leaves it to somebody else. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    document.title = `${title} · ${PRODUCT}`;
    announce(title);
  }, [title]);
}

/** The first page is read by the browser, and a heading with the focus by itself. */
function announce(title: string): void {
  const isFirst = shown === '';
  shown = title;
  if (isFirst || title === announced || document.activeElement?.matches('h1, h2') === true) return;
  announced = title;
  listeners.forEach((listener) => listener());
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The page that one has come to inside the application; empty at first. */
export const useAnnouncedTitle = (): string => useSyncExternalStore(subscribe, () => announced);
