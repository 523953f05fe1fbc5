/** What is being dragged and what it is held over; read by each card for itself, so that few of them change. */
import { type DropViolation, dropViolation } from '../move-rules.ts';
import type { Unit } from '../unit.ts';

export interface DropState {
  dragged: Unit;
  over: Unit | null;
  /** Why it can't be dropped there. */
  violation: DropViolation | null;
}

export type DropHighlight = 'none' | 'refused' | 'taken' | 'out_of_reach';

export interface DropStore {
  get: () => DropState | null;
  subscribe: (listener: () => void) => () => void;
  start: (dragged: Unit) => void;
  moveOver: (unit: Unit | null) => void;
  /** Ends the drag and tells where it ended. */
  end: () => DropState | null;
}

export function createDropStore(): DropStore {
  const listeners = new Set<() => void>();
  let state: DropState | null = null;
  const set = (next: DropState | null) => {
    state = next;
    listeners.forEach((listener) => listener());
  };
  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: (dragged) => set({ dragged, over: null, violation: null }),
    moveOver(over) {
      if (state === null || state.over?.id === over?.id) return;
      set({ ...state, over, violation: over === null ? null : dropViolation(state.dragged, over) });
    },
    end() {
      const last = state;
      if (last !== null) set(null);
      return last;
    },
  };
}

/** How a card is highlighted while something is dragged. */
export function dropHighlightOf(unit: Unit, state: DropState | null): DropHighlight {
  if (state === null || state.dragged.id === unit.id) return 'none';
  if (state.over?.id === unit.id) return state.violation === null ? 'taken' : 'refused';
  return dropViolation(state.dragged, unit) === null ? 'none' : 'out_of_reach';
}
