import { Autocomplete, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { filterFolded } from '../base/filter-folded.ts';
import { useAutocompleteTexts } from '../base/use-autocomplete-texts.ts';
import { useFieldInput, type InputProps } from '../base/use-field-input.tsx';

interface StringListInputProps extends InputProps {
  /** The words to choose from; any word when absent. */
  choices?: readonly string[];
  translation?: string;
  /** How a value is shown, where it is not a choice with a translation. */
  labelOf?: (value: string) => string;
}

/** Some words, free (each ended with Enter) or out of a given few. */
export function StringListInput({ choices, translation, labelOf, ...props }: StringListInputProps) {
  const translate = useTranslate();
  const texts = useAutocompleteTexts();
  const { field, id, invalid, title, message, disabled } = useFieldInput(props, {
    format: (value) => (Array.isArray(value) ? value : []),
  });
  const value: unknown = field.value;
  const show =
    labelOf ??
    ((word: string) => (translation === undefined ? word : translate(`${translation}.${word}`, { _: word })));
  return (
    <Autocomplete
      id={id}
      multiple
      freeSolo={choices === undefined}
      filterSelectedOptions
      autoSelect={choices === undefined}
      options={[...(choices ?? [])]}
      value={Array.isArray(value) ? value.filter((word) => typeof word === 'string') : []}
      filterOptions={filterFolded}
      getOptionLabel={show}
      onChange={(_, words: string[]) => field.onChange(words)}
      onBlur={field.onBlur}
      disabled={disabled}
      {...texts}
      slotProps={{ chip: { size: 'small' } }}
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
