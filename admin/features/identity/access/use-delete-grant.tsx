import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { nodeUserAccess } from '../../../generated/resources.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { useServerMutation } from '../../../ui/mutations/use-server-mutation.ts';

interface GrantToDelete {
  id: number;
  /** Whose, and where. */
  name: string;
  unit: string;
}

/** Asks before a grant is deleted; render `dialog`. */
export function useDeleteGrant() {
  const translate = useTranslate();
  const provider = useDataProvider();
  const { mutate } = useServerMutation({ errors: 'toast' });
  const [asked, setAsked] = useState<GrantToDelete | null>(null);
  async function confirm() {
    setAsked(null);
    if (asked === null) return;
    const { id } = asked;
    const remove = () => provider.delete(nodeUserAccess.route, { id, previousData: { id } });
    await mutate(remove, { message: 'app.access.deleted' });
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
