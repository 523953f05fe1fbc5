import { createContext, useContext } from 'react';
import type { RaRecord } from 'react-admin';
import { useMay, useWritableFields } from '../../entities/use-access.ts';
import { useScreen } from '../screen-context.tsx';

export type InlineMode = 'typed' | 'chosen';

/** Tells in what way a cell is edited in its place; undefined where its reader, or the row, does not let it. */
export function useInline(): (source: string, row: RaRecord) => InlineMode | undefined {
  const { entity, fixed } = useScreen();
  const may = useMay(entity.route);
  const writable = useWritableFields(entity, 'patch');
  return (source, row) => {
    const mode = entity.inline?.[source];
    const isOpen = source in row && !(source in fixed) && writable.includes(source);
    return mode !== undefined && isOpen && may('edit', row) ? mode : undefined;
  };
}

export const cellKey = (row: RaRecord, source: string): string => `${row.id} ${source}`;

/** The cells of a table that are edited in their place: one of them is reached by the tab key, the others by arrows. */
interface InlineTable {
  /** Key of that cell; undefined while there is none. */
  stop: string | undefined;
  setStop: (key: string) => void;
  /** Id of the sentence that says how a cell is edited. */
  helpId: string;
}

const InlineTableContext = createContext<InlineTable | null>(null);

export const InlineTableProvider = InlineTableContext.Provider;

/** Null where cells are only read. */
export const useInlineTable = (): InlineTable | null => useContext(InlineTableContext);
