/**
 * Of a popover that has opened: the chosen item of the list in it gets the focus, or the first, or an input. A list's
 * items register after the popover has taken the focus, so the list itself comes too late; and what an input opens would
 * be placed by where the input was on its way. What has the focus in it keeps it.
 */
export function focusFirstItem(paper: HTMLElement): void {
  const { activeElement } = document;
  if (paper !== activeElement && paper.contains(activeElement)) return;
  const item =
    paper.querySelector<HTMLElement>('[role^="menuitem"][aria-checked="true"]') ??
    paper.querySelector<HTMLElement>('[role^="menuitem"]') ??
    paper.querySelector<HTMLElement>('input');
  item?.focus();
}
