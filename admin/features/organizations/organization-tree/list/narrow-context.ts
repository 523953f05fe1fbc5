import { createContext } from 'react';

/** Whether the rows are those of a phone. */
export const NarrowContext = createContext(false);
