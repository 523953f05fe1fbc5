import { useCallback, useEffect, useRef, useState } from 'react';
import { useDataProvider, useListContext } from 'react-admin';
import { feedback } from '../../../generated/resources.ts';
import { useFeedbackEvents } from './use-feedback-events.ts';

interface Row {
  id: number;
  created_at: string;
}

/** Answers come in bursts: they are counted once they pause. */
const SETTLE_MS = 400;
const BEGINNING = '1970-01-01T00:00:00.000Z';

/** Just after a moment: a row of it is not new. */
const after = (moment: string): string => new Date(Date.parse(moment) + 1).toISOString();

/**
 * How much has come that the list would show, since it was last read; and how to bring it in. The server's own clock
 * counts: the newest row of the same filter when the list was read.
 */
export function useNewFeedback() {
  const provider = useDataProvider();
  const { filterValues, filter, refetch, data, sort, page, isPlaceholderData } = useListContext<Row>();
  const [count, setCount] = useState(0);
  const since = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const filters = JSON.stringify({ ...(filterValues as object), ...(filter as object | undefined) });

  const newest = useCallback(
    async (more: object = {}) => {
      const asked = JSON.parse(filters) as Record<string, unknown>;
      const { data: rows, total = 0 } = await provider.getList<Row>(feedback.route, {
        pagination: { page: 1, perPage: 1 },
        sort: { field: 'created_at', order: 'DESC' },
        filter: { ...asked, ...more },
        meta: { fields: ['created_at'] },
      });
      return { moment: rows[0]?.created_at ?? BEGINNING, total };
    },
    [provider, filters],
  );

  // The newest first: then the list itself says where what is new begins.
  const isNewestFirst =
    page === 1 && sort.field === 'created_at' && sort.order === 'DESC' && isPlaceholderData !== true;
  const first = isNewestFirst && data !== undefined ? (data[0]?.created_at ?? BEGINNING) : null;
  const begin = useCallback(async () => {
    since.current = first === null ? null : after(first);
    setCount(0);
    if (first === null) since.current = after((await newest()).moment);
  }, [newest, first]);
  // A list that was read anew, or asked something else, begins anew: what it shows is not new.
  useEffect(() => {
    begin().catch(() => undefined);
  }, [begin]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const recount = async (): Promise<void> => {
    if (since.current === null) return;
    const asked = JSON.parse(filters) as { created_at_gte?: string };
    const from = [since.current, asked.created_at_gte ?? ''].toSorted().at(-1);
    const { total } = await newest({ created_at_gte: from });
    setCount(total);
  };

  useFeedbackEvents(({ kind }) => {
    if (kind !== 'added' && kind !== 'resync') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void recount().catch(() => undefined), SETTLE_MS);
  });

  return {
    count,
    show(): void {
      setCount(0);
      void refetch();
      begin().catch(() => undefined);
    },
  };
}
