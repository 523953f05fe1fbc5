const WRONG = '[aria-invalid="true"]:not([aria-hidden="true"])';
const FOCUSABLE = 'input:not([type="hidden"]), textarea, select, button, [tabindex], a[href]';

/** What is wrong in a form, from its beginning: inputs, and messages about what is no single input. */
export function faultsIn(form: HTMLElement): HTMLElement[] {
  return [...form.querySelectorAll<HTMLElement>(`${WRONG}, .MuiFormHelperText-root.Mui-error`)].filter(
    (element) => element.matches(WRONG) || !isOfInput(element),
  );
}

/** A message that an input carries is no fault of its own. */
function isOfInput(message: HTMLElement): boolean {
  const control = message.closest('.MuiFormControl-root');
  if (control?.querySelector(WRONG)) return true;
  return (
    message.id !== '' && document.querySelector(`${WRONG}[aria-describedby~="${CSS.escape(message.id)}"]`) !== null
  );
}

/** The sentence that says why a form was refused as a whole. */
export function refusalIn(form: HTMLElement): HTMLElement | undefined {
  const places = form.querySelectorAll<HTMLElement>('.MuiAlert-colorError, [role="alert"]:not(.MuiAlert-root)');
  // An empty one waits for what it would say.
  return [...places].find(({ textContent }) => textContent !== '');
}

/** Brings it into view, and the focus to it where it takes one, or to the first that does beside a message. */
export function leadTo(fault: HTMLElement): void {
  const target = fault.matches(FOCUSABLE) ? fault : fault.parentElement?.querySelector<HTMLElement>(FOCUSABLE);
  if (fault.matches(WRONG) || !fault.matches('[role="alert"]')) target?.focus({ preventScroll: true });
  fault.scrollIntoView({ block: 'center' });
}
