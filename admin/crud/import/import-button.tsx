import UploadFile from '@mui/icons-material/UploadFileOutlined';
import { useState } from 'react';
import { useListContext, useRefresh, useTranslate } from 'react-admin';
import { offersCreate } from '../../entities/access.ts';
import { useUserData } from '../../providers/use-session.tsx';
import { ToolButton } from '../../ui/menus/tools-menu.tsx';
import { useScreen } from '../screen-context.tsx';
import { ImportDialog } from './import-dialog.tsx';

/** Takes a file into the list, for those who may add rows. */
export function ImportButton() {
  const translate = useTranslate();
  const { entity } = useScreen();
  const user = useUserData();
  const { total } = useListContext();
  const refresh = useRefresh();
  const [isOpen, setOpen] = useState(false);
  if (!offersCreate(entity, user, total)) return null;
  const label = translate('app.list.import.open');
  const close = () => {
    setOpen(false);
    refresh();
  };
  return (
    <>
      <ToolButton label={label} Icon={UploadFile} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      {isOpen && <ImportDialog entity={entity} onClose={close} />}
    </>
  );
}
