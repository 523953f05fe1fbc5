import { createContext, use } from 'react';
import type { Changes } from '../feedback-row.ts';
import type { TagChanges } from './change-many.ts';
import type { Targets } from './targets.ts';

/** The field that a menu changes. */
export type Part = 'status' | 'priority' | 'assignee_id' | 'tag_ids' | 'custom';

export interface ChangeContextValue {
  /** Opens the menu of a part for what is to be changed, beside an element. */
  ask: (part: Part, targets: Targets, anchor: Element) => void;
  change: (targets: Targets, changes: Changes, tags?: TagChanges) => void;
  markRead: (ids: readonly number[], isRead: boolean) => Promise<void>;
}

export const ChangeContext = createContext<ChangeContextValue | null>(null);

export function useChange(): ChangeContextValue {
  const value = use(ChangeContext);
  if (value === null) throw new Error('useChange needs a ChangeProvider above it.');
  return value;
}

export interface Asked {
  part: Part;
  targets: Targets;
  anchor: Element;
}
