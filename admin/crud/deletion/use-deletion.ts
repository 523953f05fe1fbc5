import { type RaRecord, useDeleteController, useTranslate } from 'react-admin';
import type { EntityResource } from '../../entities/resource.ts';
import { useRemove } from '../../ui/mutations/use-remove.ts';
import { useDeleteWithUndo } from '../bin/use-delete-with-undo.tsx';
import { useGoTo, useScreenPath } from '../screen-context.tsx';

/** Deletes a row as its entity has it: at once and for ever, into the bin, or when the toast with the way back is gone. */
export function useDeletion(entity: EntityResource, record: RaRecord, onClose: () => void) {
  const toPath = useScreenPath();
  const goTo = useGoTo();
  const text = useDeletionText(entity, 1);
  const withUndo = useDeleteWithUndo(entity);
  const toList = () => goTo('list');
  const atOnce = useRemove(entity.route, { record, onClose, onDone: toList });
  const { handleDelete } = useDeleteController({
    record,
    resource: entity.route,
    mutationMode: 'undoable',
    redirect: () => toPath('list'),
    successMessage: 'ra.notification.deleted',
  });
  if (entity.deletesAtOnce) return { ...atOnce, text };
  if (entity.history?.bin !== undefined) {
    const leave = () => {
      onClose();
      toList();
    };
    const { isPending, errorText } = withUndo;
    return { remove: (reason: string) => void withUndo.remove([record.id], reason, leave), isPending, errorText, text };
  }
  const remove = () => {
    onClose();
    handleDelete();
  };
  return { remove, isPending: false, errorText: null, text };
}

/** What becomes of deleted rows. */
export function useDeletionText({ deletesAtOnce, history }: EntityResource, count: number): string {
  const translate = useTranslate();
  if (deletesAtOnce) return translate('app.deletion.at_once');
  if (history?.bin !== undefined) return translate('app.deletion.to_bin', { smart_count: history.bin });
  return count === 1
    ? translate('ra.message.delete_content')
    : translate('ra.message.bulk_delete_content', { smart_count: count });
}
