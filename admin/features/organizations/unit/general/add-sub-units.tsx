import Add from '@mui/icons-material/AddOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { NodeRecord } from '../../../../generated/types.ts';
import { AddUnitsDialog } from '../../organization-tree/dialogs/add-units.tsx';

/** Adds units below this one. */
export function AddSubUnits({ unit }: { unit: NodeRecord }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="outlined" startIcon={<Add />} onClick={() => setOpen(true)}>
        {translate('app.unit.actions.add')}
      </Button>
      {isOpen && <AddUnitsDialog organizationId={unit.organization_id} parent={unit} onClose={() => setOpen(false)} />}
    </>
  );
}
