import { useRecordContext } from 'react-admin';
import type { CustomerRecord } from '../../../generated/types.ts';
import { StateChip } from '../../../fields/cells/state-chip.tsx';

/** The state of a company; of a registration whose link nobody has followed, that. */
export function CompanyState() {
  const company = useRecordContext<CustomerRecord>();
  if (company === undefined) return null;
  if (isUnconfirmed(company)) return <UnconfirmedChip />;
  return <StateChip state={company.state} translation="enums.customer.state" />;
}

/** Nobody signs in to it yet. */
export const isUnconfirmed = ({ confirm_until }: CustomerRecord): boolean => confirm_until !== null;

export const UnconfirmedChip = () => <StateChip state="unconfirmed" translation="app.customers.states" />;
