/** What the page of a company shows around what it is called: what it has, who is in it, and what it pays. */
import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import type { CustomerRecord } from '../../../generated/types.ts';
import { InvoiceRows, PaymentRows } from './money-rows.tsx';
import { SubscriptionCard } from './subscription-card.tsx';
import { UsageCard } from './usage-card.tsx';
import { UserRows } from './user-rows.tsx';

/** Its subscription, and its use of the plan. */
export function CustomerSubscription() {
  const company = useRecordContext<CustomerRecord>();
  return (
    company && (
      <Pair>
        <SubscriptionCard id={company.id} />
        <UsageCard id={company.id} />
      </Pair>
    )
  );
}

/** Its users, with the way to log in as one of them. */
export function CustomerUsers() {
  const company = useRecordContext<CustomerRecord>();
  if (company === undefined) return null;
  const { id, state, is_confirmed: isConfirmed } = company;
  return <UserRows id={id} isClosed={state === 'closed'} isUnconfirmed={!isConfirmed} />;
}

/** Its invoices and its payments. */
export function CustomerMoney() {
  const company = useRecordContext<CustomerRecord>();
  return (
    company && (
      <Pair>
        <InvoiceRows id={company.id} />
        <PaymentRows id={company.id} />
      </Pair>
    )
  );
}

function Pair({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {children}
    </Box>
  );
}
