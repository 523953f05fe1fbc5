import Close from '@mui/icons-material/CloseOutlined';
import { Box, IconButton, InputAdornment, TextField, Tooltip } from '@mui/material';
import type { WidgetProps } from '@rjsf/utils';
import { useTranslate } from 'react-admin';
import { useWidgetWords } from './use-widget-words.ts';

const COMPLETE = /^#[0-9a-f]{6}$/i;
/** What the browser's picker begins at; it knows no empty value. */
const BLACK = `#${'0'.repeat(6)}`;

/** A color by the browser's picker or by its name; empty is the default. */
export function ColorWidget(props: WidgetProps) {
  const { id, value, readonly, disabled, onChange } = props;
  const translate = useTranslate();
  const { label, message, hasError } = useWidgetWords(props);
  const color = typeof value === 'string' ? value : '';
  const isOff = disabled === true || readonly === true;
  const clear = `${translate('ra.action.clear_input_value')}: ${label}`;
  return (
    <TextField
      id={id}
      label={label}
      value={color}
      disabled={isOff}
      error={hasError}
      helperText={message}
      placeholder={translate('app.designer.choices.default')}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value.trim())}
      slotProps={{
        htmlInput: { dir: 'ltr', maxLength: 7, spellCheck: false },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Box
                component="input"
                type="color"
                aria-label={translate('app.designer.properties.pick', { label })}
                disabled={isOff}
                value={COMPLETE.test(color) ? color.toLowerCase() : BLACK}
                onChange={({ target }: React.ChangeEvent<HTMLInputElement>) => onChange(target.value.toUpperCase())}
                sx={{ width: 28, height: 28, padding: 0, border: 0, background: 'none', cursor: 'pointer' }}
              />
            </InputAdornment>
          ),
          endAdornment: color !== '' && !isOff && (
            <InputAdornment position="end">
              <Tooltip title={clear}>
                <IconButton size="small" aria-label={clear} onClick={() => onChange(undefined)}>
                  <Close fontSize="small" />
                </IconButton>
              </Tooltip>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
