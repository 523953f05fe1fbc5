import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { customer } from '../../../generated/resources.ts';
import { useAct } from '../../../providers/use-act.ts';
import { ReasonDialog } from './reason-dialog.tsx';

interface MarkPaidProps {
  /** Of the customer. */
  id: number;
  invoice: { id: number; number: string };
}

/** Says of a contract's invoice that its money has arrived. */
export function MarkPaid({ id, invoice }: MarkPaidProps) {
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
