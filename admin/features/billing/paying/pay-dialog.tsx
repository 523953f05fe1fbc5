import { Alert, Link, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { formatMoney } from '../../../fields/numbers.ts';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { type Amounts, AmountLines } from '../payment/amount-lines.tsx';
import { CardChoice } from '../payment/card-choice.tsx';
import { isCardBegun } from '../payment/card-values.ts';
import { PaymentConsents } from '../payment/payment-consents.tsx';
import type { SavedCard } from '../payment/saved-card.ts';
import { usePaying } from './use-paying.ts';

interface PayDialogProps {
  title: string;
  amounts: Amounts;
  priceLabel?: string;
  /** Below /api, and what it is told beside the card. */
  path: string;
  body: object;
  saved: SavedCard | null;
  /** Key of what is agreed to, where it is no payment of a plan. */
  agreement?: 'app.payment.agreement.once';
  /** Calculates anew what stands no longer; answers what is told then, null where another amount is to be paid. */
  renew?: () => Promise<object | null>;
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
  renew,
  children,
  onClose,
}: PayDialogProps) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const needsCard = amounts.total > 0;
  const hasSaved = saved !== null;
  const { form, submit, isPending, errorText, needsAddress } = usePaying({
    path,
    body,
    hasSaved,
    needsCard,
    ...(renew && { renew }),
    onPaid: onClose,
  });
  const total = formatMoney(amounts.total, amounts.currency, locale);
  return (
    <FormDialog
      title={title}
      action={needsCard ? translate('app.payment.pay', { amount: total }) : translate('app.payment.start')}
      isBusy={isPending}
      isDirty={isCardBegun(form.values)}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack sx={{ gap: 4, paddingTop: 1 }}>
        {children}
        <AmountLines amounts={amounts} {...(priceLabel !== undefined && { priceLabel })} />
        {needsCard ? (
          <CardChoice form={form} saved={saved} />
        ) : (
          <Typography>{translate('app.payment.no_card_needed')}</Typography>
        )}
        <PaymentConsents form={form} hasSaved={hasSaved} {...(agreement !== undefined && { agreement })} />
        {errorText !== null && (
          <Alert severity="error">
            {errorText}{' '}
            {needsAddress && (
              <Link component={RouterLink} to="/company_detail">
                {translate('app.account.company.title')}
              </Link>
            )}
          </Alert>
        )}
        {needsCard && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {translate('app.payment.fees')}
          </Typography>
        )}
      </Stack>
    </FormDialog>
  );
}
