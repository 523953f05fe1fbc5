import { Alert, Box, Button } from '@mui/material';
import { type ReactNode, use, useState } from 'react';
import { useTranslate } from 'react-admin';
import { FrameContext } from '../../kit/frame.tsx';
import { footBar } from '../../layout/measures.ts';
import { HoursEditor } from './hours-editor.tsx';
import { useSaveHours } from './use-save-hours.ts';
import { type Hours, isWhole } from './week.ts';
import { FormFaults } from '../../kit/form-faults/form-faults.tsx';
import { useUnsavedChanges } from '../../kit/unsaved/unsaved-changes.tsx';

interface HoursFormProps {
  /** What it begins with. */
  start: Hours;
  /** Of what is changed; absent for new ones. */
  id?: number;
  /** Whose they are; null for the company. */
  nodeId: number | null;
  /** Above the week. */
  children?: ReactNode;
  onDone: (id: number) => void;
  onCancel: () => void;
}

/** Writes opening hours; its buttons stay in view. */
export function HoursForm({ start, id, nodeId, children, onDone, onCancel }: HoursFormProps) {
  const translate = useTranslate();
  const [hours, setHours] = useState(start);
  const isPanel = use(FrameContext) === 'panel';
  const { save, isSaving, fault } = useSaveHours();
  useUnsavedChanges({ isDirty: () => !isSaving && JSON.stringify(hours) !== JSON.stringify(start) });
  const submit = async () => {
    const saved = await save(hours, { id, nodeId });
    if (saved !== undefined) onDone(saved);
  };
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
      {children}
      <HoursEditor hours={hours} onChange={setHours} />
      {fault !== null && <Alert severity="error">{fault}</Alert>}
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
        <FormFaults />
        <Button onClick={onCancel}>{translate('ra.action.cancel')}</Button>
        <Button type="submit" variant="contained" loading={isSaving} disabled={!isWhole(hours)}>
          {translate('app.opening_hours.save')}
        </Button>
      </Box>
    </Box>
  );
}
