import { useListContext } from 'react-admin';
import { feedback } from '../../../generated/resources.ts';
import { useMay } from '../../../entities/use-access.ts';
import type { FeedbackRow } from '../feedback-row.ts';

/** The rows that are selected for what is done with several at once: only those that the reader may change. */
export function useSelection() {
  const may = useMay(feedback.route);
  const { data = [], selectedIds, onSelect, onToggleItem, onUnselectItems } = useListContext<FeedbackRow>();
  const canSelect = (row: FeedbackRow): boolean => may('edit', row);
  const ids = data.filter(canSelect).map(({ id }) => id);
  const isAll = ids.length > 0 && ids.every((id) => selectedIds.includes(id));
  const others = selectedIds.filter((id) => !ids.includes(Number(id)));
  return {
    /** There is something to select at all. */
    hasSelectable: ids.length > 0,
    canSelect,
    isSelected: ({ id }: FeedbackRow): boolean => selectedIds.includes(id),
    isAll,
    isSome: ids.some((id) => selectedIds.includes(id)),
    selectedIds: selectedIds.map(Number),
    /** Those of them that are on this page. */
    selectedRows: data.filter(({ id }) => selectedIds.includes(id)),
    toggle: ({ id }: FeedbackRow) => onToggleItem(id),
    selectAll: () => onSelect(isAll ? others : [...others, ...ids]),
    select: (wanted: readonly number[]) => onSelect([...wanted]),
    forget: () => onUnselectItems(),
  };
}
