/** What the form for a new row begins with, where the way to it says so: the day that was pressed, say. */
import { useLocation } from 'react-router';
import { isObject } from '../providers/user-data.ts';

const NONE = {};

/** To be given along to the form's address. Under react-admin's own key the form would lose what its inputs begin with. */
export const givenAlong = (values: Record<string, unknown>) => ({ state: { given: values } });

/** Of the fields that may be written. */
export function useGivenValues(writable: readonly string[]): Record<string, unknown> {
  const { state } = useLocation() as { state: unknown };
  const given = isObject(state) && isObject(state['given']) ? state['given'] : NONE;
  return Object.fromEntries(Object.entries(given).filter(([name]) => writable.includes(name)));
}
