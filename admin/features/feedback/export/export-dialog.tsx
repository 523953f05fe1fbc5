import { Alert, FormControl, FormControlLabel, FormLabel, Radio, RadioGroup, Stack, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useListContext, useLocaleState, useTranslate } from 'react-admin';
import { feedbackExport, feedback } from '../../../generated/resources.ts';
import { MyExports } from '../../../ui/exports/my-exports.tsx';
import { useExports, type ExportRow } from '../../../ui/exports/use-exports.ts';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { countedRows } from '../../../ui/list/pagination.tsx';
import { useServerMutation } from '../../../ui/mutations/use-server-mutation.ts';
import { useAct } from '../../../providers/use-act.ts';

/** Asks for a file of what the list shows, and keeps the user's files of the last day. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const [format, setFormat] = useState<ExportFormat>('xlsx');
  const mine = useExports<FeedbackExportRow>(feedbackExport.route);
  const { ask, isPending, errorText } = useAskForExport(mine.refresh);
  const { total = 0 } = useListContext();
  return (
    <FormDialog
      isDirty={false}
      title={translate('app.feedback_export.title')}
      action={translate('app.feedback_export.export')}
      isBusy={isPending}
      isBlocked={mine.hasOneUnderWay || total === 0}
      onSubmit={() => ask(format)}
      onClose={onClose}
    >
      <Stack sx={{ gap: 4 }}>
        <Typography>{useScopeText()}</Typography>
        <FormatChoice value={format} onChange={setFormat} />
        {errorText !== null && <Alert severity="error">{errorText}</Alert>}
        <MyExports
          mine={mine}
          route={feedbackExport.route}
          words="feedback_export"
          nameOf={({ format: made }) => formatNames[made]}
        />
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

const exportFormats = ['xlsx', 'csv'] as const;
type ExportFormat = (typeof exportFormats)[number];

/** Names that are the same in every language. */
const formatNames: Record<ExportFormat, string> = { xlsx: 'Excel (XLSX)', csv: 'CSV' };

interface FeedbackExportRow extends ExportRow {
  format: ExportFormat;
}

/** Asks for a file of what the list around it shows, in its order. */
function useAskForExport(refresh: () => Promise<void>) {
  const act = useAct();
  const task = useServerMutation();
  const { filterValues, filter, sort } = useListContext();
  const ask = (format: ExportFormat): Promise<void | undefined> =>
    task.mutate(async () => {
      const input = {
        format,
        filter: { ...(filterValues as object), ...(filter as object | undefined) },
        sort: [sort.field, sort.order],
      };
      await act(feedback.route, { action: 'export', input });
      await refresh();
    });
  return { ask, ...task };
}
