import { useStore } from 'react-admin';

/** Whether lists have their rows close together; kept in this browser. */
export const useCompactRows = () => useStore('lists.compact', false);

/** Of a table with such rows. */
export const COMPACT = {
  '& tbody td': { height: 30, paddingBlock: '1px' },
  '& tbody .MuiIconButton-root': { width: 28, height: 28 },
} as const;
