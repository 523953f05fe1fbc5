import { Typography } from '@mui/material';
import { use } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { CustomerUserRecord } from '../../../generated/types.ts';
import { FrameContext } from '../../../crud/frame.tsx';
import { useUserData } from '../../../providers/use-session.tsx';
import { UserGrants } from './user-grants.tsx';

/** The panel of a user's rights at units, for who manages rights and for the user himself. */
export default function UserAccess() {
  const translate = useTranslate();
  const me = useUserData();
  const user = useRecordContext<CustomerUserRecord>();
  // Below the title of a page or of a panel, which is one level lower.
  const heading = use(FrameContext) === 'page' ? 'h2' : 'h3';
  if (user === undefined || me?.role !== 'client') return null;
  const managesAccess = me.ability.some(({ subject }) => subject === 'ACL');
  if (!managesAccess && me.id !== user.id) return null;
  return (
    <UserGrants
      user={user}
      title={
        <Typography variant="h3" component={heading}>
          {translate('app.access.title')}
        </Typography>
      }
    />
  );
}
