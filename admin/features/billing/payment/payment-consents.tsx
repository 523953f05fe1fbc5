import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ConsentBox } from './consent-box.tsx';
import type { PaymentForm } from './use-payment-form.ts';

interface PaymentConsentsProps {
  form: PaymentForm;
  /** Key of what is agreed to, where it is no payment of a plan. */
  agreement?: string;
  /** A card is kept already, by which the plan renews whatever it is paid with. */
  hasSaved?: boolean;
  /** Where the card is kept anyhow, nothing is left to ask. */
  offersSaving?: boolean;
}

/** What a payer agrees to: the payment, and that the card is kept for the next ones. */
export function PaymentConsents({ form, agreement, hasSaved = false, offersSaving = true }: PaymentConsentsProps) {
  const translate = useTranslate();
  const { values, violations, set } = form;
  const asksSaving = offersSaving && form.needsCard && !values.use_saved_card;
  const renews = hasSaved || (form.needsCard && values.save_card);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {asksSaving && (
        <ConsentBox
          name="save_card"
          label={translate('app.payment.save_card')}
          isChecked={values.save_card}
          onChange={(checked) => set('save_card', checked)}
          violation={violations.save_card}
        />
      )}
      {agreement === undefined && !renews && (
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
          {translate('app.payment.keeps_plan')}
        </Typography>
      )}
      <ConsentBox
        name="accept_agreement"
        label={translate(agreement ?? `app.payment.agreement.${renews ? 'renewing' : 'ending'}`)}
        isChecked={values.accept_agreement}
        onChange={(checked) => set('accept_agreement', checked)}
        violation={violations.accept_agreement}
        isRequired
      />
    </Box>
  );
}
