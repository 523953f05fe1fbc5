import { useState } from 'react';
import { useDataProvider, useGetList } from 'react-admin';
import { savedFilter } from '../../../generated/resources.ts';
import type { SavedFilterRecord } from '../../../generated/types.ts';
import { useServerMutation } from '../../../ui/mutations/use-server-mutation.ts';
import { PAGE_LIMIT } from '../../../providers/data-provider.ts';
import { fromWire, toWire } from '../../../providers/filter-nulls.ts';
import { useFeedbackFilter } from '../list/use-feedback-filter.ts';
import { isSameFilter } from './same-filter.ts';

/** The reader's saved filters, and which of them the list shows. */
export function useViews() {
  const provider = useDataProvider();
  const { mutate } = useServerMutation({ errors: 'toast' });
  const { values, isOn, replace } = useFeedbackFilter();
  const [lastId, setLastId] = useState<number | null>(null);
  const { data: views = [] } = useGetList<SavedFilterRecord>(savedFilter.route, {
    pagination: { page: 1, perPage: PAGE_LIMIT },
    sort: { field: 'position', order: 'ASC' },
  });
  const filter = toWire(values);
  return {
    views,
    filter,
    isOn,
    /** The one whose filter is that of the list. */
    current: views.find((view) => isSameFilter(view.filter, filter)),
    /** The one that was chosen last. */
    last: views.find(({ id }) => id === lastId),
    choose(view: SavedFilterRecord) {
      setLastId(view.id);
      replace(fromWire(view.filter));
    },
    update: (view: SavedFilterRecord) =>
      mutate(() => provider.update(savedFilter.route, { id: view.id, data: { filter }, previousData: view }), {
        message: 'ra.notification.updated',
        words: { smart_count: 1 },
      }),
  };
}
