import { Alert, Button } from '@mui/material';
import { useLocale, useNotify, useTranslate } from 'react-admin';
import { ACTION_TOAST_MS } from '../../../../../ui/toasts/toast-times.ts';

/** Says that a version is published; where there is one, with the way to the page that visitors see. */
export function useNotifyPublished(): (number: number, address: string | undefined) => void {
  const notify = useNotify();
  const translate = useTranslate();
  const format = new Intl.NumberFormat(useLocale());
  return (number, address) => {
    const words = translate('app.survey_panels.publish.done', { number: format.format(number) });
    notify(
      <Alert
        severity="success"
        action={
          address !== undefined && (
            <Button color="inherit" size="small" href={address} target="_blank" rel="noopener">
              {translate('app.survey_panels.publish.view')}
            </Button>
          )
        }
      >
        {words}
      </Alert>,
      { type: 'success', autoHideDuration: ACTION_TOAST_MS },
    );
  };
}
