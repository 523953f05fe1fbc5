/** What a person does: presses a key, the pointer or the wheel. A key that is held down is one step. */
const STEPS = ['keydown', 'pointerdown', 'wheel'] as const;

/** Calls at each step of the user, before anybody else hears of it; answers how to stop that. */
export function onUserStep(call: () => void): () => void {
  const step = (event: Event) => {
    if (!(event instanceof KeyboardEvent && event.repeat)) call();
  };
  for (const name of STEPS) document.addEventListener(name, step, { capture: true, passive: true });
  return () => {
    for (const name of STEPS) document.removeEventListener(name, step, { capture: true });
  };
}
