import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import { Alert, Button, DialogActions, DialogContent, DialogContentText } from '@mui/material';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../../ui/states/error-state.tsx';
import { wordsOf } from '../../../../providers/problem.ts';
import { StepHeading } from '../../../../ui/dialogs/step-heading.tsx';
import { DeleteRetained } from './delete-retained.tsx';
import { RetainedUnits } from './retained-units.tsx';
import type { TakeBack } from './take-back.ts';
import { TakeBackFigures } from './take-back-figures.tsx';
import type { TakeBackStep } from './use-take-back.ts';

interface ShownTakeBackProps {
  fileName: string;
  step: Extract<TakeBackStep, { at: 'checking' | 'failed' | 'shown' }>;
  onConfirm: (report: TakeBack) => void;
  onRetry: () => void;
  onClose: () => void;
}

/** What taking the import back would do, to be confirmed. */
export function ShownTakeBack({ fileName, step, onConfirm, onRetry, onClose }: ShownTakeBackProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const report = step.at === 'shown' ? step.report : undefined;
  const isNothing = report !== undefined && report.plan === null;
  const count = report?.remove_count ?? 0;
  const shown = { smart_count: count, count: count.toLocaleString(locale) };
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 4, alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <StepHeading>
          <bdi>{fileName}</bdi>
        </StepHeading>
        {step.at === 'failed' ? (
          <ErrorState error={step.error} onRetry={onRetry} />
        ) : (
          <>
            {step.at === 'shown' && <Warnings step={step} />}
            {isNothing ? <Nothing report={report} onDeleted={onRetry} /> : <Outlook report={report} />}
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate(isNothing ? 'ra.action.close' : 'ra.action.cancel')}</Button>
        {!isNothing && (
          <Button
            variant="contained"
            color="error"
            disabled={report === undefined}
            onClick={() => report && onConfirm(report)}
          >
            {count > 0 ? translate('app.tree.delete.confirm', shown) : translate('app.import.take_back.short')}
          </Button>
        )}
      </DialogActions>
    </>
  );
}

/** What would go, and what would stay. */
function Outlook({ report }: { report: TakeBack | undefined }) {
  const translate = useTranslate();
  return (
    <>
      <TakeBackFigures report={report} />
      <DialogContentText>{translate('app.import.take_back.codes')}</DialogContentText>
      {report && <RetainedUnits report={report} />}
    </>
  );
}

/** All of it stays: each unit can be deleted by itself. */
function Nothing({ report, onDeleted }: { report: TakeBack; onDeleted: () => void }) {
  const translate = useTranslate();
  const [deleting, setDeleting] = useState<number | null>(null);
  return (
    <>
      <EmptyState Icon={CheckCircle} title={translate('app.import.take_back.nothing')}>
        {translate('app.import.take_back.nothing_text')}
      </EmptyState>
      <RetainedUnits report={report} onDelete={({ id }) => setDeleting(id)} />
      {deleting !== null && <DeleteRetained id={deleting} onClose={() => setDeleting(null)} onDone={onDeleted} />}
    </>
  );
}

function Warnings({ step: { hasChanged, error } }: { step: Extract<TakeBackStep, { at: 'shown' }> }) {
  const translate = useTranslate();
  return (
    <>
      {hasChanged && <Alert severity="warning">{translate('app.import.take_back.has_changed')}</Alert>}
      {error !== undefined && (
        <Alert severity="error" role="alert">
          {translate(wordsOf(error), { _: wordsOf(error) })}
        </Alert>
      )}
    </>
  );
}
