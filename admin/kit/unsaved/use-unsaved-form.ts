import { useFormState } from 'react-hook-form';
import { useUnsavedChanges } from './unsaved-changes.tsx';

/** For react-admin's form around it. While it is sent it may go on by itself: to the row that it has saved, say. */
export function useUnsavedForm(): void {
  const { dirtyFields, isSubmitting } = useFormState();
  useUnsavedChanges({ isDirty: () => !isSubmitting && Object.keys(dirtyFields).length > 0 });
}
