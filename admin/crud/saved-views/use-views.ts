import { useState } from 'react';
import { useDataProvider, useGetList, useListContext, useStore } from 'react-admin';
import { routeOf } from '../../entities/site.ts';
import type { SavedFilterRecord } from '../../generated/types.ts';
import { useServerMutation } from '../../ui/mutations/use-server-mutation.ts';
import { type FilterValues, useListFilter } from '../../ui/list/use-list-filter.ts';
import { PAGE_LIMIT } from '../../providers/data-provider.ts';
import { fromWire, toWire } from '../../providers/filter-nulls.ts';
import { type ColumnChoice, choiceKey } from '../columns/column-choice.ts';
import { useScreen } from '../screen-context.tsx';
import { isSameView } from './same-view.ts';

const SAVED_FILTER = routeOf('saved_filter');

/** The filter of a list that has more to it than its values. */
export interface ViewFilter {
  values: FilterValues;
  /** It is another one than the list begins with. */
  isOn: boolean;
  replace: (values: FilterValues) => void;
}

/** The views of a list that the reader may choose, and which of them it shows. */
export function useViews(given?: ViewFilter) {
  const { entity } = useScreen();
  const provider = useDataProvider();
  const { mutate } = useServerMutation({ errors: 'toast' });
  const own = useListFilter();
  const { values, replace, isOn } = given ?? { ...own, isOn: Object.keys(own.values).length > 0 };
  const { sort, setSort } = useListContext();
  const [columns, choose] = useStore<ColumnChoice>(choiceKey(entity), null);
  const [lastId, setLastId] = useState<number | null>(null);
  const { data: views = [] } = useGetList<SavedFilterRecord>(SAVED_FILTER, {
    pagination: { page: 1, perPage: PAGE_LIMIT },
    sort: { field: 'position', order: 'ASC' },
    filter: { list: entity.id },
  });
  const shown = {
    filter: toWire(values),
    sort: [sort.field, sort.order],
    columns: columns === null ? null : [...columns],
  };
  const [field, direction] = entity.sort;
  const isSorted = sort.field !== field || sort.order.toLowerCase() !== direction;
  return {
    views,
    shown,
    /** There is something to keep. */
    isOn: isOn || isSorted || columns !== null,
    /** The one that the list shows. */
    current: views.find((view) => isSameView(view, shown)),
    /** The one that was chosen last. */
    last: views.find(({ id }) => id === lastId),
    choose(view: SavedFilterRecord) {
      setLastId(view.id);
      replace(fromWire(view.filter));
      const [by, order] = view.sort ?? [];
      if (by !== undefined) setSort({ field: by, order: order === 'DESC' ? 'DESC' : 'ASC' });
      choose(view.columns);
    },
    update: (view: SavedFilterRecord) =>
      mutate(() => provider.update(SAVED_FILTER, { id: view.id, data: shown, previousData: view }), {
        message: 'ra.notification.updated',
        words: { smart_count: 1 },
      }),
  };
}
