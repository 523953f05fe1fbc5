import { useTranslate } from 'react-admin';
import { useSession } from '../../../providers/use-session.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

interface LoginAsDialogProps {
  user: { id: number; full_name: string };
  onClose: () => void;
}

/** Asks why, and logs in as a user of a company. */
export function LoginAsDialog({ user: { id, full_name: user }, onClose }: LoginAsDialogProps) {
  const translate = useTranslate();
  const { client } = useSession();
  return (
    <ReasonDialog
      title={translate('app.login_as.title', { user })}
      text={translate('app.login_as.text')}
      action={translate('app.login_as.log_in')}
      onConfirm={(reason) => client.loginAs({ user_id: id, reason })}
      onClose={onClose}
    />
  );
}
