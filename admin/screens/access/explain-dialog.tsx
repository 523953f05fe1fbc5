import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { ExplanationView } from './explanation.tsx';
import type { UnitName } from './rights.ts';

interface ExplainDialogProps {
  user: { id: number; full_name: string };
  unit: UnitName;
  onClose: () => void;
}

/** Why a user may do at a unit what he may. */
export function ExplainDialog({ user, unit, onClose }: ExplainDialogProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {translate('app.access.explain_title', { name: user.full_name, unit: unit.name })}
      </DialogTitle>
      <DialogContent>
        <ExplanationView userId={user.id} unitId={unit.id} />
      </DialogContent>
      <DialogActions sx={{ padding: 4 }}>
        <Button onClick={onClose} autoFocus>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
