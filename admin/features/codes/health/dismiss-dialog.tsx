import { Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import { codeFinding } from '../../../generated/resources.ts';
import type { CodeFindingRecord } from '../../../generated/types.ts';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { ConflictNotice, type SeenRow } from '../../../ui/mutations/row-conflict.tsx';
import { useRowChange } from '../../../ui/mutations/use-row-change.ts';

interface DismissDialogProps {
  finding: CodeFindingRecord;
  /** What it is about, as it is called. */
  name: string;
  onClose: () => void;
}

/** That a dismissal writes. */
const FIELDS = ['state', 'dismissed_until', 'note'];

const MONTH_DAYS = 30;
const isoDay = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Sets a finding aside up to a day, with the reason. */
export function DismissDialog({ finding, name, onClose }: DismissDialogProps) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const { change, isPending, conflicting, errorText } = useRowChange(codeFinding.route);
  // As it was when the dialog opened: the list behind it may read it anew meanwhile.
  const [seen] = useState<SeenRow>(finding);
  const [until, setUntil] = useState(finding.dismissed_until ?? isoDay(MONTH_DAYS));
  const [note, setNote] = useState(finding.note);
  const dismiss = async (over: SeenRow) => {
    const data = { state: 'dismissed', dismissed_until: until, note };
    if ((await change(over, data, { message: 'app.code_health.dismissed' })) !== undefined) onClose();
  };
  return (
    <FormDialog
      title={translate('app.code_health.dismiss_title', { name })}
      action={translate('app.code_health.dismiss')}
      isBusy={isPending}
      isBlocked={until === ''}
      onSubmit={() => dismiss(seen)}
      onClose={onClose}
    >
      <Stack sx={{ gap: 4 }}>
        <ConflictNotice
          {...conflicting}
          fields={FIELDS}
          mine={FIELDS}
          onKeepMine={({ row }) => dismiss(row)}
          onTakeTheirs={() => {
            refresh();
            onClose();
          }}
        />
        <Typography sx={{ color: 'text.secondary' }}>{translate('app.code_health.dismiss_text')}</Typography>
        <TextField
          type="date"
          label={translate(`resources.${codeFinding.route}.fields.dismissed_until`)}
          value={until}
          onChange={({ target }) => setUntil(target.value)}
          required
          error={errorText !== null}
          helperText={errorText}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: isoDay(1) } }}
        />
        <TextField
          label={translate(`resources.${codeFinding.route}.fields.note`)}
          helperText={translate(`resources.${codeFinding.route}.help.note`)}
          value={note}
          onChange={({ target }) => setNote(target.value)}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
      </Stack>
    </FormDialog>
  );
}
