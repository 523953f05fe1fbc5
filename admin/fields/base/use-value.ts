import { useRecordContext } from 'react-admin';

/** Props of every cell. */
export interface CellProps {
  source: string;
}

/** What an object has under a name; of a field that a tenant has added, `custom.floor`, in the object that holds them. */
export function valueAt(row: object | undefined, source: string): unknown {
  if (row === undefined) return undefined;
  const [first = '', ...rest] = source.split('.');
  const value: unknown = (row as Record<string, unknown>)[first];
  if (rest.length === 0) return value;
  return typeof value === 'object' && value !== null ? valueAt(value, rest.join('.')) : undefined;
}

/** The row's own value; null when it has none. */
export function useValue({ source }: CellProps): unknown {
  const value = valueAt(useRecordContext(), source);
  return value === undefined || value === '' ? null : value;
}
