/**
 * Whether a finger, a pen or a mouse button is down on the page. What a timer, the network or a blur would change waits
 * for its release: whatever moves between press and release is missed, or something else is hit in its place.
 */

/** A touch is a click a moment after its release only, and is aimed at what is there by then. */
const SETTLE_MS = 80;
const POLL_MS = 20;

const down = new Set<number>();
/** 0: long ago. */
let releasedAt = 0;

/** Before anything is pressed, so that no press is missed. */
export function watchPresses(): void {
  const release = ({ pointerId }: PointerEvent): void => {
    if (down.delete(pointerId)) releasedAt = performance.now();
  };
  window.addEventListener('pointerdown', ({ pointerId }) => down.add(pointerId), true);
  window.addEventListener('pointerup', release, true);
  window.addEventListener('pointercancel', release, true);
  // A button that was released outside the window is told by the next move only.
  window.addEventListener('pointermove', (event) => event.buttons || release(event), true);
  window.addEventListener('click', () => (releasedAt = 0), true);
}

const isPressed = (): boolean => down.size > 0 || (releasedAt > 0 && performance.now() - releasedAt < SETTLE_MS);

/** At once where nothing is pressed, else after the release. Answers how to call it off. */
export function whenReleased(run: () => void): () => void {
  let timer = 0;
  const poll = (): void => {
    if (isPressed()) timer = window.setTimeout(poll, POLL_MS);
    else run();
  };
  poll();
  return () => window.clearTimeout(timer);
}

/** As `whenReleased`, for who waits. */
export const released = (): Promise<void> => new Promise((resolve) => void whenReleased(resolve));
