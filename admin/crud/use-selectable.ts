import type { RaRecord } from 'react-admin';
import { useMay } from '../entities/use-access.ts';
import { useIsBulkEditable } from './bulk-edit/use-bulk-edit.tsx';
import { offeredFor, useOffered } from './actions/use-offered.ts';
import { useScreen } from './screen-context.tsx';
import { useViews } from './views-context.tsx';

/** Whether several rows are deleted at once: not where there is no way back, or a question of the entity's own stands before it. */
export function useIsDeletable(): boolean {
  const { entity } = useScreen();
  const { overrideOf } = useViews();
  return entity.deletesAtOnce === undefined && overrideOf(entity)?.deleteDialog === undefined;
}

/** Tells which rows can be selected: those with which something can be done that is done to several at once. */
export function useSelectable(): (row: RaRecord) => boolean {
  const { entity, embedded } = useScreen();
  const may = useMay(entity.route);
  const isDeletable = useIsDeletable();
  const isEditable = useIsBulkEditable();
  const actions = useOffered(entity, 'selection');
  return (row) =>
    !embedded && ((isDeletable && may('delete', row)) || isEditable(row) || offeredFor(row, actions).length > 0);
}
