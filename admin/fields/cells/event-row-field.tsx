import { useRecordContext } from 'react-admin';
import { partsOfEvent } from '../../../shared/contract/event-conditions.ts';
import { EmptyValue } from '../base/empty-value.tsx';
import { type CellProps, useValue, valueAt } from '../base/use-value.ts';
import { ReferenceField } from './reference-field.tsx';

interface EventRowFieldProps extends CellProps {
  /** The field that names the event. */
  event: string;
  /** By the entity the react-admin resource of its rows. */
  resources: Readonly<Record<string, string>>;
}

/** The row that an event was about, for whom may read it. */
export function EventRowField({ event, resources, ...props }: EventRowFieldProps) {
  const id = useValue(props);
  const { entity } = partsOfEvent(String(valueAt(useRecordContext(), event)));
  const reference = resources[entity];
  if (typeof id !== 'number') return <EmptyValue />;
  return reference === undefined ? `#${id}` : <ReferenceField {...props} reference={reference} />;
}
