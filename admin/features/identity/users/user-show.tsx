import { Stack, Typography } from '@mui/material';
import { use } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { customerUser } from '../../../generated/resources.ts';
import type { CustomerUserRecord } from '../../../generated/types.ts';
import { FrameContext } from '../../../crud/frame.tsx';
import { EntityShow } from '../../../crud/index.ts';
import { useUserData } from '../../../providers/use-session.tsx';
import { UserGrants } from '../access/user-grants.tsx';
import { fields } from './pieces.tsx';
import { PendingEmailOf } from './user-email.tsx';
import { UnconfirmedNotice, UserAccount } from './user-account.tsx';

/** A user: his data, his account, and what he may do where. */
export default function UserShow() {
  const me = useUserData();
  // What waits is told below, with what can be done about it.
  const { pending_email: _pending, ...shown } = fields;
  const {
    last_login_at: _lastLogin,
    has_two_factor: _twoFactor,
    company_users: _users,
    company_surveys: _surveys,
    company_codes: _codes,
    company_tags: _tags,
    ...others
  } = shown;
  return (
    <EntityShow entity={customerUser} fields={me?.is_admin === true ? shown : others} intro={<Above />}>
      <Below />
    </EntityShow>
  );
}

function Above() {
  const me = useUserData();
  const user = useRecordContext<CustomerUserRecord>();
  return user !== undefined && me?.is_admin === true && <UnconfirmedNotice user={user} />;
}

function Below() {
  const translate = useTranslate();
  const me = useUserData();
  const user = useRecordContext<CustomerUserRecord>();
  // Below the title of a page or of a panel, which is one level lower.
  const heading = use(FrameContext) === 'page' ? 'h2' : 'h3';
  if (user === undefined || me?.role !== 'client') return null;
  const managesAccess = me.ability.some(({ subject }) => subject === 'ACL');
  return (
    <Stack sx={{ gap: 8, marginTop: 6 }}>
      {me.is_admin && <PendingEmailOf user={user} />}
      {me.is_admin && <UserAccount user={user} />}
      {(managesAccess || me.id === user.id) && (
        <UserGrants
          user={user}
          title={
            <Typography variant="h3" component={heading}>
              {translate('app.access.title')}
            </Typography>
          }
        />
      )}
    </Stack>
  );
}
