import { Box, Skeleton, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { FormDialog } from '../../../kit/form-dialog.tsx';
import { FormFailure } from '../../../kit/form-failure.tsx';
import { useAddressImage } from '../../../kit/use-address-image.ts';
import { CodeField } from '../../login/code-field.tsx';
import { useAccountCall } from '../use-account-data.ts';
import { OwnPassword } from './own-password.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useProof } from './use-proof.ts';

interface Begun {
  secret: string;
  address: string;
}

/** From the password over the QR code and the first code of the app to the recovery codes. */
export function SetUp({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const call = useAccountCall();
  const proof = useProof();
  const { values, faults, failure, isRunning, run, setValue } = proof;
  const [begun, setBegun] = useState<Begun>();
  const [codes, setCodes] = useState<string[]>();
  const begin = async () =>
    setBegun(await run(() => call<Begun>('twofactor/begin', { body: { password: values.password } })));
  const confirm = async () => {
    const confirmed = await run(() =>
      call<{ recovery_codes: string[] }>('twofactor/confirm', { body: { code: values.code } }),
    );
    setCodes(confirmed?.recovery_codes);
  };
  if (codes !== undefined) return <RecoveryCodes codes={codes} onClose={onClose} />;
  return (
    <FormDialog
      title={translate('app.account.two_factor.set_up')}
      action={translate(begun ? 'app.account.two_factor.turn_on' : 'app.account.two_factor.next')}
      isBusy={isRunning}
      isBlocked={begun ? values.code === '' : values.password === ''}
      onSubmit={begun ? confirm : begin}
      onClose={onClose}
    >
      <Stack sx={{ gap: 4, paddingTop: 1 }}>
        <FormFailure failure={failure} />
        {begun ? (
          <>
            <Secret {...begun} />
            <CodeField
              value={values.code}
              onChange={(code) => setValue('code', code)}
              fault={faults.code}
              help={translate('app.account.two_factor.code_help')}
              autoFocus
            />
          </>
        ) : (
          <>
            <Typography>{translate('app.account.two_factor.prove_text')}</Typography>
            <OwnPassword proof={proof} />
          </>
        )}
      </Stack>
    </FormDialog>
  );
}

const QR_SIZE = 200;

/** The secret for the app: to scan, or to type in where there is no camera. */
function Secret({ secret, address }: Begun) {
  const translate = useTranslate();
  const image = useAddressImage(address);
  return (
    <>
      <Typography>{translate('app.account.two_factor.scan_text')}</Typography>
      <Box sx={{ display: 'grid', placeItems: 'center' }}>
        {image === undefined ? (
          <Skeleton variant="rounded" width={QR_SIZE} height={QR_SIZE} />
        ) : (
          <Box
            component="img"
            src={image}
            alt={translate('app.account.two_factor.qr')}
            sx={{ width: QR_SIZE, height: QR_SIZE, borderRadius: 1 }}
          />
        )}
      </Box>
      <TextField
        label={translate('app.account.two_factor.secret')}
        value={secret.match(/.{1,4}/g)?.join(' ') ?? secret}
        onFocus={({ target }) => target.select()}
        helperText={translate('app.account.two_factor.secret_help')}
        slotProps={{ htmlInput: { readOnly: true, dir: 'ltr', style: { fontFamily: 'monospace' } } }}
      />
    </>
  );
}
