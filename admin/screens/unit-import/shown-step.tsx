import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import { Alert, Button, DialogActions, DialogContent } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ChangeTable } from './change-table.tsx';
import { CountChips } from './count-chips.tsx';
import { FaultTable } from './fault-table.tsx';
import type { ImportReport } from './report.ts';
import { StepHeading } from './step-heading.tsx';

interface ShownStepProps {
  file: File;
  report: ImportReport;
  hasChanged?: boolean;
  fault?: string;
  onApply: () => void;
  onRestart: () => void;
  onClose: () => void;
}

/** What the file would do, to be confirmed; or what is wrong with it, to be corrected. */
export function ShownStep({ file, report, hasChanged = false, fault, onApply, onRestart, onClose }: ShownStepProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { error_count: faults, change_count: changes, ignored_columns: ignored } = report;
  const isClean = faults === 0;
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 4, alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <StepHeading>
          <bdi>{file.name}</bdi>
        </StepHeading>
        {fault !== undefined && <Alert severity="error">{translate(fault, { _: fault })}</Alert>}
        {hasChanged && <Alert severity="warning">{translate('app.import.has_changed')}</Alert>}
        {!isClean && (
          <Alert severity="error">
            {translate('app.import.not_clean', { smart_count: faults, count: faults.toLocaleString(locale) })}
          </Alert>
        )}
        {ignored.length > 0 && (
          <Alert severity="info">{translate('app.import.ignored', { columns: ignored.join(', ') })}</Alert>
        )}
        {isClean && changes > 0 && <CountChips counts={report.counts} />}
        {isClean && changes > 0 && <ChangeTable report={report} />}
        {isClean && changes === 0 && (
          <EmptyState Icon={CheckCircle} title={translate('app.import.no_change')}>
            {translate('app.import.no_change_text', {
              smart_count: report.rows,
              count: report.rows.toLocaleString(locale),
            })}
          </EmptyState>
        )}
        {!isClean && <FaultTable report={report} />}
      </DialogContent>
      <DialogActions sx={{ padding: 4, flexWrap: 'wrap', gap: 2 }}>
        <Button onClick={onClose}>
          {translate(isClean && changes === 0 ? 'ra.action.close' : 'ra.action.cancel')}
        </Button>
        <Button variant={isClean ? 'outlined' : 'contained'} onClick={onRestart}>
          {translate('app.import.choose_other')}
        </Button>
        {isClean && changes > 0 && (
          <Button variant="contained" onClick={onApply}>
            {translate('app.import.apply')}
          </Button>
        )}
      </DialogActions>
    </>
  );
}
