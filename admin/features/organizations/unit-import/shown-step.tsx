import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import { Alert, Box, Button, DialogActions, DialogContent } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ChangeTable } from './change-table.tsx';
import { CountChips } from './count-chips.tsx';
import { FaultTable } from './fault-table.tsx';
import type { ImportReport } from './report.ts';
import { StepHeading } from './step-heading.tsx';
import { TroubleAlert } from './trouble-alert.tsx';
import type { Trouble } from './use-unit-import.ts';

interface ShownStepProps {
  file: File;
  report: ImportReport;
  hasChanged?: boolean;
  fault?: Trouble;
  onApply: () => void;
  onRestart: () => void;
  onClose: () => void;
}

/** What the file would do, to be confirmed; or what is wrong with it, to be corrected. */
export function ShownStep({ file, report, hasChanged = false, fault, onApply, onRestart, onClose }: ShownStepProps) {
  const translate = useTranslate();
  const isClean = report.error_count === 0;
  const canApply = isClean && report.change_count > 0;
  const { ignored_columns: ignored } = report;
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 4, alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 1, minHeight: 32 }}>
          <StepHeading>
            <bdi>{file.name}</bdi>
          </StepHeading>
          {canApply && (
            <Button size="small" onClick={onRestart}>
              {translate('app.import.choose_other')}
            </Button>
          )}
        </Box>
        {fault !== undefined && <TroubleAlert {...fault} />}
        {hasChanged && <Alert severity="warning">{translate('app.import.has_changed')}</Alert>}
        {ignored.length > 0 && (
          <Alert severity="info">{translate('app.import.ignored', { columns: ignored.join(', ') })}</Alert>
        )}
        {canApply ? <Changes report={report} /> : isClean ? <NoChange report={report} /> : <Faults report={report} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate(isClean && !canApply ? 'ra.action.close' : 'ra.action.cancel')}</Button>
        <Button variant="contained" onClick={canApply ? onApply : onRestart}>
          {translate(canApply ? 'app.import.apply' : 'app.import.choose_other')}
        </Button>
      </DialogActions>
    </>
  );
}

const Changes = ({ report }: { report: ImportReport }) => (
  <>
    <CountChips counts={report.counts} />
    <ChangeTable report={report} />
  </>
);

function NoChange({ report: { rows } }: { report: ImportReport }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (
    <EmptyState Icon={CheckCircle} title={translate('app.import.no_change')}>
      {translate('app.import.no_change_text', { smart_count: rows, count: rows.toLocaleString(locale) })}
    </EmptyState>
  );
}

function Faults({ report }: { report: ImportReport }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { error_count: faults } = report;
  return (
    <>
      <Alert severity="error">
        {translate('app.import.not_clean', { smart_count: faults, count: faults.toLocaleString(locale) })}
      </Alert>
      <FaultTable report={report} />
    </>
  );
}
