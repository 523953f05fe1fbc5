import CreditCard from '@mui/icons-material/CreditCardOutlined';
import { Box, Chip, InputAdornment, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { brandOf } from '../../../../shared/card/brands.ts';
import { formatCardNumber, formatExpiry } from './card-format.ts';
import type { PaymentForm } from './use-payment-form.ts';

/** Number, expiry and holder of a card; browsers and password managers know how to fill them in. */
export function CardFields({ form }: { form: PaymentForm }) {
  const { values, set, judge } = form;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 3fr) minmax(0, 1fr)' },
      }}
    >
      <CardField
        form={form}
        name="card_number"
        autoComplete="cc-number"
        placeholder="1234 1234 1234 1234"
        isDigits
        onChange={(typed) => set('card_number', formatCardNumber(typed))}
        onBlur={() => judge('card_number')}
        end={<Brand typed={values.card_number} />}
      />
      <CardField
        form={form}
        name="card_expiry"
        autoComplete="cc-exp"
        // MM/YY in every language, as it stands on the card.
        placeholder="MM/YY"
        isDigits
        onChange={(typed) => set('card_expiry', formatExpiry(typed, values.card_expiry))}
        onBlur={() => judge('card_expiry')}
      />
      <Box sx={{ gridColumn: '1 / -1' }}>
        <CardField
          form={form}
          name="card_holder"
          autoComplete="cc-name"
          onChange={(typed) => set('card_holder', typed)}
        />
      </Box>
    </Box>
  );
}

interface CardFieldProps {
  form: PaymentForm;
  name: 'card_number' | 'card_expiry' | 'card_holder';
  autoComplete: string;
  placeholder?: string;
  /** Phones show their digits; it reads from left to right in every language. */
  isDigits?: boolean;
  onChange: (typed: string) => void;
  onBlur?: () => void;
  end?: React.ReactNode;
}

/** As many as a card's number has with the blanks between its groups; names are longer. */
const MAX_TYPED = { card_number: 40, card_expiry: 10, card_holder: 200 };

function CardField({ form, name, isDigits = false, onChange, end, ...input }: CardFieldProps) {
  const translate = useTranslate();
  const { values, violations } = form;
  const violation = violations[name];
  return (
    <TextField
      {...input}
      label={translate(`app.payment.card.${name}`)}
      name={name}
      required
      value={values[name]}
      onChange={(event) => onChange(event.target.value)}
      error={violation !== undefined}
      helperText={violation && translate(violation, { _: violation })}
      slotProps={{
        htmlInput: {
          maxLength: MAX_TYPED[name],
          spellCheck: false,
          ...(isDigits && { inputMode: 'numeric', dir: 'ltr' }),
        },
        ...(end !== undefined && {
          input: { endAdornment: <InputAdornment position="end">{end}</InputAdornment> },
        }),
      }}
    />
  );
}

/** The network that issues such numbers, as soon as it is clear. */
function Brand({ typed }: { typed: string }) {
  const brand = brandOf(typed.replaceAll(/\D/g, ''));
  return brand === null ? <CreditCard aria-hidden /> : <Chip size="small" label={brand.name} />;
}
