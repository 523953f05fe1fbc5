import { Alert, Stack } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { TreePicker } from '../../../fields/tree/tree-picker.tsx';
import { node } from '../../../generated/resources.ts';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { GrantForm } from './grant-form.tsx';
import { noRights, type Rights, rightsOf } from './rights.ts';
import { type UserGrant, useGrantWrites, useOwnRights } from './use-grants.ts';

interface AddGrantDialogProps {
  user: { id: number; full_name: string };
  /** Those that the user has: the one at the chosen unit is changed, not given twice. */
  grants: readonly UserGrant[];
  onClose: () => void;
}

/** Access of a user to one more unit: the unit is chosen first, then the rights. */
export function AddGrantDialog({ user, grants, onClose }: AddGrantDialogProps) {
  const translate = useTranslate();
  const [unitId, setUnitId] = useState<number | null>(null);
  const [chosen, setChosen] = useState<Rights>();
  const { rights: held, name = '', error } = useOwnRights(unitId);
  const { save, isSaving, errorText } = useGrantWrites();
  const known = grants.find((grant) => grant.node_id === unitId);
  const before = known === undefined ? null : rightsOf(known);
  const rights = chosen ?? before ?? noRights();
  const mayGive = held?.includes(known === undefined ? 'user_create' : 'user_edit');

  async function submit() {
    if (unitId === null) return;
    const toSave = { id: known?.id ?? null, userId: user.id, unitId, rights, before };
    if ((await save(toSave)) !== undefined) onClose();
  }
  return (
    <FormDialog
      title={translate('app.access.add_title', { name: user.full_name })}
      action={translate('app.access.save')}
      isBusy={isSaving}
      isBlocked={mayGive !== true}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack sx={{ gap: 4 }}>
        <TreePicker
          reference={node.route}
          label={translate('app.access.unit')}
          value={unitId}
          onChange={(id) => {
            setUnitId(id);
            setChosen(undefined);
          }}
          autoFocus
        />
        {error && <Alert severity="error">{translate(error.message, { _: error.message })}</Alert>}
        {mayGive === false && <Alert severity="warning">{translate('app.access.may_not_give')}</Alert>}
        {known !== undefined && (
          <Alert severity="info">{translate('app.access.already', { name: user.full_name })}</Alert>
        )}
        {unitId !== null && mayGive !== false && (
          <GrantForm
            unit={{ id: unitId, name }}
            held={held}
            value={rights}
            onChange={setChosen}
            errorText={errorText}
          />
        )}
      </Stack>
    </FormDialog>
  );
}
