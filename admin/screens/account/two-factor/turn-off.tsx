import { Stack, Typography } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';
import { FormDialog } from '../../../kit/form-dialog.tsx';
import { CodeField } from '../../login/code-field.tsx';
import { useAccountCall } from '../use-account-data.ts';
import { OwnPassword, ProofFailure } from './proof-fields.tsx';
import { useProof } from './use-proof.ts';

/** Asks for password and code, then no login asks for a code any more. */
export function TurnOff({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const call = useAccountCall();
  const proof = useProof();
  const { values, faults, isRunning, run, setValue } = proof;
  const submit = () =>
    run(async () => {
      await call('twofactor/off', { body: values });
      notify('app.account.two_factor.turned_off', { type: 'success' });
      onClose();
    });
  return (
    <FormDialog
      title={translate('app.account.two_factor.turn_off')}
      action={translate('app.account.two_factor.turn_off')}
      isBusy={isRunning}
      isBlocked={values.password === '' || values.code === ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack sx={{ gap: 4, paddingTop: 1 }}>
        <Typography>{translate('app.account.two_factor.turn_off_text')}</Typography>
        <ProofFailure proof={proof} />
        <OwnPassword proof={proof} />
        <CodeField
          value={values.code}
          onChange={(code) => setValue('code', code)}
          fault={faults.code}
          help={translate('app.account.two_factor.code_or_recovery')}
        />
      </Stack>
    </FormDialog>
  );
}
