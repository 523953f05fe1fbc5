import { type RefCallback, useState } from 'react';
import { useUnsavedChanges } from './unsaved-changes.tsx';
import { useWrittenChanges } from './use-written-changes.ts';

/**
 * Asks before what is written in a form is lost that keeps nothing: of passwords, of cards, or of somebody whom nobody knows yet.
 * @param isSent it is on its way
 * @returns belongs to the form
 */
export function useGuardedForm(isSent: boolean): RefCallback<HTMLElement> {
  const [form, setForm] = useState<HTMLElement | null>(null);
  const isWritten = useWrittenChanges(form);
  useUnsavedChanges({ isDirty: () => !isSent && isWritten() });
  return setForm;
}
