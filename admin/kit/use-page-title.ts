import { useEffect } from 'react';

const PRODUCT = 'Feedtree';

/** Names the page in the browser's tab; undefined leaves it to somebody else. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · ${PRODUCT}`;
  }, [title]);
}
