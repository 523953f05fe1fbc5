import { Button, Link, List, ListItem, Skeleton, Stack, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { RecordContextProvider, useGetList, useLocale, useTranslate } from 'react-admin';
import { formatCalendarDay } from '../../../fields/calendar-day.ts';
import { fields } from '../../../generated/views/contract.tsx';
import { contract } from '../../../generated/resources.ts';
import type { ContractRecord } from '../../../generated/types.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { useNames } from '../../../entities/use-names.ts';
import { CustomerCard } from './customer-card.tsx';

/** Plans that were agreed on with a customer, the latest first, and the way to another one. */
export function ContractsCard({ id }: { id: number }) {
  const translate = useTranslate();
  const { many } = useNames(contract);
  const { data, error, refetch } = useGetList<ContractRecord>(contract.route, {
    filter: { customer_id: id },
    sort: { field: 'starts_on', order: 'DESC' },
    pagination: { page: 1, perPage: 25 },
  });
  const source = new URLSearchParams({ source: JSON.stringify({ customer_id: id }) });
  return (
    <CustomerCard
      title={many}
      aside={
        <Button variant="outlined" component={RouterLink} to={`/${contract.route}/create?${source}`}>
          {translate('app.customers.contracts.give')}
        </Button>
      }
    >
      {data === undefined ? (
        error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton variant="rounded" height={40} aria-hidden />
        )
      ) : data.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{translate('app.customers.contracts.none')}</Typography>
      ) : (
        <List disablePadding aria-label={many}>
          {data.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </List>
      )}
    </CustomerCard>
  );
}

function Row({ row }: { row: ContractRecord }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  return (
    <RecordContextProvider value={row}>
      <ListItem
        divider
        disableGutters
        sx={{ gap: 3, flexWrap: 'wrap', paddingBlock: 2, '&:last-of-type': { borderBottom: 0 } }}
      >
        <Stack sx={{ flex: '1 1 180px', minWidth: 0 }}>
          <Typography component="span" sx={{ fontWeight: 600 }}>
            {fields.plan_id}
          </Typography>
          <Link component={RouterLink} to={`/${contract.route}/${row.id}`} variant="body2">
            {translate('app.customers.contracts.from', { date: formatCalendarDay(row.starts_on, locale) })}
          </Link>
        </Stack>
        {fields.price}
        {fields.state}
      </ListItem>
    </RecordContextProvider>
  );
}
