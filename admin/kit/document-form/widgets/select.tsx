import { MenuItem, TextField } from '@mui/material';
import type { WidgetProps } from '@rjsf/utils';
import { useTranslate } from 'react-admin';
import { useWidgetWords } from './use-widget-words.ts';

/** One of a few words. */
export function SelectWidget(props: WidgetProps) {
  const { id, value, options, readonly, disabled, onChange } = props;
  const translate = useTranslate();
  const { label, message, hasError, choiceOf } = useWidgetWords(props);
  const choices = options.enumOptions ?? [];
  return (
    <TextField
      id={id}
      select
      label={label}
      value={value === undefined ? '' : String(value)}
      disabled={disabled === true}
      error={hasError}
      helperText={message}
      onChange={({ target }) => onChange(choices.find((choice) => String(choice.value) === target.value)?.value)}
      slotProps={{ select: { displayEmpty: true, readOnly: readonly === true } }}
    >
      <MenuItem value="">
        {translate(`app.designer.choices.empty.${props.name}`, { _: translate('app.designer.choices.default') })}
      </MenuItem>
      {choices.map((choice) => (
        <MenuItem key={String(choice.value)} value={String(choice.value)}>
          {choiceOf(choice.value)}
        </MenuItem>
      ))}
    </TextField>
  );
}
