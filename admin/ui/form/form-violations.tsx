import { Box, Typography } from '@mui/material';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';

/**
 * Belongs into every form: once it was sent, says how many of its fields are wrong and leads to the first of them, or
 * to the sentence that says why it was refused. What it says stays in view: it belongs beside the fields, or into a bar
 * that stays.
 */
export function FormViolations() {
  const translate = useTranslate();
  const place = useRef<HTMLDivElement>(null);
  const count = useViolations(place);
  return (
    <Box
      ref={place}
      role="status"
      sx={{
        flexBasis: '100%',
        gridColumn: '1 / -1',
        display: count === 0 ? 'none' : 'block',
        position: 'sticky',
        insetBlock: 0,
        // Above the labels of the fields that pass below it.
        zIndex: 2,
        paddingBlock: 1,
        backgroundColor: 'background.paper',
      }}
    >
      {count > 0 && (
        <Typography variant="body2" sx={{ color: 'error.main' }}>
          {translate('app.form.violations', { smart_count: count })}
        </Typography>
      )}
    </Box>
  );
}

/** How many fields of the form around an element are wrong, since it was sent. */
function useViolations(place: RefObject<HTMLElement | null>): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form) return undefined;
    return watchViolations(form, setCount);
  }, [place]);
  return count;
}

/** Answers how to stop. */
function watchViolations(form: HTMLFormElement, onCount: (count: number) => void): () => void {
  let wasSent = false;
  // From the sending until the first violation, which may come from the server, or until somebody goes on with typing.
  let isAwaited = false;
  let timer: number | undefined;
  const showViolations = (isAnswered: boolean) => {
    const violations = violationsIn(form);
    if (wasSent) onCount(violations.length);
    const first = violations[0] ?? (isAnswered ? refusalIn(form) : undefined);
    if (!isAwaited || first === undefined) return;
    // What stands behind another tab is led to when that is open.
    if (openTabOf(first)) return;
    isAwaited = false;
    leadTo(first);
  };
  // Later than the form's own way to lead to a field, which knows only fields that are one input.
  const showViolationsSoon = (isAnswered: boolean) => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => showViolations(isAnswered));
  };
  const onSubmit = () => {
    wasSent = true;
    isAwaited = true;
    showViolationsSoon(false);
  };
  const onInput = () => {
    isAwaited = false;
  };
  const observer = new MutationObserver(() => {
    if (wasSent) showViolationsSoon(true);
  });
  observer.observe(form, { subtree: true, childList: true, attributeFilter: ['aria-invalid', 'hidden'] });
  form.addEventListener('submit', onSubmit);
  form.addEventListener('input', onInput);
  return () => {
    window.clearTimeout(timer);
    observer.disconnect();
    form.removeEventListener('submit', onSubmit);
    form.removeEventListener('input', onInput);
  };
}

const WRONG = '[aria-invalid="true"]:not([aria-hidden="true"])';
const FOCUSABLE = 'input:not([type="hidden"]), textarea, select, button, [tabindex], a[href]';

/** What is wrong in a form, from its beginning: inputs, and messages about what is no single input. */
function violationsIn(form: HTMLElement): HTMLElement[] {
  return [...form.querySelectorAll<HTMLElement>(`${WRONG}, .MuiFormHelperText-root.Mui-error`)].filter(
    (element) => element.matches(WRONG) || !isOfInput(element),
  );
}

/** A message that an input carries is no violation of its own. */
function isOfInput(message: HTMLElement): boolean {
  const control = message.closest('.MuiFormControl-root');
  if (control?.querySelector(WRONG)) return true;
  return (
    message.id !== '' && document.querySelector(`${WRONG}[aria-describedby~="${CSS.escape(message.id)}"]`) !== null
  );
}

/** The sentence that says why a form was refused as a whole. */
function refusalIn(form: HTMLElement): HTMLElement | undefined {
  const places = form.querySelectorAll<HTMLElement>('.MuiAlert-colorError, [role="alert"]:not(.MuiAlert-root)');
  // An empty one waits for what it would say.
  return [...places].find(({ textContent }) => textContent !== '');
}

/** Opens the tab that something stands behind; false where it stands behind none. */
function openTabOf(violation: HTMLElement): boolean {
  const label = violation.closest('[role="tabpanel"][hidden]')?.getAttribute('aria-labelledby');
  const tab = label ? document.getElementById(label) : null;
  tab?.click();
  return tab !== null;
}

/** Brings it into view, and the focus to it where it takes one, or to the first that does beside a message. */
function leadTo(violation: HTMLElement): void {
  const target = violation.matches(FOCUSABLE)
    ? violation
    : violation.parentElement?.querySelector<HTMLElement>(FOCUSABLE);
  if (violation.matches(WRONG) || !violation.matches('[role="alert"]')) target?.focus({ preventScroll: true });
  violation.scrollIntoView({ block: 'center' });
}
