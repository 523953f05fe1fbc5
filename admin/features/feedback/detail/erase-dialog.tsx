import { useTranslate } from 'react-admin';
import { feedback } from '../../../generated/resources.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useToldChange } from '../../../ui/use-change.ts';
import { useAct } from '../../../providers/use-act.ts';
import type { FeedbackRow } from '../feedback-row.ts';

/** Asks before words, contact and files are erased for good. */
export function EraseDialog({ row, onClose }: { row: FeedbackRow; onClose: () => void }) {
  const translate = useTranslate();
  const act = useAct();
  const { make } = useToldChange();
  return (
    <ConfirmDialog
      isOpen
      title={translate('app.feedback.erase.title', { id: row.id })}
      text={translate('app.feedback.erase.text')}
      action={translate('app.feedback.erase.action')}
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        void make(() => act(feedback.route, { action: 'erase', id: row.id }), { message: 'app.feedback.erase.done' });
      }}
    />
  );
}
