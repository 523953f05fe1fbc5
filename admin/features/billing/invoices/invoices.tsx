import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined';
import { Box, Skeleton, Stack, Button } from '@mui/material';
import { ListBase, useGetList, useListContext, useTranslate } from 'react-admin';
import { invoice } from '../../../generated/resources.ts';
import type { InvoiceRecord } from '../../../generated/types.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { OwnerOnlyNote, useIsOwnerOnly } from '../../../ui/states/owner-only.tsx';
import { Pagination } from '../../../ui/list/pagination.tsx';
import { Part } from '../../../ui/layout/part.tsx';
import { AfterBank } from '../paying/after-bank.tsx';
import { InvoiceRow } from './invoice-row.tsx';
import { ReissueInvoice } from './reissue-invoice.tsx';
import { useState } from 'react';
import { useSavedCard } from '../payment/saved-card.ts';
import { PayDialog } from '../paying/pay-dialog.tsx';
import { useInvoiceLine } from './use-invoice-line.ts';

const PAGE_SIZE = 10;
/** Nobody has so many open at once. */
const MAX_OPEN = 100;

/** What the company was billed: what is to be paid first, then the rest, the latest first. */
export default function Invoices() {
  return (
    <AfterBank>
      <Lists />
    </AfterBank>
  );
}

function Lists() {
  const translate = useTranslate();
  const open = useGetList<InvoiceRecord>(invoice.route, {
    filter: { state: 'open' },
    sort: { field: 'due_at', order: 'ASC' },
    pagination: { page: 1, perPage: MAX_OPEN },
  });
  const { data = [] } = open;
  const isOwnerOnly = useIsOwnerOnly();
  return (
    <Stack sx={{ gap: 6 }}>
      {open.error !== null && data.length === 0 && (
        <Part>
          <ErrorState error={open.error} onRetry={() => void open.refetch()} />
        </Part>
      )}
      {data.length > 0 && (
        <Part title={translate('app.account.invoices.to_pay')}>
          <Rows rows={data} isOpen />
          {isOwnerOnly('payment.invoice') && <OwnerOnlyNote />}
        </Part>
      )}
      <ListBase<InvoiceRecord>
        resource={invoice.route}
        filter={{ state: ['paid', 'void'] }}
        sort={{ field: 'issued_at', order: 'DESC' }}
        perPage={PAGE_SIZE}
        disableSyncWithLocation
        storeKey={false}
      >
        <Settled hasOpen={data.length > 0} />
      </ListBase>
    </Stack>
  );
}

/** Those that ask for nothing any more. */
function Settled({ hasOpen }: { hasOpen: boolean }) {
  const translate = useTranslate();
  const { data, error, isPending, isPlaceholderData, refetch } = useListContext<InvoiceRecord>();
  if (isPending)
    return (
      <Part>
        <RowsSkeleton />
      </Part>
    );
  if (error && data === undefined)
    return (
      <Part>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </Part>
    );
  if (data === undefined || data.length === 0) return hasOpen ? null : <NoInvoices />;
  return (
    <Part title={translate('app.account.invoices.settled')}>
      <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.6 : 1, transition: 'opacity 120ms' }}>
        <Rows rows={data} />
      </Box>
      <Pagination />
    </Part>
  );
}

function Rows({ rows, isOpen = false }: { rows: InvoiceRecord[]; isOpen?: boolean }) {
  const isOwnerOnly = useIsOwnerOnly();
  const isPayable = isOpen && !isOwnerOnly('payment.invoice');
  const mayReissue = !isOwnerOnly('invoice.reissue');
  return (
    <Box
      component="ul"
      sx={{
        margin: 0,
        padding: 0,
        listStyle: 'none',
        display: 'grid',
        // The rows share these columns: some have an action, others none.
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto 112px auto auto' },
        columnGap: 4,
      }}
    >
      {rows.map((row) => (
        <InvoiceRow
          key={row.id}
          row={row}
          {...((isPayable || (mayReissue && row.can_reissue)) && {
            action: (
              <>
                {isPayable && <PayInvoice row={row} />}
                {mayReissue && row.can_reissue && <ReissueInvoice row={row} />}
              </>
            ),
          })}
        />
      ))}
    </Box>
  );
}

function NoInvoices() {
  const translate = useTranslate();
  return (
    <Part>
      <EmptyState Icon={ReceiptLong} title={translate('app.account.invoices.none')}>
        {translate('app.account.invoices.none_text')}
      </EmptyState>
    </Part>
  );
}

const SKELETON_ROWS = 4;

function RowsSkeleton() {
  return (
    <Stack sx={{ gap: 3 }} aria-hidden>
      {Array.from({ length: SKELETON_ROWS }, (_, row) => (
        <Skeleton key={row} variant="rounded" height={64} />
      ))}
    </Stack>
  );
}

/** Pays an invoice that is open. */
function PayInvoice({ row }: { row: InvoiceRecord }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const { card, isPending } = useSavedCard();
  const { title } = useInvoiceLine()(row);
  const { id, number, currency, subtotal, discount_amount, tax_rate, tax_amount, total } = row;
  return (
    <>
      <Button
        variant="contained"
        size="small"
        loading={isPending}
        onClick={() => setOpen(true)}
        aria-label={translate('app.account.invoices.pay_one', { number })}
      >
        {translate('app.account.invoices.pay')}
      </Button>
      {isOpen && (
        <PayDialog
          title={translate('app.account.invoices.pay_one', { number })}
          amounts={{ currency, price: subtotal, discount_amount, tax_rate, tax_amount, total }}
          priceLabel={title}
          path="/invoicepaywithcreditcard"
          body={{ invoice_id: id }}
          saved={card}
          agreement="app.payment.agreement.once"
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
