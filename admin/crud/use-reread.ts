import { useEffect, useRef } from 'react';
import { useListContext, useRefresh } from 'react-admin';
import { matches } from '../../shared/contract/value-condition.ts';
import type { EntityResource } from '../entities/resource.ts';

const FIRST_PAUSE_MS = 2_000;
/** What takes this long is waited for by the reader, not by the page. */
const LONGEST_PAUSE_MS = 60_000;
const GROWTH = 1.25;

/** While the list shows rows that are under way it is read again, as is the page around it; less often while nothing changes. */
export function useReread({ underWay }: EntityResource): void {
  const { data = [] } = useListContext();
  const refresh = useRefresh();
  const wanted = Object.entries(underWay ?? {});
  const rows = data.filter((row: object) =>
    wanted.every(([field, values]) => matches((row as Record<string, unknown>)[field], values)),
  );
  const told = wanted.length === 0 ? '[]' : JSON.stringify(rows);
  const before = useRef(told);
  useEffect(() => {
    // What stands around the list may have been read just before that came about.
    if (before.current !== told) refresh();
    before.current = told;
    if (told === '[]') return;
    let pause = FIRST_PAUSE_MS;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(() => {
        refresh();
        pause = Math.min(pause * GROWTH, LONGEST_PAUSE_MS);
        wait();
      }, pause);
    };
    wait();
    return () => clearTimeout(timer);
  }, [told, refresh]);
}
