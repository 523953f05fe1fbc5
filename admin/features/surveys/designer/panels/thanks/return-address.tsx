import { Alert, Stack, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useDesign } from '../../design-context.tsx';
import { hostOf, setReturnUrl } from './change-thanks.ts';

/** Of the dialect. */
const LIMIT = 2000;

/** Where visitors go on from the thanks: they are shown its host, and leave after five seconds or by a tap. */
export function ReturnAddress() {
  const translate = useTranslate();
  const { document, change, canEdit } = useDesign();
  const address = document.return_url ?? '';
  const host = hostOf(address);
  const isWrong = address !== '' && host === undefined;
  return (
    <Stack sx={{ gap: 3 }}>
      <TextField
        type="url"
        label={translate('app.survey_panels.thanks.address')}
        value={address}
        onChange={(event) =>
          change(
            translate('app.survey_panels.thanks.address_step'),
            (draft) => setReturnUrl(draft, event.target.value.trim()),
            'return address',
          )
        }
        error={isWrong}
        helperText={translate(`app.survey_panels.thanks.${isWrong ? 'invalid_url' : 'address_help'}`)}
        placeholder="https://"
        slotProps={{ htmlInput: { dir: 'ltr', maxLength: LIMIT, readOnly: !canEdit, inputMode: 'url' } }}
      />
      {host !== undefined && (
        <Alert severity="info" role="status">
          {translate('app.survey_panels.thanks.leads_to', { host })}
        </Alert>
      )}
    </Stack>
  );
}
