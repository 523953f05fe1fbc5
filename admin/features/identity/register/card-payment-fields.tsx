import { Box, Button, Link, Stack, TextField, Typography } from '@mui/material';
import { type ReactNode, useId, type KeyboardEvent } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { formatMoney } from '../../../fields/numbers.ts';
import { BareForm } from '../../../ui/bare/bare-form.tsx';
import { paths } from '../../../entities/guard.ts';
import { AmountLines } from '../../billing/payment/amount-lines.tsx';
import { CardFields } from '../../billing/payment/card-fields.tsx';
import { PaymentConsents } from '../../billing/payment/payment-consents.tsx';
import { BillingFields } from './billing-fields.tsx';
import { CountryPicker } from './country-picker.tsx';
import type { Offers } from '../../billing/offer/plan-offer.ts';
import { type CardPaymentForm, type Chosen, useCardPayment } from './use-card-payment.ts';
import type { Discount } from './use-discount.ts';

/** The form, from who pays to what is paid. */
export function CardPaymentFields({ offers, chosen }: { offers: Offers; chosen: Chosen }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const payment = useCardPayment(offers, chosen);
  const { form, discount, amounts, failure, isPending, submit } = payment;
  const period = translate(`app.register.plans.${chosen.price.period}`);
  const priceLabel = `${chosen.plan.name}, ${period}`;
  return (
    <BareForm
      title={translate('app.register.pay.title')}
      text={priceLabel}
      failure={failure}
      isPending={isPending}
      onSubmit={submit}
    >
      <Link component={RouterLink} to={paths.planSelection} sx={{ marginTop: -4, justifySelf: 'start' }}>
        {translate('app.register.pay.other_plan')}
      </Link>
      <Part title={translate('app.register.pay.billing')}>
        <Billing payment={payment} country={offers.country} />
      </Part>
      {form.needsCard && (
        <Part title={translate('app.payment.card.title')}>
          <CardFields form={form} />
        </Part>
      )}
      <Part title={translate('app.payment.amount.total')}>
        <DiscountField discount={discount} />
        <AmountLines amounts={amounts} priceLabel={priceLabel} />
      </Part>
      <PaymentConsents form={form} />
      <Box>
        <Button type="submit" variant="contained" loading={isPending || discount.isPending} fullWidth>
          {form.needsCard
            ? translate('app.payment.pay', { amount: formatMoney(amounts.total, amounts.currency, locale) })
            : translate('app.payment.start')}
        </Button>
        <Typography variant="body2" sx={{ color: 'text.secondary', marginTop: 3 }}>
          {form.needsCard
            ? `${translate('app.register.pay.bank')} ${translate('app.payment.fees')}`
            : translate('app.payment.no_card_needed')}
        </Typography>
      </Box>
    </BareForm>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack component="section" aria-labelledby={id} sx={{ gap: 4 }}>
      <Typography id={id} variant="h2">
        {title}
      </Typography>
      {children}
    </Stack>
  );
}

function Billing({ payment, country }: { payment: CardPaymentForm; country: string | null }) {
  const translate = useTranslate();
  const { rule, chooseCountry } = payment;
  const { violations, taxNumber, setTaxNumber, billing, setBilling } = payment.payer;
  const label = translate('app.register.pay.tax_number');
  const help = rule === null ? 'app.register.optional' : 'app.register.pay.tax_number_help';
  const violation = violations.tax_number;
  const example = rule?.example ?? '';
  return (
    <>
      <BillingFields values={billing} violations={violations} onChange={setBilling} />
      <CountryPicker country={country} onChange={chooseCountry} violation={violations.country} />
      <TextField
        label={rule === null ? label : `${label} (${rule.label})`}
        name="tax_number"
        value={taxNumber}
        onChange={(event) => setTaxNumber(event.target.value)}
        error={violation !== undefined}
        helperText={translate(violation ?? help, { example, _: violation ?? help })}
        slotProps={{ htmlInput: { maxLength: 40, spellCheck: false, dir: 'ltr', autoComplete: 'off' } }}
      />
    </>
  );
}

/** A discount code, which counts once it was looked at. */
function DiscountField({ discount }: { discount: Discount }) {
  const translate = useTranslate();
  const { typed, setTyped, apply, code, isPending, violation } = discount;
  /** Enter means the code here, and not the payment. */
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    apply();
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2 }}>
      <TextField
        label={translate('app.register.pay.discount_code')}
        name="discount_code"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        error={violation !== undefined}
        helperText={
          violation ?? (code === null ? translate('app.register.optional') : translate('app.register.pay.code_counts'))
        }
        slotProps={{ htmlInput: { maxLength: 32, spellCheck: false, autoComplete: 'off', dir: 'ltr' } }}
      />
      <Button
        variant="outlined"
        onClick={apply}
        loading={isPending}
        disabled={typed.trim() === '' || code !== null}
        // Level with the field, below its label.
        sx={{ marginTop: '24px', flexShrink: 0 }}
      >
        {translate('app.register.pay.apply')}
      </Button>
    </Box>
  );
}
