import { useListContext } from 'react-admin';
import { feedback } from '../../../generated/resources.ts';
import { useMay } from '../../../entities/use-access.ts';
import type { FeedbackRow } from '../feedback-row.ts';

/** The rows that are marked for what is done with several at once: only those that the reader may change. */
export function useMarks() {
  const may = useMay(feedback.route);
  const { data = [], selectedIds, onSelect, onToggleItem, onUnselectItems } = useListContext<FeedbackRow>();
  const canMark = (row: FeedbackRow): boolean => may('edit', row);
  const ids = data.filter(canMark).map(({ id }) => id);
  const isAll = ids.length > 0 && ids.every((id) => selectedIds.includes(id));
  const others = selectedIds.filter((id) => !ids.includes(Number(id)));
  return {
    /** There is something to mark at all. */
    mayMark: ids.length > 0,
    canMark,
    isMarked: ({ id }: FeedbackRow): boolean => selectedIds.includes(id),
    isAll,
    isSome: ids.some((id) => selectedIds.includes(id)),
    markedIds: selectedIds.map(Number),
    /** Those of them that are on this page. */
    markedRows: data.filter(({ id }) => selectedIds.includes(id)),
    toggle: ({ id }: FeedbackRow) => onToggleItem(id),
    markAll: () => onSelect(isAll ? others : [...others, ...ids]),
    mark: (wanted: readonly number[]) => onSelect([...wanted]),
    forget: () => onUnselectItems(),
  };
}
