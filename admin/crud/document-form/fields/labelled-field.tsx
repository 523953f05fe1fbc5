import { Box, FormControlLabel, Switch, TextField } from '@mui/material';
import type { FieldProps } from '@rjsf/utils';
import { useTranslate } from 'react-admin';
import { languageFacts } from '../../../../shared/i18n/languages.ts';
import type { Text } from '../../../../shared/text/localized.ts';
import { nameOf, useForm, useFormWords } from '../form-context.tsx';

interface Labelled {
  label?: Text;
}

const LONGEST = 120;

/** What is there or not, by a switch; where it is, it may be called otherwise than usual. */
export function LabelledField({ fieldPathId, formData, onChange }: FieldProps<Labelled>) {
  const translate = useTranslate();
  const { language, readOnly, errors } = useForm();
  const { labelOf } = useFormWords();
  const name = nameOf(fieldPathId.path);
  const set = (next: Labelled | undefined) => onChange(next, fieldPathId.path);
  const write = (words: string) => {
    const { [language]: _before, ...rest } = formData?.label ?? {};
    const label: Text = words === '' ? rest : { ...rest, [language]: words };
    set(Object.keys(label).length === 0 ? {} : { label });
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <FormControlLabel
        label={labelOf(name)}
        labelPlacement="start"
        sx={{ display: 'flex', justifyContent: 'space-between', marginInline: 0 }}
        control={
          <Switch
            id={fieldPathId.$id}
            checked={formData !== undefined}
            disabled={readOnly}
            onChange={({ target }) => set(target.checked ? {} : undefined)}
          />
        }
      />
      {formData !== undefined && (
        <TextField
          id={`${fieldPathId.$id}_label`}
          label={`${labelOf(name)}: ${translate('app.designer.own_label')}`}
          value={formData.label?.[language] ?? ''}
          error={errors[name] !== undefined}
          helperText={errors[name]}
          onChange={({ target }) => write(target.value)}
          slotProps={{
            htmlInput: { lang: language, dir: languageFacts[language].direction, maxLength: LONGEST, readOnly },
          }}
        />
      )}
    </Box>
  );
}
