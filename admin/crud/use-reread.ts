import { useEffect, useRef } from 'react';
import { useListContext, useRefresh } from 'react-admin';
import { matches } from '../../shared/contract/value-condition.ts';
import type { EntityResource } from '../entities/resource.ts';

const FIRST_PAUSE_MS = 2_000;
/** What takes this long is waited for by the reader, not by the page. */
const LONGEST_PAUSE_MS = 60_000;
const GROWTH = 1.25;

/**
 * While the list shows rows that are under way it is read again, as is the page around it; less often while nothing changes.
 * What stands around the list may have been read just before a row came or was done: it is read again then.
 */
export function useReread({ underWay }: EntityResource): void {
  const { data, filterValues, sort, page, perPage } = useListContext();
  const refresh = useRefresh();
  const wanted = Object.entries(underWay ?? {});
  const states = (wanted.length === 0 ? [] : (data ?? [])).map((row: object) => {
    const values = wanted.map(([field]) => (row as Record<string, unknown>)[field]);
    const isUnderWay = wanted.every(([, sought], at) => matches(values[at], sought));
    return { id: (row as { id: unknown }).id, values, isUnderWay };
  });
  const told = JSON.stringify(states);
  const isWaiting = states.some(({ isUnderWay }) => isUnderWay);
  // Other rows that are asked for are no news.
  const asked = data && JSON.stringify([filterValues, sort, page, perPage]);
  const before = useRef({ asked, told });
  useEffect(() => {
    if (asked && before.current.asked === asked && before.current.told !== told) refresh();
    before.current = { asked, told };
    if (!isWaiting) return;
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
  }, [asked, told, isWaiting, refresh]);
}
