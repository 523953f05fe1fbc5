import { TextField as Input, Typography } from '@mui/material';
import type { FieldProps } from '@rjsf/utils';
import { useTranslate } from 'react-admin';
import { languageFacts } from '../../../../shared/i18n/languages.ts';
import type { Text } from '../../../../shared/text/localized.ts';
import { nameOf, useForm, useFormWords } from '../form-context.tsx';

/** A text in the language that is being edited; where it is missing, what its readers get in its place stands below. */
export function TextField({ id, fieldPathId, formData, uiSchema, onChange, errorSchema, rawErrors }: FieldProps<Text>) {
  const translate = useTranslate();
  const { language, fallback, readOnly, errors } = useForm();
  const { labelOf } = useFormWords();
  const name = nameOf(fieldPathId.path);
  const options = uiSchema?.['ui:options'];
  const own = formData?.[language] ?? '';
  const other = own === '' ? (formData?.[fallback] ?? Object.values(formData ?? {}).find((text) => text !== '')) : '';
  const problem = errorSchema?.[language]?.__errors?.[0] ?? rawErrors?.[0] ?? errors[name];
  const write = (words: string) => {
    const { [language]: _before, ...rest } = formData ?? {};
    const next: Text = words === '' ? rest : { ...rest, [language]: words };
    onChange(Object.keys(next).length === 0 ? undefined : next, fieldPathId.path);
  };
  return (
    <Input
      id={id ?? fieldPathId.$id}
      label={labelOf(name)}
      value={own}
      multiline={options?.lines === 'several'}
      minRows={name === 'title' ? 1 : 2}
      maxRows={8}
      error={problem !== undefined}
      helperText={
        problem ??
        (other ? (
          <Typography component="span" variant="caption" lang={fallback}>
            {translate('app.designer.fallback', { language: languageFacts[fallback].name, text: other })}
          </Typography>
        ) : undefined)
      }
      onChange={({ target }) => write(target.value)}
      slotProps={{
        htmlInput: { lang: language, dir: languageFacts[language].direction, maxLength: options?.longest, readOnly },
      }}
    />
  );
}
