import { Button } from '@mui/material';
import { useFormState } from 'react-hook-form';
import { useTranslate } from 'react-admin';

/** Saves the form around it, once something has changed. */
export function SaveChanges() {
  const translate = useTranslate();
  const { isDirty, isSubmitting } = useFormState();
  return (
    <div>
      <Button type="submit" variant="contained" loading={isSubmitting} disabled={!isDirty}>
        {translate('app.form.save_changes')}
      </Button>
    </div>
  );
}
