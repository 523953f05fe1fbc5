import { Box, MenuItem, TextField } from '@mui/material';
import type { WidgetProps } from '@rjsf/utils';
import { useTranslate } from 'react-admin';
import { ChoicePicture } from '../choice-facts.tsx';
import { useWidgetWords } from './use-widget-words.ts';

/** One of a few words. */
export function SelectWidget(props: WidgetProps) {
  const { id, name, value, schema, options, readonly, disabled, onChange } = props;
  const translate = useTranslate();
  const { label, message, hasError, choiceOf } = useWidgetWords(props);
  const choices = options.enumOptions ?? [];
  return (
    <TextField
      id={id}
      select
      label={label}
      value={String(value ?? schema.default ?? '')}
      disabled={disabled === true}
      error={hasError}
      helperText={message}
      onChange={({ target }) => onChange(choices.find((choice) => String(choice.value) === target.value)?.value)}
      slotProps={{ select: { displayEmpty: true, readOnly: readonly === true } }}
    >
      {schema.default === undefined && (
        <MenuItem value="">
          {translate(`app.designer.choices.empty.${name}`, { _: translate('app.designer.choices.default') })}
        </MenuItem>
      )}
      {choices.map((choice) => (
        <MenuItem key={String(choice.value)} value={String(choice.value)}>
          <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
            <ChoicePicture property={name} value={String(choice.value)} />
            {choiceOf(choice.value)}
          </Box>
        </MenuItem>
      ))}
    </TextField>
  );
}
