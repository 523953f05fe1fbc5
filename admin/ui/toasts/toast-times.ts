/** How long toasts stay, in milliseconds. */

/** Spec, section 9. */
export const TOAST_MS = 3_000;

/** Of one with a button: long enough to be read and reached (WCAG 2.2, 2.2.1). */
export const ACTION_TOAST_MS = 8_000;

/** Of one that takes a saved change back. */
export const UNDO_TOAST_MS = 30_000;
