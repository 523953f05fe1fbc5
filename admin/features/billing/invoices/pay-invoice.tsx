import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { InvoiceRecord } from '../../../generated/types.ts';
import { useSavedCard } from '../payment/saved-card.ts';
import { PayDialog } from '../paying/pay-dialog.tsx';
import { useInvoiceLine } from './use-invoice-line.ts';

/** Pays an invoice that is open. */
export function PayInvoice({ row }: { row: InvoiceRecord }) {
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
