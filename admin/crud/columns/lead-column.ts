import { createContext, useContext } from 'react';

/** The column that a row is called by, which leads to its detail: the first that is shown. */
const LeadColumn = createContext<string | undefined>(undefined);

export const LeadColumnProvider = LeadColumn.Provider;

export const useLeadColumn = (): string | undefined => useContext(LeadColumn);
