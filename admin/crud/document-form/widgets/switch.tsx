import { FormControlLabel, Switch } from '@mui/material';
import type { WidgetProps } from '@rjsf/utils';
import { useWidgetWords } from './use-widget-words.ts';

/** What it is by default says nothing: the property is left out. */
export function SwitchWidget(props: WidgetProps) {
  const { id, value, schema, readonly, disabled, onChange } = props;
  const usual = schema.default === true;
  const { label } = useWidgetWords(props);
  return (
    <FormControlLabel
      label={label}
      labelPlacement="start"
      sx={{ display: 'flex', justifyContent: 'space-between', marginInline: 0 }}
      control={
        <Switch
          id={id}
          checked={typeof value === 'boolean' ? value : usual}
          disabled={disabled === true || readonly === true}
          onChange={({ target }) => onChange(target.checked === usual ? undefined : target.checked)}
        />
      }
    />
  );
}
