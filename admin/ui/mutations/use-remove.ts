// oxlint-disable-next-line eslint/no-restricted-imports -- react-admin's lists lose the row by it
import { type RaRecord, useDelete, useNotify } from 'react-admin';
import { useServerMutation } from './use-server-mutation.ts';

/** What asks before one row is deleted, and deletes it. */
export interface DeleteDialogProps {
  record: RaRecord;
  onClose: () => void;
  /** After the deletion; the dialog has closed. */
  onDone: () => void;
}

/** Deletes the row of a dialog. The server has the last word: others may have come to depend on the row meanwhile. */
export function useRemove(resource: string, { record, onClose, onDone }: DeleteDialogProps) {
  const notify = useNotify();
  const { mutate, isPending, errorText } = useServerMutation();
  const [deleteOne] = useDelete(resource, { id: record.id, previousData: record }, { networkMode: 'always' });

  async function remove(): Promise<void> {
    const isDone = await mutate(async () => {
      await deleteOne(undefined, undefined, { returnPromise: true });
      return true;
    });
    if (!isDone) return;
    notify('ra.notification.deleted', { type: 'success', messageArgs: { smart_count: 1 } });
    onClose();
    onDone();
  }
  return { remove: () => void remove(), isPending, errorText };
}
