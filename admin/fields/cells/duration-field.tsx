import { useLocale } from 'react-admin';
import { EmptyValue } from '../base/empty-value.tsx';
import { type CellProps, useValue } from '../base/use-value.ts';
import { formatDuration } from '../durations.ts';

/** How long something takes. */
export function DurationField(props: CellProps) {
  const value = useValue(props);
  const locale = useLocale() ?? 'en';
  return typeof value === 'number' ? formatDuration(value, locale) : <EmptyValue />;
}
