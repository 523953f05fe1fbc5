import { FormControl, FormControlLabel, FormHelperText, Radio, RadioGroup, Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { CardFields } from './card-fields.tsx';
import { type SavedCard, cardExpiry, cardName } from './saved-card.ts';
import type { PaymentForm } from './use-payment-form.ts';

/** The card that is kept, or another one; the fields of a card alone where none is kept. */
export function CardChoice({ form, saved }: { form: PaymentForm; saved: SavedCard | null }) {
  const translate = useTranslate();
  const { values, violations, set } = form;
  if (saved === null) return <CardFields form={form} />;
  const violation = violations.use_saved_card;
  return (
    <>
      <FormControl error={violation !== undefined}>
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
        {violation !== undefined && <FormHelperText>{translate(violation, { _: violation })}</FormHelperText>}
      </FormControl>
      {!values.use_saved_card && <CardFields form={form} />}
    </>
  );
}

/** A kept card in one line. */
function CardLine({ card }: { card: SavedCard }) {
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      <bdi>{cardName(card)}</bdi>, <bdi>{cardExpiry(card)}</bdi>
    </Box>
  );
}
