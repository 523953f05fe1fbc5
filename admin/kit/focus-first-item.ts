/**
 * Of a popover that has opened: the chosen item of the list in it gets the focus, or the first. A list's items register
 * after the popover has taken the focus, so the list itself comes too late. What has the focus in it keeps it.
 */
export function focusFirstItem(paper: HTMLElement): void {
  const { activeElement } = document;
  if (paper !== activeElement && paper.contains(activeElement)) return;
  const item =
    paper.querySelector<HTMLElement>('[role^="menuitem"][aria-checked="true"]') ??
    paper.querySelector<HTMLElement>('[role^="menuitem"]');
  item?.focus();
}
