import Download from '@mui/icons-material/DownloadOutlined';
import { Box, IconButton, Tooltip, Typography, Button } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useLocale, useTranslate, useNotify, useRefresh } from 'react-admin';
import { formatDay, formatMoment } from '../../../fields/dates.ts';
import { formatMoney } from '../../../fields/numbers.ts';
import { customer } from '../../../generated/resources.ts';
import { useInvoiceFile } from '../../billing/invoices/use-invoice-file.ts';
import { cardName } from '../../billing/payment/saved-card.ts';
import { CustomerCard } from './customer-card.tsx';
import { PartList } from '../../../crud/parts/part-list.tsx';
import { StateChip } from '../../../fields/cells/state-chip.tsx';
import { useParts } from '../../../crud/parts/use-parts.ts';
import { useAct } from '../../../providers/use-act.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { meaningOf } from '../../../../shared/card/failure-reason.ts';

interface Invoice {
  id: number;
  number: string;
  kind: 'invoice' | 'credit_note';
  state: 'open' | 'paid' | 'void';
  plan: string | null;
  period_start: string | null;
  period_end: string | null;
  currency: string;
  total: number;
  issued_at: string;
  is_by_contract: boolean;
}

export function InvoiceRows({ id }: { id: number }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const title = translate('resources.customers.actions.invoices');
  return (
    <CustomerCard title={title}>
      <PartList
        label={title}
        parts={useParts<Invoice>({ entity: customer, id, action: 'invoices' })}
        empty={translate('app.customers.no_invoices')}
      >
        {({ id: invoiceId, number, kind, state, plan, currency, total, issued_at: issued, is_by_contract: agreed }) => (
          <MoneyRow
            title={<bdi>{number}</bdi>}
            text={[
              kind === 'credit_note' && translate('enums.invoice.kind.credit_note'),
              formatDay(issued, locale),
              plan,
            ]
              .filter(Boolean)
              .join(' · ')}
            amount={formatMoney(kind === 'credit_note' ? -total : total, currency, locale)}
            state={
              <>
                <StateChip state={state} translation="app.customers.invoice_states" />
                {agreed && state === 'open' && <MarkPaid id={id} invoice={{ id: invoiceId, number }} />}
                <InvoiceFile customerId={id} id={invoiceId} number={number} />
              </>
            }
          />
        )}
      </PartList>
    </CustomerCard>
  );
}

function InvoiceFile({ customerId, id, number }: { customerId: number; id: number; number: string }) {
  const translate = useTranslate();
  const { save, isLoading } = useInvoiceFile(customerId);
  const label = translate('app.account.invoices.download', { number });
  return (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={label} loading={isLoading} onClick={() => void save(id)}>
        <Download fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}

interface Payment {
  id: number;
  state: 'started' | 'pending' | 'paid' | 'failed' | 'expired';
  currency: string;
  amount: number;
  failure_code: string | null;
  card_brand: string | null;
  card_last4: string | null;
  invoice: string | null;
  paid_by: string | null;
  created_at: string;
}

export function PaymentRows({ id }: { id: number }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const title = translate('resources.customers.actions.payments');
  return (
    <CustomerCard title={title}>
      <PartList
        label={title}
        parts={useParts<Payment>({ entity: customer, id, action: 'payments' })}
        empty={translate('app.customers.no_payments')}
      >
        {(payment) => (
          <MoneyRow
            title={formatMoment(payment.created_at, locale)}
            text={[
              payment.card_last4 && cardName({ brand: payment.card_brand ?? '', last4: payment.card_last4 }),
              payment.paid_by ?? translate('app.customers.renewal'),
              payment.invoice,
              paymentFailure(payment.failure_code, translate),
            ]
              .filter(Boolean)
              .join(' · ')}
            amount={formatMoney(payment.amount, payment.currency, locale)}
            state={<StateChip state={payment.state} translation="app.customers.payment_states" />}
          />
        )}
      </PartList>
    </CustomerCard>
  );
}

interface MoneyRowProps {
  title: ReactNode;
  text: string;
  amount: string;
  state: ReactNode;
}

/** What it is to the left, how much to the right, how it stands at the end. */
export function MoneyRow({ title, text, amount, state }: MoneyRowProps) {
  return (
    <>
      <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
      </Box>
      <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
        <bdi>{amount}</bdi>
      </Typography>
      {state}
    </>
  );
}

interface MarkPaidProps {
  /** Of the customer. */
  id: number;
  invoice: { id: number; number: string };
}

/** Says of a contract's invoice that its money has arrived. */
function MarkPaid({ id, invoice }: MarkPaidProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const act = useAct();
  const [isAsking, setAsking] = useState(false);
  const { number } = invoice;
  const mark = async (reason: string) => {
    await act(customer.route, { action: 'mark_invoice_paid', id, input: { invoice_id: invoice.id, reason } });
    notify('app.customers.mark_paid.done', { type: 'success' });
    refresh();
  };
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={translate('app.customers.mark_paid.of', { number })}
        onClick={() => setAsking(true)}
      >
        {translate('app.customers.mark_paid.action')}
      </Button>
      {isAsking && (
        <ReasonDialog
          title={translate('app.customers.mark_paid.title', { number })}
          text={translate('app.customers.mark_paid.text')}
          action={translate('app.customers.mark_paid.action')}
          onConfirm={mark}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** Why a payment failed, in words: the gateway's own codes are many, and some are of one meaning. */
const WORDS = 'app.customers.payment_failures';

/** Null where nothing failed; a code without words of its own is the bank's refusal, with the code for who asks there. */
function paymentFailure(code: string | null, translate: ReturnType<typeof useTranslate>): string | null {
  if (code === null) return null;
  const words = `${WORDS}.${meaningOf(code)}`;
  return translate(words, { _: `${translate(`${WORDS}.other`)} (${code})` });
}
