import AdminPanelSettings from '@mui/icons-material/AdminPanelSettingsOutlined';
import PhonelinkErase from '@mui/icons-material/PhonelinkEraseOutlined';
import ForwardToInbox from '@mui/icons-material/ForwardToInboxOutlined';
import RemoveModerator from '@mui/icons-material/RemoveModeratorOutlined';
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { CustomerUserRecord } from '../../generated/types.ts';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { useUserData } from '../../providers/use-session.tsx';
import { useUserAction } from './use-user-action.ts';

/** What an administrator does with an account besides its fields. */
export function UserAccount({ user }: { user: CustomerUserRecord }) {
  const translate = useTranslate();
  const me = useUserData();
  const { isRunning, run } = useUserAction(user.id);
  const isDisabled = user.state === 'disabled';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Button
        variant="outlined"
        size="small"
        startIcon={<ForwardToInbox />}
        disabled={isDisabled || isRunning}
        onClick={() =>
          void run('send_password_link', {}, { message: 'app.users.link_sent', words: { email: user.email } })
        }
      >
        {translate('app.users.send_link')}
      </Button>
      {(user.is_admin || !isDisabled) && <AdminRight user={user} isRunning={isRunning} run={run} />}
      {user.has_two_factor && user.id !== me?.id && <TwoFactorReset user={user} isRunning={isRunning} run={run} />}
    </Box>
  );
}

type ActionProps = { user: CustomerUserRecord } & ReturnType<typeof useUserAction>;

/** Grants the admin right, or takes it, after a confirmation. */
function AdminRight({ user, isRunning, run }: ActionProps) {
  const translate = useTranslate();
  const me = useUserData();
  const [isAsking, setAsking] = useState(false);
  const step = user.is_admin ? 'remove' : 'grant';
  const text = step === 'remove' && user.id === me?.id ? 'app.users.remove_own_text' : `app.users.${step}_text`;
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        color={user.is_admin ? 'error' : 'primary'}
        startIcon={user.is_admin ? <RemoveModerator /> : <AdminPanelSettings />}
        disabled={isRunning}
        onClick={() => setAsking(true)}
      >
        {translate(`app.users.${step}_admin`)}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDangerous={user.is_admin}
        title={translate(`app.users.${step}_title`, { name: user.full_name })}
        text={translate(text, { name: user.full_name })}
        action={translate(`app.users.${step}_admin`)}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void run('admin_permission', { is_admin: !user.is_admin }, { message: `app.users.${step}_done` });
        }}
      />
    </>
  );
}

/** For who has lost the app and the recovery codes. */
function TwoFactorReset({ user, isRunning, run }: ActionProps) {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        color="error"
        startIcon={<PhonelinkErase />}
        disabled={isRunning}
        onClick={() => setAsking(true)}
      >
        {translate('app.users.reset_two_factor')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={translate('app.users.reset_two_factor_title', { name: user.full_name })}
        text={translate('app.users.reset_two_factor_text', { name: user.full_name })}
        action={translate('app.users.reset_two_factor')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void run('reset_two_factor', {}, { message: 'app.users.reset_two_factor_done' });
        }}
      />
    </>
  );
}
