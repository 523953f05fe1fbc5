import { LinearProgress } from '@mui/material';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { deleteDrafts } from '../../../ui/unsaved/drafts.ts';
import { useSession } from '../../../providers/use-session.tsx';

/** Ends the session; the guard then takes the visitor to the login. */
export default function Logout() {
  const translate = useTranslate();
  const { client } = useSession();
  useEffect(() => {
    deleteDrafts(sessionStorage);
    void client.signOut();
  }, [client]);
  return <LinearProgress aria-label={translate('ra.page.loading')} />;
}
