import AdminPanelSettings from '@mui/icons-material/AdminPanelSettingsOutlined';
import PhonelinkErase from '@mui/icons-material/PhonelinkEraseOutlined';
import ForwardToInbox from '@mui/icons-material/ForwardToInboxOutlined';
import RemoveModerator from '@mui/icons-material/RemoveModeratorOutlined';
import { Alert, Box, Button } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { customerUser } from '../../../generated/resources.ts';
import type { CustomerUserRecord } from '../../../generated/types.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { OwnerOnly } from '../../../ui/states/owner-only.tsx';
import type SvgIcon from '@mui/material/SvgIcon';
import type { Done } from '../../../ui/mutations/use-server-mutation.ts';
import { useAct } from '../../../providers/use-act.ts';
import { StepUpDialog } from '../account/step-up/step-up-dialog.tsx';
import { ChangeEmail } from './user-email.tsx';
import { useUserData } from '../../../providers/use-session.tsx';
import { isUnconfirmed } from './confirmation.ts';
import { useUserAction } from './use-user-action.ts';

const OPERATIONS = [
  'customer_user.send_password_link',
  'customer_user.change_email',
  'customer_user.admin_permission',
  'customer_user.reset_two_factor',
] as const;

/** What an administrator does with an account besides its fields. */
export function UserAccount({ user }: { user: CustomerUserRecord }) {
  const translate = useTranslate();
  const me = useUserData();
  const { isPending, run } = useUserAction(user.id);
  const isDisabled = user.state === 'disabled';
  return (
    <OwnerOnly operations={OPERATIONS}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {!isUnconfirmed(user) && <SendLink user={user} label={translate('app.users.send_link')} />}
        <ChangeEmail user={user} />
        {(user.is_admin || !isDisabled) && <AdminRight user={user} isPending={isPending} run={run} />}
        {user.has_two_factor && user.id !== me?.id && (
          <Proven
            user={user}
            action="reset_two_factor"
            Icon={PhonelinkErase}
            isDangerous
            label={translate('app.users.reset_two_factor')}
            title={translate('app.users.reset_two_factor_title', { name: user.full_name })}
            text={translate('app.users.reset_two_factor_text', { name: user.full_name })}
            done={{ message: 'app.users.reset_two_factor_done' }}
          />
        )}
      </Box>
    </OwnerOnly>
  );
}

/** That nobody logs in by the user's e-mail yet, and the way to send the link again. */
export function UnconfirmedNotice({ user }: { user: CustomerUserRecord }) {
  const translate = useTranslate();
  if (!isUnconfirmed(user)) return null;
  return (
    <Alert severity="warning" sx={{ overflowWrap: 'anywhere', marginBottom: 4 }}>
      {translate('app.users.unconfirmed_text', { email: user.email })}
      <Box sx={{ marginTop: 2 }}>
        <OwnerOnly operations={['customer_user.send_password_link']}>
          <SendLink user={user} label={translate('app.email_change.resend')} />
        </OwnerOnly>
      </Box>
    </Alert>
  );
}

/** Mails a link to set a password, which confirms the e-mail too. */
function SendLink({ user, label }: { user: CustomerUserRecord; label: string }) {
  const translate = useTranslate();
  return (
    <Proven
      user={user}
      action="send_password_link"
      Icon={ForwardToInbox}
      isDisabled={user.state === 'disabled'}
      label={label}
      title={translate('app.users.send_link_title', { name: user.full_name })}
      text={translate('app.users.send_link_text', { email: user.email })}
      done={{ message: 'app.users.link_sent', words: { email: user.email } }}
    />
  );
}

type ActionProps = { user: CustomerUserRecord } & ReturnType<typeof useUserAction>;

/** Grants the admin right, or takes it, after a confirmation. */
function AdminRight({ user, isPending, run }: ActionProps) {
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
        disabled={isPending}
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

interface ProvenProps {
  user: CustomerUserRecord;
  action: 'send_password_link' | 'reset_two_factor';
  Icon: typeof SvgIcon;
  isDangerous?: boolean;
  isDisabled?: boolean;
  label: string;
  title: string;
  text: string;
  done: Done;
}

/** Does what would let somebody in as the user: who does it proves once more who he is. */
function Proven({
  user,
  action,
  Icon,
  isDangerous = false,
  isDisabled = false,
  label,
  title,
  text,
  done,
}: ProvenProps) {
  const notify = useNotify();
  const refresh = useRefresh();
  const act = useAct();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        color={isDangerous ? 'error' : 'primary'}
        startIcon={<Icon />}
        disabled={isDisabled}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      {isAsking && (
        <StepUpDialog
          title={title}
          text={text}
          action={label}
          isDangerous={isDangerous}
          onConfirm={async (proof) => {
            await act(customerUser.route, { action, id: user.id, input: { ...proof } });
            notify(done.message, { type: 'success', messageArgs: { ...done.words } });
            refresh();
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
