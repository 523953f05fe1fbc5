import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';

interface KeepDraftButtonProps {
  editing: { keep?: (() => Promise<void>) | undefined; isKept: boolean; isDirty: boolean; isSaving: boolean };
  isBlocked?: boolean;
}

/** In a designer: keeps what is drawn as the row's draft. Where that is edited anyhow, the dialog's own button does. */
export function KeepDraftButton({ editing, isBlocked = false }: KeepDraftButtonProps) {
  const translate = useTranslate();
  const { keep, isKept, isDirty, isSaving } = editing;
  if (keep === undefined || isKept) return null;
  return (
    <Button variant="outlined" disabled={!isDirty || isSaving || isBlocked} onClick={() => void keep()}>
      {translate('app.draft.save')}
    </Button>
  );
}
