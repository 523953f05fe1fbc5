import { TextField } from '@mui/material';
import { type BaseInputTemplateProps, getInputProps } from '@rjsf/utils';
import { useWidgetWords } from './use-widget-words.ts';

/** One line: words, a number, a date. */
export function BaseInput(props: BaseInputTemplateProps) {
  const { id, value, schema, type, options, readonly, disabled, onChange } = props;
  const { label, message, hasError } = useWidgetWords(props);
  const format = schema.format === 'date' ? 'date' : type;
  const { step, min, max, type: kind } = getInputProps(schema, format, options);
  return (
    <TextField
      id={id}
      label={label}
      type={kind}
      value={value ?? ''}
      disabled={disabled}
      error={hasError}
      helperText={message}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      slotProps={{
        htmlInput: {
          step,
          min,
          max,
          readOnly: readonly,
          maxLength: schema.maxLength,
          dir: kind === 'text' ? 'auto' : undefined,
        },
      }}
    />
  );
}
