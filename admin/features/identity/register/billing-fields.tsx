import { Box, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { type BillingDetails, billingFields } from './use-billing-details.ts';

interface BillingFieldsProps {
  values: BillingDetails;
  violations: Partial<Record<string, string>>;
  onChange: (name: keyof BillingDetails, value: string) => void;
}

const MAX_LENGTH = { billing_name: 200, address: 500, postal_code: 20, city: 120 };
const AUTO_COMPLETE = {
  billing_name: 'organization',
  address: 'street-address',
  postal_code: 'postal-code',
  city: 'address-level2',
};
const WHOLE_LINE = new Set<keyof BillingDetails>(['billing_name', 'address']);

/** Who is billed, as it stands on the invoice. */
export function BillingFields({ values, violations, onChange }: BillingFieldsProps) {
  const translate = useTranslate();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 2fr)' },
      }}
    >
      {billingFields.map((name) => {
        const violation = violations[name];
        return (
          <Box key={name} sx={WHOLE_LINE.has(name) ? { gridColumn: '1 / -1' } : undefined}>
            <TextField
              label={translate(`resources.company_detail.fields.${name}`)}
              name={name}
              required={name === 'address' || name === 'city'}
              fullWidth
              value={values[name]}
              onChange={(event) => onChange(name, event.target.value)}
              error={violation !== undefined}
              helperText={
                violation === undefined
                  ? name === 'billing_name' && translate('app.register.optional')
                  : translate(violation, { _: violation })
              }
              slotProps={{ htmlInput: { maxLength: MAX_LENGTH[name], autoComplete: AUTO_COMPLETE[name] } }}
            />
          </Box>
        );
      })}
    </Box>
  );
}
