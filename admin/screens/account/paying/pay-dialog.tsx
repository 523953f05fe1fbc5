import { Alert, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { formatMoney } from '../../../fields/numbers.ts';
import { FormDialog } from '../../../kit/form-dialog.tsx';
import { type Amounts, AmountLines } from '../../payment/amount-lines.tsx';
import { CardChoice } from '../../payment/card-choice.tsx';
import { PaymentConsents } from '../../payment/payment-consents.tsx';
import type { SavedCard } from '../../payment/saved-card.ts';
import { usePaying } from './use-paying.ts';

interface PayDialogProps {
  title: string;
  amounts: Amounts;
  priceLabel?: string;
  /** Below /api, and what it is told beside the card. */
  path: string;
  body: object;
  saved: SavedCard | null;
  /** Key of what is agreed to. */
  agreement: 'app.payment.agreement.renewing' | 'app.payment.agreement.once';
  /** Above the amounts. */
  children?: ReactNode;
  onClose: () => void;
}

/** What is to be paid, with which card, and the way to the bank. */
export function PayDialog({
  title,
  amounts,
  priceLabel,
  path,
  body,
  saved,
  agreement,
  children,
  onClose,
}: PayDialogProps) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const { form, submit, isPending, fault } = usePaying({ path, body, hasSaved: saved !== null, onPaid: onClose });
  const total = formatMoney(amounts.total, amounts.currency, locale);
  return (
    <FormDialog
      title={title}
      action={translate('app.payment.pay', { amount: total })}
      isBusy={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack sx={{ gap: 4, paddingTop: 1 }}>
        {children}
        <AmountLines amounts={amounts} {...(priceLabel !== undefined && { priceLabel })} />
        <CardChoice form={form} saved={saved} />
        <PaymentConsents form={form} agreement={agreement} />
        {fault !== null && <Alert severity="error">{fault}</Alert>}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('app.payment.fees')}
        </Typography>
      </Stack>
    </FormDialog>
  );
}
