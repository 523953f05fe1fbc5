import { Button } from '@mui/material';
import { useFormState } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import { FormViolations } from './form-violations.tsx';
import { useUnsavedForm } from '../unsaved/use-unsaved-form.ts';

/** Saves the form around it, once something has changed. */
export function SaveChanges() {
  const translate = useTranslate();
  useUnsavedForm();
  const { isDirty, isSubmitting } = useFormState();
  return (
    <>
      <FormViolations />
      <div>
        <Button type="submit" variant="contained" loading={isSubmitting} disabled={!isDirty}>
          {translate('app.form.save_changes')}
        </Button>
      </div>
    </>
  );
}
