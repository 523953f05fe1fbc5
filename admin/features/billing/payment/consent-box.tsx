import { Checkbox, FormControl, FormControlLabel, FormHelperText } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';

interface ConsentBoxProps {
  name: string;
  label: ReactNode;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  /** A key of admin/i18n, or the server's own words. */
  violation?: string | undefined;
  isRequired?: boolean;
}

/** Something that is agreed to, never ticked beforehand; what is wrong stands below it. */
export function ConsentBox({ name, label, isChecked, onChange, violation, isRequired = false }: ConsentBoxProps) {
  const translate = useTranslate();
  const id = useId();
  const input = {
    'aria-invalid': violation !== undefined,
    ...(violation !== undefined && { 'aria-describedby': id }),
  };
  return (
    <FormControl error={violation !== undefined} required={isRequired}>
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            name={name}
            checked={isChecked}
            onChange={(_, checked) => onChange(checked)}
            required={isRequired}
            slotProps={{ input }}
            // As high as the first line of the words.
            sx={{ paddingBlock: '6px' }}
          />
        }
        label={label}
        // The words; with a star after them where it must be ticked.
        sx={{ alignItems: 'flex-start', marginInlineEnd: 0, '& > :last-child': { paddingBlock: 1 } }}
      />
      {violation !== undefined && <FormHelperText id={id}>{translate(violation, { _: violation })}</FormHelperText>}
    </FormControl>
  );
}
