import { Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { FormDialog } from '../../../kit/form-dialog.tsx';
import { CodeField } from '../../login/code-field.tsx';
import { useAccountCall } from '../use-account-data.ts';
import { OwnPassword, ProofFailure } from './proof-fields.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useProof } from './use-proof.ts';

/** Asks for password and code, then shows new recovery codes. */
export function RenewCodes({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const call = useAccountCall();
  const proof = useProof();
  const { values, faults, isRunning, run, setValue } = proof;
  const [codes, setCodes] = useState<string[]>();
  const submit = async () => {
    const renewed = await run(() => call<{ recovery_codes: string[] }>('twofactor/recoverycodes', { body: values }));
    setCodes(renewed?.recovery_codes);
  };
  if (codes !== undefined) return <RecoveryCodes codes={codes} onClose={onClose} />;
  return (
    <FormDialog
      title={translate('app.account.two_factor.renew')}
      action={translate('app.account.two_factor.renew')}
      isBusy={isRunning}
      isBlocked={values.password === '' || values.code === ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack sx={{ gap: 4, paddingTop: 1 }}>
        <Typography>{translate('app.account.two_factor.renew_text')}</Typography>
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
