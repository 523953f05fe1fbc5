import RestoreFromTrash from '@mui/icons-material/RestoreFromTrashOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useMay } from '../../entities/use-access.ts';
import { useScreen } from '../screen-context.tsx';
import { BinDialog } from './bin-dialog.tsx';

/** The way to what was deleted of the list, for those who delete. */
export function BinButton() {
  const translate = useTranslate();
  const { entity, embedded } = useScreen();
  const may = useMay(entity.route);
  const [isOpen, setOpen] = useState(false);
  if (entity.history?.bin === undefined || embedded || !may('delete')) return null;
  return (
    <>
      <Button size="small" startIcon={<RestoreFromTrash />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {translate('app.bin.title')}
      </Button>
      {isOpen && <BinDialog entity={entity} days={entity.history.bin} onClose={() => setOpen(false)} />}
    </>
  );
}
