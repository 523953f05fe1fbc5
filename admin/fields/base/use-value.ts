import { useRecordContext } from 'react-admin';

/** Props of every cell. */
export interface CellProps {
  source: string;
}

/** The row's own value; null when it has none. */
export function useValue({ source }: CellProps): unknown {
  const value: unknown = useRecordContext()?.[source];
  return value === undefined || value === '' ? null : value;
}
