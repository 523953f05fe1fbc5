import { FormControlLabel, Switch } from '@mui/material';
import type { WidgetProps } from '@rjsf/utils';
import { useWidgetWords } from './use-widget-words.ts';

/** Off says nothing: the property is left out. */
export function SwitchWidget(props: WidgetProps) {
  const { id, value, readonly, disabled, onChange } = props;
  const { label } = useWidgetWords(props);
  return (
    <FormControlLabel
      label={label}
      labelPlacement="start"
      sx={{ display: 'flex', justifyContent: 'space-between', marginInline: 0 }}
      control={
        <Switch
          id={id}
          checked={value === true}
          disabled={disabled === true || readonly === true}
          onChange={({ target }) => onChange(target.checked ? true : undefined)}
        />
      }
    />
  );
}
