/** Marks the cells that are edited in their place, by the names of their columns. */
export const CELL = 'data-inline';

const STEPS: Record<string, [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Goes from a cell to the next one in the direction of an arrow; answers whether the key was one. */
export function moveFocus(cell: HTMLElement, key: string): boolean {
  const step = STEPS[key];
  if (step === undefined) return false;
  const [rows, columns] = step;
  const isRtl = getComputedStyle(cell).direction === 'rtl';
  const next = rows === 0 ? besideIn(cell, isRtl ? -columns : columns) : aboveOrBelow(cell, rows);
  next?.focus();
  return true;
}

/** The cell after or before it, in the next or the last row where the row is at its end. */
export function besideIn(cell: HTMLElement, step: number): HTMLElement | undefined {
  const cells = [...(cell.closest('table')?.querySelectorAll<HTMLElement>(`[${CELL}]`) ?? [])];
  return cells[cells.indexOf(cell) + step];
}

function aboveOrBelow(cell: HTMLElement, step: number): HTMLElement | undefined {
  const column = cell.getAttribute(CELL) ?? '';
  const selector = `[${CELL}="${CSS.escape(column)}"]`;
  const cells = [...(cell.closest('table')?.querySelectorAll<HTMLElement>(selector) ?? [])];
  return cells[cells.indexOf(cell) + step];
}
