import EditNote from '@mui/icons-material/EditNoteOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { invoice } from '../../../generated/resources.ts';
import type { InvoiceRecord } from '../../../generated/types.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { useServerMutation } from '../../../ui/mutations/use-server-mutation.ts';
import { useAct } from '../../../providers/use-act.ts';

/** For an invoice that names the buyer otherwise than the company details do now. */
export function ReissueInvoice({ row }: { row: InvoiceRecord }) {
  const translate = useTranslate();
  const act = useAct();
  const { mutate, isPending } = useServerMutation({ errors: 'toast' });
  const [isAsking, setAsking] = useState(false);
  const { number } = row;
  return (
    <>
      <Button
        size="small"
        startIcon={<EditNote />}
        loading={isPending}
        onClick={() => setAsking(true)}
        aria-label={translate('app.account.invoices.reissue_one', { number })}
      >
        {translate('app.account.invoices.reissue')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={translate('app.account.invoices.reissue_one', { number })}
        text={translate('app.account.invoices.reissue_text')}
        action={translate('app.account.invoices.reissue')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void mutate(() => act(invoice.route, { id: row.id, action: 'reissue' }), {
            message: 'app.account.invoices.reissued',
          });
        }}
      />
    </>
  );
}
