import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { EntityResource } from '../entities/resource.ts';
import { rowsOf, useEvents } from '../providers/use-events.ts';
import { createPacer, type Pacer } from '../ui/time/pacer.ts';

/** A file of thousands of rows is told of batch by batch. */
const PACE = { settleMs: 300, apartMs: 3_000 };

/**
 * Has what is shown of an entity's rows read anew as others change them (`x-events`): a list, or the page of a row. Forms
 * keep the row that they were opened with.
 * @param shown a row, or every list of the entity
 */
export function useLiveRows({ live, route }: EntityResource, shown: number | 'lists' | undefined): void {
  const client = useQueryClient();
  const isOn = live !== undefined && shown !== undefined;
  const renew = useEffectEvent(() => {
    void client.invalidateQueries({
      queryKey: [route],
      // Files never change under their names.
      predicate: ({ queryKey: [, what] }) => what !== 'file' && (shown !== 'lists' || what !== 'getOne'),
    });
  });
  const pacer = useRef<Pacer>(undefined);
  useEffect(() => {
    const made = createPacer(() => renew(), PACE);
    pacer.current = made;
    return () => made.stop();
  }, []);
  useEvents((event) => {
    const ids = rowsOf(event, live ?? '');
    const isMeant = shown === 'lists' ? ids.length > 0 : ids.includes(shown ?? 0);
    if (isMeant || event.kind === 'resync') pacer.current?.ask();
  }, isOn);
}
