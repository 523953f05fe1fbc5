import {
  FormControl,
  FormControlLabel,
  FormLabel,
  MenuItem,
  Radio,
  RadioGroup,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import type { BatchPage } from './use-batch.ts';

const FORMATS = ['sheets', 'pdf', 'svg'] as const;

/** Of one archive; the API's own limit. */
const MAX_PRINTS = 1_000;

interface PrintDialogProps {
  batch: BatchPage;
  isBusy: boolean;
  onSave: (query: Record<string, string>) => Promise<void>;
  onClose: () => void;
}

/** Asks how the marcs are printed, and, of a large batch, which of them come in this archive. */
export function PrintDialog({ batch, isBusy, onSave, onClose }: PrintDialogProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const id = useId();
  const [format, setFormat] = useState<string>('sheets');
  const [from, setFrom] = useState(1);
  const parts = Array.from({ length: Math.ceil(batch.mark_count / MAX_PRINTS) }, (_, at) => at * MAX_PRINTS + 1);
  const nameOf = (first: number): string => {
    const last = Math.min(first + MAX_PRINTS - 1, batch.mark_count);
    const [start, end] = [first, last].map((number) => number.toLocaleString(locale));
    return translate('app.marcs.print.part_of', { from: start, to: end });
  };
  const save = async (): Promise<void> => {
    await onSave({ download: format, from: String(from) });
    onClose();
  };
  return (
    <FormDialog
      isDirty={false}
      title={translate('app.marcs.print.title')}
      action={translate('app.marcs.download')}
      isBusy={isBusy}
      onSubmit={save}
      onClose={onClose}
    >
      <Stack sx={{ gap: 4 }}>
        <FormControl>
          <FormLabel id={id}>{translate('app.marcs.print.format')}</FormLabel>
          <RadioGroup aria-labelledby={id} value={format} onChange={(_, value) => setFormat(value)}>
            {FORMATS.map((name) => (
              <FormControlLabel
                key={name}
                value={name}
                control={<Radio />}
                label={translate(`app.marcs.print.${name}`)}
              />
            ))}
          </RadioGroup>
        </FormControl>
        {parts.length > 1 && (
          <TextField
            select
            label={translate('app.marcs.print.part')}
            value={from}
            onChange={({ target }) => setFrom(Number(target.value))}
          >
            {parts.map((first) => (
              <MenuItem key={first} value={first}>
                {nameOf(first)}
              </MenuItem>
            ))}
          </TextField>
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('app.marcs.print.help')}
        </Typography>
      </Stack>
    </FormDialog>
  );
}
