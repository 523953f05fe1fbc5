import { Autocomplete, TextField } from '@mui/material';
import { filterFolded } from '../base/filter-folded.ts';
import { useAutocompleteTexts } from '../base/use-autocomplete-texts.ts';
import { useFieldInput, type InputProps } from '../base/use-field-input.tsx';
import { useCountries, useCountryName, useLanguageName, useLanguages } from '../code-names.ts';

/** One of all countries. */
export function CountryInput(props: InputProps) {
  const codes = useCountries().map(({ code }) => code);
  return <CodeInput {...props} codes={codes} nameOf={useCountryName()} />;
}

/** A language; one that is not offered stays where it is. */
export function LanguageInput(props: InputProps) {
  const codes = useLanguages().map(({ code }) => code);
  return <CodeInput {...props} codes={codes} nameOf={useLanguageName()} />;
}

interface CodeInputProps extends InputProps {
  codes: string[];
  nameOf: (code: string) => string;
}

/** One code out of many, found by typing what it stands for. */
function CodeInput({ codes, nameOf, pattern: _pattern, maxLength: _maxLength, ...props }: CodeInputProps) {
  const texts = useAutocompleteTexts();
  const { field, id, invalid, title, message, disabled } = useFieldInput(props, { format: (value) => value ?? null });
  const value: unknown = field.value;
  const code = typeof value === 'string' && value !== '' ? value : null;
  return (
    <Autocomplete
      id={id}
      options={code === null || codes.includes(code) ? codes : [code, ...codes]}
      value={code}
      onChange={(_, chosen) => field.onChange(chosen)}
      onBlur={field.onBlur}
      filterOptions={filterFolded}
      getOptionLabel={nameOf}
      disabled={disabled}
      {...texts}
      renderInput={(params) => (
        <TextField
          {...params}
          className={`ra-input-${props.source}`}
          label={title}
          helperText={message}
          error={invalid}
          inputRef={field.ref}
          name={field.name}
        />
      )}
    />
  );
}
