import { Checkbox, FormControl, FormControlLabel, FormHelperText } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';

interface ConsentBoxProps {
  name: string;
  label: ReactNode;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  /** A key of admin/i18n, or the server's own words. */
  fault?: string | undefined;
  isRequired?: boolean;
}

/** Something that is agreed to, never ticked beforehand; what is wrong stands below it. */
export function ConsentBox({ name, label, isChecked, onChange, fault, isRequired = false }: ConsentBoxProps) {
  const translate = useTranslate();
  const id = useId();
  const input = {
    'aria-invalid': fault !== undefined,
    ...(fault !== undefined && { 'aria-describedby': id }),
  };
  return (
    <FormControl error={fault !== undefined} required={isRequired}>
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
      {fault !== undefined && <FormHelperText id={id}>{translate(fault, { _: fault })}</FormHelperText>}
    </FormControl>
  );
}
