import CreditCardOff from '@mui/icons-material/CreditCardOffOutlined';
import { Alert, Box, Button, Skeleton, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { formatDay } from '../../../fields/dates.ts';
import { companySavedCard } from '../../../generated/resources.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { OwnerOnly } from '../../../ui/states/owner-only.tsx';
import { useServerMutation } from '../../../ui/mutations/use-server-mutation.ts';
import { useAct } from '../../../providers/use-act.ts';
import { type SavedCard, useSavedCard, cardExpiry, cardName } from '../payment/saved-card.ts';
import { Part } from '../../../ui/layout/part.tsx';
import { AfterBank } from '../paying/after-bank.tsx';
import { expiryOf } from './expiry.ts';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { CardFields } from '../payment/card-fields.tsx';
import { PaymentConsents } from '../payment/payment-consents.tsx';
import { usePaying } from '../paying/use-paying.ts';

/** The card that renewals and unpaid invoices are charged to. */
export default function PaymentMethod() {
  return (
    <AfterBank isVerification>
      <SavedPaymentMethod />
    </AfterBank>
  );
}

function SavedPaymentMethod() {
  const { card, isPending, error, retry } = useSavedCard();
  if (error !== null)
    return (
      <Part>
        <ErrorState error={error} onRetry={retry} />
      </Part>
    );
  if (isPending)
    return (
      <Part>
        <Skeleton variant="rounded" height={190} aria-hidden sx={{ maxWidth: 320 }} />
      </Part>
    );
  return <Part>{card === null ? <NoCard /> : <Card card={card} />}</Part>;
}

function NoCard() {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <EmptyState
        Icon={CreditCardOff}
        title={translate('app.account.card.none')}
        action={
          <OwnerOnly operations={['payment.card']}>
            <Button variant="contained" onClick={() => setOpen(true)}>
              {translate('app.account.card.add')}
            </Button>
          </OwnerOnly>
        }
      >
        {translate('app.account.card.none_text')}
      </EmptyState>
      {isOpen && <CardDialog title={translate('app.account.card.add')} onClose={() => setOpen(false)} />}
    </>
  );
}

function Card({ card }: { card: SavedCard }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const expiry = expiryOf(card, new Date());
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack sx={{ gap: 4 }}>
      {expiry !== 'good' && (
        <Alert severity={expiry === 'expired' ? 'error' : 'warning'}>{translate(`app.account.card.${expiry}`)}</Alert>
      )}
      <CardPicture card={card} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('app.account.card.consent', { date: formatDay(card.consented_at, locale) })}
      </Typography>
      <OwnerOnly operations={['payment.card', 'company_saved_card.remove_company_card']}>
        <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
          <Button variant={expiry === 'good' ? 'outlined' : 'contained'} onClick={() => setOpen(true)}>
            {translate('app.account.card.replace')}
          </Button>
          <Removal />
        </Box>
      </OwnerOnly>
      {isOpen && <CardDialog title={translate('app.account.card.replace')} onClose={() => setOpen(false)} />}
    </Stack>
  );
}

function Removal() {
  const translate = useTranslate();
  const act = useAct();
  const { mutate, isPending } = useServerMutation({ errors: 'toast' });
  const [isAsking, setAsking] = useState(false);
  const remove = () => act(companySavedCard.route, { action: 'remove_company_card' });
  return (
    <>
      <Button variant="outlined" color="error" disabled={isPending} onClick={() => setAsking(true)}>
        {translate('app.account.card.remove')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={translate('app.account.card.remove_title')}
        text={translate('app.account.card.remove_text')}
        action={translate('app.account.card.remove')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void mutate(remove, { message: 'app.account.card.removed' });
        }}
      />
    </>
  );
}

/** Asks for a card that is kept from now on: its bank verifies it, and nothing is charged. */
function CardDialog({ title, onClose }: { title: string; onClose: () => void }) {
  const translate = useTranslate();
  const { form, submit, isPending, errorText } = usePaying({
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
        {errorText !== null && <Alert severity="error">{errorText}</Alert>}
      </Stack>
    </FormDialog>
  );
}

/** The kept card, drawn: what its owner knows it by, and nothing else of it is kept. */
function CardPicture({ card }: { card: SavedCard }) {
  const translate = useTranslate();
  const [brand = '', digits = ''] = cardName(card).split(/ (?=•)/);
  return (
    <Box
      sx={({ palette }) => ({
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: '100%',
        maxWidth: 320,
        aspectRatio: '1.586',
        padding: 5,
        borderRadius: 2,
        backgroundColor: palette.ink.surface,
        color: palette.ink.text,
      })}
    >
      <Typography sx={{ fontWeight: 650, fontSize: '1.125rem' }}>{brand}</Typography>
      <Box>
        <Typography
          dir="ltr"
          sx={{ fontSize: '1.125rem', letterSpacing: '0.08em', fontVariantNumeric: 'tabular-nums' }}
        >
          •••• •••• {digits}
        </Typography>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 4, marginTop: 3 }}>
          <Typography variant="body2" noWrap title={card.holder}>
            {card.holder}
          </Typography>
          <Typography variant="body2" sx={{ whiteSpace: 'nowrap' }}>
            {translate('app.account.card.until')} <bdi>{cardExpiry(card)}</bdi>
          </Typography>
        </Box>
      </Box>
    </Box>
  );
}
