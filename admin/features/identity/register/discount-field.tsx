import { Box, Button, TextField } from '@mui/material';
import type { KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import type { Discount } from './use-discount.ts';

/** A discount code, which counts once it was looked at. */
export function DiscountField({ discount }: { discount: Discount }) {
  const translate = useTranslate();
  const { typed, setTyped, apply, code, isPending, fault } = discount;
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
        error={fault !== undefined}
        helperText={
          fault ?? (code === null ? translate('app.register.optional') : translate('app.register.pay.code_counts'))
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
