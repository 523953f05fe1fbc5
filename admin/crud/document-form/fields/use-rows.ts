import { arrayMove } from '@dnd-kit/sortable';
import { useState } from 'react';

export type Row = Record<string, unknown>;

export interface Rows {
  /** Tell the rows apart while they move; not stored. */
  keys: string[];
  add: () => void;
  remove: (at: number) => void;
  move: (from: number, to: number) => void;
}

/** The changes of a list as a whole; those within a row are the row's. */
export function useRows(rows: Row[], set: (rows: Row[]) => void): Rows {
  const [known, setKnown] = useState<{ keys: string[]; made: number }>({ keys: [], made: 0 });
  // Rows that came or went from elsewhere did so at the end.
  const missing = Math.max(0, rows.length - known.keys.length);
  const fresh = Array.from({ length: missing }, (_, at) => `row-${known.made + at}`);
  const keys = [...known.keys, ...fresh].slice(0, rows.length);
  const made = known.made + missing;
  if (missing > 0 || known.keys.length > rows.length) setKnown({ keys, made });

  const change = (nextKeys: string[], nextRows: Row[], nextMade = made) => {
    setKnown({ keys: nextKeys, made: nextMade });
    set(nextRows);
  };
  return {
    keys,
    add: () => change([...keys, `row-${made}`], [...rows, {}], made + 1),
    remove: (at) => change(keys.toSpliced(at, 1), rows.toSpliced(at, 1)),
    move: (from, to) => change(arrayMove(keys, from, to), arrayMove(rows, from, to)),
  };
}
