import { FormControl, FormControlLabel, FormHelperText, Radio, RadioGroup } from '@mui/material';
import { useTranslate } from 'react-admin';
import { CardFields } from './card-fields.tsx';
import { CardLine } from './card-line.tsx';
import type { SavedCard } from './saved-card.ts';
import type { PaymentForm } from './use-payment-form.ts';

/** The card that is kept, or another one; the fields of a card alone where none is kept. */
export function CardChoice({ form, saved }: { form: PaymentForm; saved: SavedCard | null }) {
  const translate = useTranslate();
  const { values, faults, set } = form;
  if (saved === null) return <CardFields form={form} />;
  const fault = faults.use_saved_card;
  return (
    <>
      <FormControl error={fault !== undefined}>
        <RadioGroup
          aria-label={translate('app.payment.card.title')}
          value={values.use_saved_card ? 'saved' : 'new'}
          onChange={(_, value) => set('use_saved_card', value === 'saved')}
        >
          <FormControlLabel
            value="saved"
            control={<Radio size="small" />}
            label={<CardLine card={saved} />}
            sx={{ marginInlineEnd: 0 }}
          />
          <FormControlLabel
            value="new"
            control={<Radio size="small" />}
            label={translate('app.payment.card.another')}
            sx={{ marginInlineEnd: 0 }}
          />
        </RadioGroup>
        {fault !== undefined && <FormHelperText>{translate(fault, { _: fault })}</FormHelperText>}
      </FormControl>
      {!values.use_saved_card && <CardFields form={form} />}
    </>
  );
}
