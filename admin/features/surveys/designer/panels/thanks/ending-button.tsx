import { Alert, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Ending } from '../../../../../../shared/survey/document.ts';
import { useDesign } from '../../design-context.tsx';
import { inLanguage } from '../../state/texts.ts';
import { hostOf } from './change-thanks.ts';

interface EndingButtonProps {
  ending: Ending;
  onChange: (ending: Ending) => void;
}

/** Of the dialect. */
const MAX_LABEL = 120;
const MAX_ADDRESS = 2000;

/** What a visitor may go on with; none where neither words nor an address are written. */
export function EndingButton({ ending, onChange }: EndingButtonProps) {
  const translate = useTranslate();
  const { language, canEdit } = useDesign();
  const { button, ...rest } = ending;
  const address = button?.address ?? '';
  const host = hostOf(address);
  const isWrong = address !== '' && host === undefined;
  const set = (next: NonNullable<Ending['button']>) =>
    onChange(next.address === '' && Object.keys(next.label).length === 0 ? rest : { ...rest, button: next });
  return (
    <>
      <TextField
        label={translate('app.survey_panels.endings.button')}
        value={button?.label[language] ?? ''}
        onChange={({ target }) => set({ label: inLanguage(button?.label, language, target.value), address })}
        slotProps={{ htmlInput: { lang: language, dir: 'auto', maxLength: MAX_LABEL, readOnly: !canEdit } }}
      />
      <TextField
        type="url"
        label={translate('app.survey_panels.endings.address')}
        value={address}
        onChange={({ target }) => set({ label: button?.label ?? {}, address: target.value.trim() })}
        error={isWrong}
        helperText={translate(`app.survey_panels.thanks.${isWrong ? 'invalid_url' : 'address_help'}`)}
        placeholder="https://"
        slotProps={{ htmlInput: { dir: 'ltr', maxLength: MAX_ADDRESS, readOnly: !canEdit, inputMode: 'url' } }}
      />
      {host !== undefined && (
        <Alert severity="info" role="status">
          {translate('app.survey_panels.endings.leads_to', { host })}
        </Alert>
      )}
    </>
  );
}
