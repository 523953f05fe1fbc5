/** What was written and not saved: whoever leaves it, by whatever way, is asked first. */
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslate } from 'react-admin';
import { useBlocker } from 'react-router';
import { useSession } from '../../providers/use-session.tsx';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { createDirtyForms, type DirtyForms, type WrittenForm } from './dirty-forms.ts';

interface Guard {
  forms: DirtyForms;
  ask: (onLeave: () => void) => void;
}

const GuardContext = createContext<Guard | null>(null);

/** Asks for all forms below it: before another page, before the window closes, and before a dialog does. */
export function UnsavedChangesProvider({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const [forms] = useState(createDirtyForms);
  const [onLeave, setOnLeave] = useState<(() => void) | null>(null);
  const blocker = useNavigationBlocker(forms);
  const guard = useMemo(() => ({ forms, ask: (leave: () => void) => setOnLeave(() => leave) }), [forms]);
  const isBlocked = blocker.state === 'blocked';
  const stay = () => {
    setOnLeave(null);
    if (isBlocked) blocker.reset();
  };
  const leave = () => {
    // While the question is open it keeps the focus, which the form that goes gives back to where it was opened.
    flushSync(() => setOnLeave(null));
    onLeave?.();
    if (!isBlocked) return;
    forms.discard();
    blocker.proceed();
  };
  return (
    <GuardContext value={guard}>
      {children}
      <ConfirmDialog
        isOpen={isBlocked || onLeave !== null}
        title={translate('app.form.leave.title')}
        text={translate('app.form.leave.text')}
        action={translate('app.form.leave.action')}
        onCancel={stay}
        onConfirm={leave}
      />
    </GuardContext>
  );
}

function useNavigationBlocker(forms: DirtyForms) {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (forms.areDirty()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [forms]);
  // Within a page, its query is what is shown beside the form.
  return useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && forms.areDirty(),
  );
}

/**
 * Has the user asked before what he wrote is lost.
 * @param form whether something is written and not saved, asked only when somebody wants to leave
 * @returns leaves the form alone, a dialog say, after the question where there is one
 */
export function useUnsavedChanges(form: WrittenForm): (onLeave: () => void) => void {
  const guard = use(GuardContext);
  const { store } = useSession();
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  useEffect(() => {
    const isSignedIn = () => store.userData() !== null;
    const wasSignedIn = isSignedIn();
    return guard?.forms.add({
      // Whose session has ended, or has begun, has no way to stay.
      isDirty: () => isSignedIn() === wasSignedIn && latest.current.isDirty(),
      discard: () => latest.current.discard?.(),
    });
  }, [guard, store]);
  return useCallback(
    (onLeave) => {
      if (guard === null || !latest.current.isDirty()) return onLeave();
      guard.ask(() => {
        latest.current.discard?.();
        onLeave();
      });
    },
    [guard],
  );
}
