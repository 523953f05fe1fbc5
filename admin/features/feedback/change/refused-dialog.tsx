import { Box, Button, DialogContentText, Typography } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import type { Refusal } from './change-many.ts';

/** How many ids are named for one reason. */
const NAMED = 20;

interface RefusedDialogProps {
  refused: Refusal[];
  changed: number;
  onClose: () => void;
}

/** What of many was not changed, and why. */
export function RefusedDialog({ refused, changed, onClose }: RefusedDialogProps) {
  const translate = useTranslate();
  const format = new Intl.NumberFormat(useLocale());
  const codes = [...new Set(refused.map(({ code }) => code))];
  return (
    <Dialog
      size="xs"
      title={translate('app.feedback.refused.title', {
        smart_count: refused.length,
        count: format.format(refused.length),
      })}
      sx={{ display: 'grid', gap: 4 }}
      onClose={onClose}
      actions={
        <Button variant="contained" autoFocus onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
      }
    >
      <DialogContentText>
        {translate('app.feedback.changed', { smart_count: changed, count: format.format(changed) })}
      </DialogContentText>
      {codes.map((code) => (
        <Box key={code} component="section">
          <Typography variant="subtitle2" component="h3">
            {translate(`app.feedback.refused.${code}`, { _: translate('app.feedback.refused.other') })}
          </Typography>
          <Typography variant="body2" dir="ltr" sx={{ color: 'text.secondary', textAlign: 'left' }}>
            {namesOf(refused.filter((one) => one.code === code))}
          </Typography>
        </Box>
      ))}
    </Dialog>
  );
}

function namesOf(refused: readonly Refusal[]): string {
  const names = refused.slice(0, NAMED).map(({ id }) => `#${id}`);
  return refused.length > NAMED ? `${names.join(', ')} … +${refused.length - NAMED}` : names.join(', ');
}
