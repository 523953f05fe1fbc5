import { createContext, useContext } from 'react';
import { type RaRecord, useRecordContext } from 'react-admin';

const EditedRows = createContext<readonly RaRecord[] | null>(null);

/** Around a form that gives several rows one value. */
export const EditedRowsProvider = EditedRows.Provider;

/** The rows that a form changes: one, none where it is for a new one, or several. */
export function useEditedRows(): readonly RaRecord[] {
  const several = useContext(EditedRows);
  const record = useRecordContext();
  return several ?? (record === undefined ? [] : [record]);
}
