/**
 * What figures count: everything but repeats. The list, its tabs, the number beside the menu and the dashboard follow this
 * one rule, so that they agree; the list's filter brings repeats back, or shows them alone.
 */
export const COUNTED = { is_repeat: false } as const;
