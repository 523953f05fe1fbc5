import { useTranslate } from 'react-admin';
import { ReadingDialog } from '../../../ui/dialogs/reading-dialog.tsx';
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
  return (
    <ReadingDialog
      title={translate('app.access.explain_title', { name: user.full_name, unit: unit.name })}
      onClose={onClose}
    >
      <ExplanationView userId={user.id} unitId={unit.id} />
    </ReadingDialog>
  );
}
