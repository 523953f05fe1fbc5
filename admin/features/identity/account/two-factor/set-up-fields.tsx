import { Box, Skeleton, TextField, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useAddressImage } from '../../../../ui/media/use-address-image.ts';
import { CodeField } from '../../../../ui/form/code-field.tsx';
import { OwnPassword } from './own-password.tsx';
import type { Begun, SettingUp } from './use-set-up.ts';

/** What is asked for at this step: the password first, then a code of the app that has the secret. */
export function SetUpFields({ settingUp: { proof, begun } }: { settingUp: SettingUp }) {
  const translate = useTranslate();
  const { values, violations, setValue } = proof;
  if (begun === undefined)
    return (
      <>
        <Typography>{translate('app.account.two_factor.prove_text')}</Typography>
        <OwnPassword proof={proof} />
      </>
    );
  return (
    <>
      <Secret {...begun} />
      <CodeField
        value={values.code}
        onChange={(code) => setValue('code', code)}
        violation={violations.code}
        help={translate('app.account.two_factor.code_help')}
        autoFocus
      />
    </>
  );
}

/** Of the button that goes on from there. */
export const setUpAction = ({ begun }: SettingUp): string =>
  begun ? 'app.account.two_factor.turn_on' : 'app.account.two_factor.next';

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
        // In full on a phone: it is to be read off.
        multiline
        value={secret.match(/.{1,4}/g)?.join(' ') ?? secret}
        onFocus={({ target }) => target.select()}
        helperText={translate('app.account.two_factor.secret_help')}
        slotProps={{ htmlInput: { readOnly: true, dir: 'ltr', style: { fontFamily: 'monospace' } } }}
      />
    </>
  );
}
