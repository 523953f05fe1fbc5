import { createContext, type ReactNode, useContext } from 'react';
import type { LevelKey } from './data/opened.ts';
import type { Unit } from './unit.ts';

/** What can be done from a card or a row; the same functions for as long as the screen stands. */
export interface TreeActions {
  toggle: (unit: Unit) => void;
  showMore: (level: LevelKey) => void;
  retry: (level: LevelKey) => void;
  /** Beside an element, or where the pointer is. */
  openMenu: (unit: Unit, anchor: Element | { left: number; top: number }) => void;
  openUnit: (unit: Unit) => void;
  /** Asks whether the unit may go below the other one. */
  move: (unit: Unit, target: Unit) => void;
}

const TreeActionsContext = createContext<TreeActions | null>(null);

export function TreeActionsProvider({ actions, children }: { actions: TreeActions; children: ReactNode }) {
  return <TreeActionsContext value={actions}>{children}</TreeActionsContext>;
}

export function useTreeActions(): TreeActions {
  const actions = useContext(TreeActionsContext);
  if (actions === null) throw new Error('useTreeActions needs a TreeActionsProvider above it.');
  return actions;
}
