import { Box, Card, Stack } from '@mui/material';
import { Navigate } from 'react-router';
import { RecordContextProvider, useGetOne } from 'react-admin';
import { fields, panels } from '../../../generated/views/customer.tsx';
import { customer } from '../../../generated/resources.ts';
import type { CustomerRecord } from '../../../generated/types.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { Frame, ShowFields } from '../../../crud/index.ts';
import { useScreen } from '../../../crud/screen-context.tsx';
import { ShowSkeleton } from '../../../ui/states/show-skeleton.tsx';
import { useNames } from '../../../entities/use-names.ts';
import { paths } from '../../../entities/guard.ts';
import { isOfRow } from '../../../entities/place.ts';
import { CompanyState, isUnconfirmed } from './company-state.tsx';
import { InvoiceRows, PaymentRows } from './money-rows.tsx';
import { StateChange } from './state-change.tsx';
import { SubscriptionCard } from './subscription-card.tsx';
import { UsageCard } from './usage-card.tsx';
import { UserRows } from './user-rows.tsx';

const { name, email, phone, address, postal_code, city, country_id, tax_number, default_locale } = fields;
const { feedback_count, last_activity_at, created_at, terms_accepted_at } = fields;
const company = { name, email, phone, address, postal_code, city, country_id, tax_number, default_locale };
const facts = { ...company, feedback_count, last_activity_at, terms_accepted_at, created_at };

/** A company as the platform knows it: what it has and pays, its users, and what it is called. */
export default function CustomerPage() {
  const { place } = useScreen();
  const { one } = useNames(customer);
  const id = place.id ?? 0;
  const { data: row, error, refetch } = useGetOne<CustomerRecord>(customer.route, { id });
  if (!isOfRow(customer, place)) return <Navigate to={paths.notFound} replace />;
  return (
    <RecordContextProvider value={row}>
      <Frame title={row?.name ?? one} id={id} actions={row && <Actions company={row} />}>
        {error && row === undefined ? (
          <Card>
            <ErrorState error={error} onRetry={() => void refetch()} />
          </Card>
        ) : (
          <Parts id={id} row={row} />
        )}
      </Frame>
    </RecordContextProvider>
  );
}

function Actions({ company: row }: { company: CustomerRecord }) {
  return (
    <>
      <CompanyState />
      <StateChange company={row} />
    </>
  );
}

const PAIR = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
};

function Parts({ id, row }: { id: number; row: CustomerRecord | undefined }) {
  return (
    <Stack sx={{ gap: 4 }}>
      <Box sx={PAIR}>
        <SubscriptionCard id={id} />
        <UsageCard id={id} />
      </Box>
      {panels.contract}
      <UserRows id={id} isClosed={row?.state === 'closed'} isUnconfirmed={row !== undefined && isUnconfirmed(row)} />
      <Box sx={PAIR}>
        <InvoiceRows id={id} />
        <PaymentRows id={id} />
      </Box>
      <Card sx={{ padding: 4 }}>
        {row === undefined ? <ShowSkeleton /> : <ShowFields entity={customer} fields={facts} />}
      </Card>
    </Stack>
  );
}
