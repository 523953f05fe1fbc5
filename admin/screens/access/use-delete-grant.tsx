import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { useGrantWrites } from './use-grants.ts';

interface GrantToDelete {
  id: number;
  /** Whose, and where. */
  name: string;
  unit: string;
}

/** Asks before a grant is deleted; render `dialog`. */
export function useDeleteGrant() {
  const translate = useTranslate();
  const notify = useNotify();
  const { remove } = useGrantWrites();
  const [asked, setAsked] = useState<GrantToDelete | null>(null);
  async function confirm() {
    setAsked(null);
    const fault = asked === null ? undefined : await remove(asked.id);
    if (fault !== undefined) notify(fault, { type: 'error', messageArgs: { _: fault } });
  }
  const words = { name: asked?.name ?? '', unit: asked?.unit ?? '' };
  const dialog = (
    <ConfirmDialog
      isOpen={asked !== null}
      title={translate('app.access.delete_title', words)}
      text={translate('app.access.delete_text', words)}
      action={translate('ra.action.delete')}
      onCancel={() => setAsked(null)}
      onConfirm={() => void confirm()}
    />
  );
  return { ask: setAsked, dialog };
}
