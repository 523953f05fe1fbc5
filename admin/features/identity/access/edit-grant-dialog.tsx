import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { GrantForm } from './grant-form.tsx';
import { type Rights, rightsOf, type UnitName } from './rights.ts';
import { useGrantWrites, useOwnRights } from './use-grants.ts';

interface EditGrantDialogProps {
  user: { id: number; full_name: string };
  unit: UnitName;
  grant: Rights & { id: number };
  onClose: () => void;
}

/** Changes the rights of a grant; whose and where stay. */
export function EditGrantDialog({ user, unit, grant, onClose }: EditGrantDialogProps) {
  const translate = useTranslate();
  const { rights: held } = useOwnRights(unit.id);
  const { save, isSaving, errorText } = useGrantWrites();
  const [before] = useState(() => rightsOf(grant));
  const [rights, setRights] = useState(before);
  async function submit() {
    const toSave = { id: grant.id, userId: user.id, unitId: unit.id, rights, before };
    if ((await save(toSave)) !== undefined) onClose();
  }
  return (
    <FormDialog
      title={translate('app.access.edit_title', { name: user.full_name, unit: unit.name })}
      action={translate('app.access.save')}
      isBusy={isSaving}
      isBlocked={held === undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <GrantForm unit={unit} held={held} value={rights} onChange={setRights} errorText={errorText} />
    </FormDialog>
  );
}
