import { Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { FormDialog } from '../../../../ui/form-dialog.tsx';
import { FormFailure } from '../../../../ui/form-failure.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { setUpAction, SetUpFields } from './set-up-fields.tsx';
import { useSetUp } from './use-set-up.ts';

/** Sets it up in a dialog, to the recovery codes at its end. */
export function SetUp({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const settingUp = useSetUp();
  const { proof, codes, isRunning, isBlocked, submit } = settingUp;
  if (codes !== undefined) return <RecoveryCodes codes={codes} onClose={onClose} />;
  return (
    <FormDialog
      title={translate('app.account.two_factor.set_up')}
      action={translate(setUpAction(settingUp))}
      isBusy={isRunning}
      isBlocked={isBlocked}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack sx={{ gap: 4, paddingTop: 1 }}>
        <FormFailure failure={proof.failure} />
        <SetUpFields settingUp={settingUp} />
      </Stack>
    </FormDialog>
  );
}
