import {
  Alert,
  Box,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  Skeleton,
  Stack,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { useListContext, useLocaleState, useTranslate } from 'react-admin';
import { ErrorState } from '../../../kit/error-state.tsx';
import { FormDialog } from '../../../kit/form-dialog.tsx';
import { countedRows } from '../../../kit/pagination.tsx';
import { ExportItem } from './export-item.tsx';
import { type ExportFormat, exportFormats, formatNames, useAskForExport, useExports } from './use-exports.ts';

/** Asks for a file of what the list shows, and keeps the user's files of the last day. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const [format, setFormat] = useState<ExportFormat>('xlsx');
  const mine = useExports();
  const { ask, isRunning, fault } = useAskForExport(mine.refresh);
  const { total = 0 } = useListContext();
  return (
    <FormDialog
      title={translate('app.feedback_export.title')}
      action={translate('app.feedback_export.export')}
      isBusy={isRunning}
      isBlocked={mine.hasOneUnderWay || total === 0}
      onSubmit={() => ask(format)}
      onClose={onClose}
    >
      <Stack sx={{ gap: 4 }}>
        <Typography>{useScopeText()}</Typography>
        <FormatChoice value={format} onChange={setFormat} />
        {fault !== null && <Alert severity="error">{fault}</Alert>}
        <MyExports {...mine} />
      </Stack>
    </FormDialog>
  );
}

function useScopeText(): string {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { total = 0, filterValues } = useListContext();
  const most = countedRows(filterValues);
  const count = new Intl.NumberFormat(locale).format(Math.min(total, most));
  return translate(total > most ? 'app.feedback_export.scope_more' : 'app.feedback_export.scope', { count });
}

function FormatChoice({ value, onChange }: { value: ExportFormat; onChange: (format: ExportFormat) => void }) {
  const translate = useTranslate();
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id}>{translate('app.feedback_export.format')}</FormLabel>
      <RadioGroup
        row
        aria-labelledby={id}
        value={value}
        onChange={(_event, chosen) => onChange(exportFormats.find((format) => format === chosen) ?? value)}
      >
        {exportFormats.map((format) => (
          <FormControlLabel key={format} value={format} control={<Radio />} label={formatNames[format]} />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

function MyExports({ exports, isPending, error, refetch, refresh }: ReturnType<typeof useExports>) {
  const translate = useTranslate();
  const id = useId();
  if (isPending) return <Skeleton variant="rounded" height={56} />;
  if (error && exports.length === 0) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h3" gutterBottom>
        {translate('app.feedback_export.mine')}
      </Typography>
      <Box aria-live="polite">
        {exports.length === 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {translate('app.feedback_export.none')}
          </Typography>
        )}
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {exports.map((row) => (
            <ExportItem key={row.id} row={row} refresh={refresh} />
          ))}
        </Box>
      </Box>
    </Box>
  );
}
