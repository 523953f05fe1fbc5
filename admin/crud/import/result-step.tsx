import { Alert, Button, DialogActions, DialogContent } from '@mui/material';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import type { ListImportRecord } from '../../generated/types.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { StepHeading } from '../../ui/dialogs/step-heading.tsx';
import type { StepProps } from './choose-step.tsx';
import { CountChips } from './count-chips.tsx';
import { Faults } from './faults.tsx';

interface ResultStepProps extends StepProps {
  row: ListImportRecord;
  /** Back to the columns. */
  onMap: () => void;
}

/** What the rows would come to, or came to; what is wrong with some; and what can be done now. */
export function ResultStep({ row, importing, onMap, onClose }: ResultStepProps) {
  const faults = row.step === 'take_back' ? row.kept_count : row.refused_count;
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 4, alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <StepHeading>
          <bdi>{row.file_name}</bdi>
        </StepHeading>
        {importing.errorText !== null && (
          <Alert severity="error" role="alert">
            {importing.errorText}
          </Alert>
        )}
        <Outcome row={row} />
        <CountChips row={row} />
        {faults > 0 && <Faults row={row} count={faults} />}
      </DialogContent>
      <DialogActions>
        <ResultActions row={row} importing={importing} onMap={onMap} onClose={onClose} />
      </DialogActions>
    </>
  );
}

function Outcome({
  row: { step, state, failure, created_count: created, changed_count: changed },
}: {
  row: ListImportRecord;
}) {
  const translate = useTranslate();
  if (state === 'failed') {
    const other = translate('app.list.import.failure.other');
    return <Alert severity="error">{translate(`app.list.import.failure.${failure ?? 'other'}`, { _: other })}</Alert>;
  }
  const isNothing = step === 'check' && created + changed === 0;
  const severity = step === 'check' ? (isNothing ? 'warning' : 'info') : 'success';
  return (
    <Alert severity={severity} role="status">
      {translate(`app.list.import.result.${isNothing ? 'nothing' : step}`)}
    </Alert>
  );
}

function ResultActions({ row, importing, onMap, onClose }: Omit<ResultStepProps, 'entity'>) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { run, takeBack, isPending, restart } = importing;
  const [isAsking, setAsking] = useState(false);
  const { step, state } = row;
  const written = row.created_count + row.changed_count;
  const isWritten = step === 'run' || step === 'take_back';
  const isLeft = isWritten && written > row.taken_back_count + row.kept_count;
  const counted = { smart_count: written, count: written.toLocaleString(locale) };
  return (
    <>
      {isLeft && (
        <Button onClick={() => setAsking(true)} disabled={isPending} sx={{ marginInlineEnd: 'auto' }}>
          {translate('app.import.take_back.short')}
        </Button>
      )}
      {step === 'check' && (
        <Button onClick={onMap} sx={{ marginInlineEnd: 'auto' }}>
          {translate('app.list.import.back')}
        </Button>
      )}
      {isWritten && <Button onClick={restart}>{translate('app.import.choose_other')}</Button>}
      <Button onClick={onClose}>{translate(isWritten ? 'ra.action.close' : 'ra.action.cancel')}</Button>
      {step === 'run' && state === 'failed' && (
        <Button variant="contained" loading={isPending} onClick={run}>
          {translate('app.list.import.go_on')}
        </Button>
      )}
      {step === 'check' && state === 'done' && written > 0 && (
        <Button variant="contained" loading={isPending} onClick={run}>
          {translate('app.list.import.run', counted)}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={translate('app.import.take_back.title')}
        text={translate('app.list.import.take_back_text')}
        action={translate('app.import.take_back.short')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          takeBack();
        }}
      />
    </>
  );
}
