import { createContext } from 'react';
import { createDropStore, type DropStore } from './drop-store.ts';

/** What all cards of a chart share; it stays the same one. */
export const ChartContext = createContext<{ drop: DropStore }>({ drop: createDropStore() });

/** Whether the chart is looked at from so far that small words can't be read. */
export const ZoomedOutContext = createContext(false);
