import { InputAdornment, TextField } from '@mui/material';
import { type KeyboardEvent, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { type Cell, readPrice, writePrice } from './use-prices.ts';

interface PriceInputProps {
  cell: Cell;
  place: { row: number; column: number };
  /** What was typed since it was saved. */
  text: string | undefined;
  /** A key of admin/i18n, or the server's words. */
  violation: string | undefined;
  onType: (text: string) => void;
  onReset: () => void;
}

const idOf = ({ row, column }: PriceInputProps['place']): string => `price-${row}-${column}`;

/** One price: arrows lead up and down, Escape takes back, Enter saves all. */
export function PriceInput({ cell, place, text, violation, onType, onReset }: PriceInputProps) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const [isFocused, setFocused] = useState(false);
  const read = text === undefined ? cell.price : readPrice(text, cell.currency, locale);
  // While it is typed its author's own characters stand, afterwards how it is written.
  const shown = isFocused || typeof read === 'string' ? text : writePrice({ ...cell, price: read }, locale);
  const move = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (event.key === 'Escape' && text !== undefined) onReset();
    if (step === undefined) return;
    event.preventDefault();
    document.getElementById(idOf({ ...place, row: place.row + step }))?.focus();
  };
  return (
    <TextField
      id={idOf(place)}
      size="small"
      value={shown ?? writePrice(cell, locale)}
      placeholder={translate('app.prices.not_on_sale')}
      error={violation !== undefined}
      helperText={violation && translate(violation, { _: violation })}
      focused={text !== undefined && read !== cell.price ? true : undefined}
      color={text !== undefined && read !== cell.price ? 'warning' : 'primary'}
      onChange={(event) => onType(event.target.value)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onKeyDown={move}
      slotProps={{
        htmlInput: {
          'aria-label': translate('app.prices.of', {
            location: cell.location.name,
            period: translate(`app.prices.${cell.period}`),
            currency: cell.currency,
          }),
          inputMode: 'decimal',
          autoComplete: 'off',
          maxLength: 20,
          style: { textAlign: 'end' },
        },
        input: {
          endAdornment: (
            <InputAdornment position="end" sx={{ display: { xs: 'none', sm: 'flex' } }}>
              {cell.currency}
            </InputAdornment>
          ),
        },
      }}
      // On a phone a price of eight figures has to fit.
      sx={{
        width: { xs: 92, sm: 168 },
        '& input': { paddingInline: { xs: '8px' }, fontSize: { xs: '0.8125rem', sm: 'inherit' } },
      }}
    />
  );
}
