/** Lines of a format that browsers have an input for: a moment by the clock, a time of day, an address. */
import { TextField } from '@mui/material';
import type { WidgetProps } from '@rjsf/utils';
import { useWidgetWords } from './use-widget-words.ts';

/** As `2026-12-24T18:00`. */
export function MomentWidget(props: WidgetProps) {
  return <FormattedLine {...props} type="datetime-local" />;
}

/** As `18:00`. */
export function TimeWidget(props: WidgetProps) {
  return <FormattedLine {...props} type="time" />;
}

/** `https:`, `tel:` or `mailto:`. */
export function LinkWidget(props: WidgetProps) {
  return <FormattedLine {...props} type="url" placeholder="https://" />;
}

function FormattedLine(props: WidgetProps & { type: 'datetime-local' | 'time' | 'url' }) {
  const { id, type, value, schema, placeholder, readonly, disabled, onChange } = props;
  const { label, message, hasError } = useWidgetWords(props);
  return (
    <TextField
      id={id}
      type={type}
      label={label}
      value={value ?? ''}
      placeholder={placeholder}
      disabled={disabled === true}
      error={hasError}
      helperText={message}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      slotProps={{
        htmlInput: {
          dir: 'ltr',
          readOnly: readonly === true,
          ...(type === 'url' && { maxLength: schema.maxLength }),
          ...(type === 'datetime-local' && { max: LAST_MOMENT }),
        },
      }}
    />
  );
}

/** Browsers ask for years of six digits where no last moment is said. */
const LAST_MOMENT = '9999-12-31T23:59';
