import { Skeleton, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { LimitRow } from '../../billing/limits/limit-row.tsx';
import { CustomerCard } from './customer-card.tsx';
import { useCustomerAccount } from './use-customer-account.ts';

/** What a company uses of what its plan gives. */
export function UsageCard({ id }: { id: number }) {
  const translate = useTranslate();
  const { data } = useCustomerAccount(id);
  return (
    <CustomerCard title={translate('app.customers.usage')}>
      {data === undefined ? (
        <Stack sx={{ gap: 3 }} aria-hidden>
          {Array.from({ length: 5 }, (_, row) => (
            <Skeleton key={row} variant="rounded" height={44} />
          ))}
        </Stack>
      ) : (
        <Stack component="ul" sx={{ gap: 4, margin: 0, padding: 0, listStyle: 'none' }}>
          {data.usage.map((use) => (
            <LimitRow key={use.name} {...use} />
          ))}
        </Stack>
      )}
    </CustomerCard>
  );
}
