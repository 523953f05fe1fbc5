import { useCallback, useEffect, useMemo, useState } from 'react';
import { useUserData } from '../../../../providers/use-session.tsx';
import {
  type LevelKey,
  NOTHING_OPENED,
  type Opened,
  openedFromText,
  openedToText,
  withClosed,
  withNextPage,
  withOnly,
  withOpened,
} from './opened.ts';

/** What is open in an organization's tree; this browser remembers it for each user. */
export function useOpened(organizationId: number) {
  const storageKey = `tree.${useUserData()?.id ?? 0}.${organizationId}`;
  const [{ opened, isNew }, setState] = useState(() => remembered(storageKey));
  useEffect(() => {
    if (!isNew) localStorage.setItem(storageKey, openedToText(opened));
  }, [storageKey, opened, isNew]);

  const change = useCallback(
    (next: (opened: Opened) => Opened) => setState((now) => ({ opened: next(now.opened), isNew: false })),
    [],
  );
  const actions = useMemo(
    () => ({
      open: (keys: readonly LevelKey[]) => change((now) => withOpened(now, keys)),
      close: (key: LevelKey) => change((now) => withClosed(now, key)),
      showMore: (key: LevelKey) => change((now) => withNextPage(now, key)),
      keepOnly: (isThere: (id: number) => boolean) => change((now) => withOnly(now, isThere)),
      closeAll: () => change(() => NOTHING_OPENED),
    }),
    [change],
  );
  return { opened, isNew, ...actions };
}

function remembered(storageKey: string): { opened: Opened; isNew: boolean } {
  const opened = openedFromText(localStorage.getItem(storageKey));
  return { opened: opened ?? NOTHING_OPENED, isNew: opened === null };
}
