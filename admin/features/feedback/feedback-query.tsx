import type { ReactNode } from 'react';
import { ListBase } from 'react-admin';
import { feedback } from '../../generated/resources.ts';
import { listQuery } from '../../ui/list/list-query.ts';
import { useScreen } from '../../crud/screen-context.tsx';
import { COUNTED } from './counted.ts';

const PAGE_SIZE = 25;
const NEWEST_FIRST = { field: 'created_at', order: 'DESC' } as const;

/**
 * The list that the address speaks of. A detail asks for it too, for what comes before and after it: the rows are
 * fetched once.
 */
export function FeedbackQuery({ children }: { children: ReactNode }) {
  const { fixed, embedded, base } = useScreen();
  return (
    <ListBase
      resource={feedback.route}
      sort={NEWEST_FIRST}
      perPage={PAGE_SIZE}
      filter={fixed}
      filterDefaultValues={COUNTED}
      queryOptions={listQuery}
      // What was last looked at in the list of all is not what is meant at a unit.
      {...(embedded ? { storeKey: `${feedback.route}${base}` } : {})}
    >
      {children}
    </ListBase>
  );
}
