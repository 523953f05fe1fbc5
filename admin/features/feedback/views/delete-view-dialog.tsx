import { useDataProvider, useTranslate } from 'react-admin';
import { savedFilter } from '../../../generated/resources.ts';
import type { SavedFilterRecord } from '../../../generated/types.ts';
import { DeleteDialog } from '../../../ui/delete-dialog.tsx';
import { useChange } from '../../../ui/use-change.ts';

interface DeleteViewDialogProps {
  view: SavedFilterRecord;
  onClose: () => void;
}

export function DeleteViewDialog({ view, onClose }: DeleteViewDialogProps) {
  const translate = useTranslate();
  const provider = useDataProvider();
  const { make, isRunning, fault } = useChange();
  async function remove(): Promise<void> {
    const done = await make(() => provider.delete(savedFilter.route, { id: view.id, previousData: view }), {
      message: 'ra.notification.deleted',
      words: { smart_count: 1 },
    });
    if (done !== undefined) onClose();
  }
  return (
    <DeleteDialog
      title={translate('app.feedback.views.delete_title', { name: view.name })}
      text={translate('app.feedback.views.delete_text')}
      isBlocked={false}
      isRunning={isRunning}
      fault={fault}
      onClose={onClose}
      onDelete={() => void remove()}
    />
  );
}
