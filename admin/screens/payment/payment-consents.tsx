import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ConsentBox } from './consent-box.tsx';
import type { PaymentForm } from './use-payment-form.ts';

interface PaymentConsentsProps {
  form: PaymentForm;
  /** Key of what is agreed to, where it is not a payment that renews. */
  agreement?: string;
  /** Where the card is kept anyhow, nothing is left to ask. */
  offersSaving?: boolean;
}

/** What a payer agrees to: the payment, and that the card is kept for the next ones. */
export function PaymentConsents({
  form,
  agreement = 'app.payment.agreement.renewing',
  offersSaving = true,
}: PaymentConsentsProps) {
  const translate = useTranslate();
  const { values, faults, set } = form;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {offersSaving && !values.use_saved_card && (
        <ConsentBox
          name="save_card"
          label={translate('app.payment.save_card')}
          isChecked={values.save_card}
          onChange={(checked) => set('save_card', checked)}
          fault={faults.save_card}
        />
      )}
      <ConsentBox
        name="accept_agreement"
        label={translate(agreement)}
        isChecked={values.accept_agreement}
        onChange={(checked) => set('accept_agreement', checked)}
        fault={faults.accept_agreement}
        isRequired
      />
    </Box>
  );
}
