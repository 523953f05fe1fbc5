import { Alert, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { CardFields } from '../payment/card-fields.tsx';
import { PaymentConsents } from '../payment/payment-consents.tsx';
import { usePaying } from '../paying/use-paying.ts';

/** Asks for a card that is kept from now on: its bank verifies it, and nothing is charged. */
export function CardDialog({ title, onClose }: { title: string; onClose: () => void }) {
  const translate = useTranslate();
  const { form, submit, isPending, fault } = usePaying({
    path: '/companysavedcard/update_company_card',
    body: {},
    hasSaved: false,
    isKeeping: true,
    onPaid: onClose,
  });
  return (
    <FormDialog
      title={title}
      action={translate('app.account.card.verify')}
      isBusy={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack sx={{ gap: 4, paddingTop: 1 }}>
        <Typography>{translate('app.account.card.verify_text')}</Typography>
        <CardFields form={form} />
        <PaymentConsents form={form} agreement="app.payment.agreement.keeping" offersSaving={false} />
        {fault !== null && <Alert severity="error">{fault}</Alert>}
      </Stack>
    </FormDialog>
  );
}
