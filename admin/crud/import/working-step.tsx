import { Box, Button, DialogActions, DialogContent, LinearProgress, Typography } from '@mui/material';
import { useId } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import type { ListImportRecord } from '../../generated/types.ts';
import { StepHeading } from '../../ui/dialogs/step-heading.tsx';

interface WorkingStepProps {
  name: string;
  /** How much of the file has gone out, from 0 to 1. */
  sent?: number;
  row?: ListImportRecord;
  onClose: () => void;
}

/** While the file is on its way, or a worker at it; the latter goes on when the dialog is closed. */
export function WorkingStep({ name, sent, row, onClose }: WorkingStepProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const id = useId();
  const { done, total } = extentOf(row);
  // What is read, or waits, has no share of its own.
  const percent = sent !== undefined && sent < 1 ? sent * 100 : total > 0 && done > 0 ? (100 * done) / total : null;
  const counted = { done: done.toLocaleString(locale), total: total.toLocaleString(locale) };
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 4, alignContent: 'start' }}>
        <StepHeading>
          <bdi>{name}</bdi>
        </StepHeading>
        <Box>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 4, marginBottom: 2 }}>
            <Typography id={id} variant="body2" role="status">
              {translate(phaseOf(sent, row))}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
              {row === undefined
                ? percent !== null && `${Math.round(percent)} %`
                : translate('app.import.written', counted)}
            </Typography>
          </Box>
          <LinearProgress
            variant={percent === null ? 'indeterminate' : 'determinate'}
            {...(percent !== null && { value: Math.min(100, percent) })}
            aria-labelledby={id}
            sx={{ height: 8, borderRadius: 4 }}
          />
        </Box>
        {row !== undefined && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {translate('app.list.import.goes_on')}
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate(row === undefined ? 'ra.action.cancel' : 'ra.action.close')}</Button>
      </DialogActions>
    </>
  );
}

function phaseOf(sent: number | undefined, row: ListImportRecord | undefined): string {
  if (row !== undefined) return `app.list.import.phase.${row.step}`;
  return `app.import.phase.${sent === undefined || sent < 1 ? 'sending' : 'reading'}`;
}

/** Taken back is what was written. */
function extentOf(row: ListImportRecord | undefined): { done: number; total: number } {
  if (row === undefined) return { done: 0, total: 0 };
  const written = row.created_count + row.changed_count;
  return { done: row.rows_done, total: row.step === 'take_back' ? written : row.row_count };
}
