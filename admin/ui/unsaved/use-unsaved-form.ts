import { createContext, type RefObject, use, useEffect, useRef, useState } from 'react';
import { type RaRecord, useRecordContext, useResourceContext } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useLocation } from 'react-router';
import { isObject } from '../../providers/user-data.ts';
import { useSession } from '../../providers/use-session.tsx';
import { deleteDraft, storeDraft, readDraft } from './drafts.ts';
import { changesIn, changesToRestore, type FormChanges, type FormValues } from './form-changes.ts';
import { isSecretInput } from './secret-inputs.ts';
import { useUnsavedChanges } from './unsaved-changes.tsx';

/**
 * For react-admin's form around it: asks before what is written is lost, and keeps it in this tab until it is saved or
 * given up. While it is sent the form may go on by itself: to the row that it has saved, say.
 */
export function useUnsavedForm(): void {
  const { dirtyFields, isSubmitting } = useFormState();
  const { forget } = useFormDraft();
  const isSaved = use(SavedFormContext);
  useUnsavedChanges({
    isDirty: () => !isSubmitting && isSaved?.current !== true && Object.keys(dirtyFields).length > 0,
    discard: forget,
  });
}

function useFormDraft(): { forget: () => void } {
  const key = useFormKey();
  const { setValue } = useFormContext();
  const { dirtyFields, defaultValues } = useFormState();
  const values: FormValues = useWatch();
  // The form around it sets its values once it is there; what is set before is lost.
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  // Not before it was looked for: a form that is as it was forgets its draft.
  const [isRestored, setRestored] = useState(false);
  const saved = defaultValues ?? {};
  const changes = JSON.stringify(
    changesIn({ values, saved, names: Object.keys(dirtyFields).filter((name) => !isSecret(name)) }),
  );
  const latest = useRef(saved);
  useEffect(() => {
    latest.current = saved;
  });
  useEffect(() => {
    if (!isReady) return;
    const kept = readDraft(sessionStorage, key);
    const restored = isObject(kept) ? changesToRestore(kept, latest.current) : {};
    for (const [name, value] of Object.entries(restored)) setValue(name, value, { shouldDirty: true });
    setRestored(true);
  }, [isReady, key, setValue]);
  useEffect(() => {
    if (!isRestored) return;
    const now = JSON.parse(changes) as FormChanges;
    if (Object.keys(now).length > 0) storeDraft(sessionStorage, key, now);
    else deleteDraft(sessionStorage, key);
  }, [isRestored, key, changes]);
  useForgottenWhenSent(key, changes);
  return { forget: () => deleteDraft(sessionStorage, key) };
}

/** The same form of the same user. */
function useFormKey(): string {
  const resource = useResourceContext();
  const record = useRecordContext();
  return useKeyOf(resource, record?.id);
}

function useKeyOf(resource: string | undefined, id: RaRecord['id'] | undefined): string {
  const { store } = useSession();
  const { pathname } = useLocation();
  return [store.userData()?.id, `form${pathname}`, resource, id ?? 'new'].join('/');
}

/** Whether the form within has been saved, and only waits for the next view. */
export const SavedFormContext = createContext<RefObject<boolean> | null>(null);

/**
 * For what is around the form, which it provides with `isSaved`. `onSaved` forgets what was written as soon as it is
 * saved: the form does so as it goes, which is too late for who loads the page anew, or closes the panel, in between.
 */
export function useSavedForm(
  resource: string,
  id?: RaRecord['id'],
): { isSaved: RefObject<boolean>; onSaved: () => void } {
  const key = useKeyOf(resource, id);
  const isSaved = useRef(false);
  return {
    isSaved,
    onSaved: () => {
      isSaved.current = true;
      deleteDraft(sessionStorage, key);
    },
  };
}

/** A form that goes away as it was sent has been saved, unless it went because nobody is signed in any more. */
function useForgottenWhenSent(key: string, changes: string): void {
  const { store } = useSession();
  const { isSubmitting } = useFormState();
  const sent = useRef<string>(undefined);
  const latest = useRef({ key, changes });
  useEffect(() => {
    latest.current = { key, changes };
    if (isSubmitting) sent.current = changes;
  });
  useEffect(
    () => () => {
      const { key: last, changes: left } = latest.current;
      if (store.userData() !== null && sent.current === left) deleteDraft(sessionStorage, last);
    },
    [store],
  );
}

const isSecret = (name: string): boolean =>
  [...document.getElementsByName(name)].some((input) => input instanceof HTMLInputElement && isSecretInput(input));
