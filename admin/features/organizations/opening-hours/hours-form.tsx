import { Alert, Box, Button } from '@mui/material';
import { type ReactNode, use } from 'react';
import { useTranslate } from 'react-admin';
import { FrameContext } from '../../../crud/frame.tsx';
import { ConflictNotice } from '../../../ui/mutations/row-conflict.tsx';
import { footBar } from '../../../theme/measures.ts';
import { HoursEditor } from './hours-editor.tsx';
import { type HoursDraft, useHoursDraft } from './use-hours-draft.ts';
import { isWhole } from './week.ts';
import { FormViolations } from '../../../ui/form/form-violations.tsx';
import { useUnsavedChanges } from '../../../ui/unsaved/unsaved-changes.tsx';

interface HoursFormProps extends HoursDraft {
  /** Above the week. */
  children?: ReactNode;
  onCancel: () => void;
}

/** Writes opening hours; its buttons stay in view. */
export function HoursForm({ children, onCancel, ...written }: HoursFormProps) {
  const translate = useTranslate();
  const isPanel = use(FrameContext) === 'panel';
  const { hours, setHours, isDirty, forget, submit, isSaving, errorText: violation, conflict } = useHoursDraft(written);
  useUnsavedChanges({ isDirty: () => !isSaving && isDirty, discard: forget });
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <ConflictNotice {...conflict} />
      {children}
      <HoursEditor hours={hours} onChange={setHours} />
      {violation !== null && <Alert severity="error">{violation}</Alert>}
      <Box
        {...footBar}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'flex-end',
          gap: 2,
          padding: 4,
          margin: -4,
          marginTop: 0,
          position: 'sticky',
          // The panel has its padding within what scrolls.
          bottom: isPanel ? '-16px' : 0,
          zIndex: 2,
          backgroundColor: 'background.paper',
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <FormViolations />
        <Button onClick={onCancel}>{translate('ra.action.cancel')}</Button>
        <Button type="submit" variant="contained" loading={isSaving} disabled={!isWhole(hours)}>
          {translate('app.opening_hours.save')}
        </Button>
      </Box>
    </Box>
  );
}
