import { TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { StableAutocomplete } from '../base/stable-autocomplete.tsx';
import { useAutocompleteTexts } from '../base/use-autocomplete-texts.ts';
import { useFieldInput, type InputProps } from '../base/use-field-input.tsx';
import { isSameOption, type ReferenceOption, type ReferenceProps, useReferenceOptions } from '../references.ts';

type ReferenceInputProps = InputProps & ReferenceProps;

/** One row of another entity, found by typing. */
export function ReferenceInput(props: ReferenceInputProps) {
  const bound = useFieldInput(withoutBounds(props), { parse: (value) => value, format: (value) => value ?? null });
  const id: unknown = bound.field.value;
  const ids = typeof id === 'number' ? [id] : [];
  return (
    <ReferenceControl
      {...props}
      bound={bound}
      ids={ids}
      renderControl={({ selected, ...control }) => (
        <StableAutocomplete
          {...control}
          value={selected[0] ?? null}
          onChange={(_, option: ReferenceOption | null) => bound.field.onChange(option?.id ?? null)}
        />
      )}
    />
  );
}

/** What was chosen is told in full: beside the text that is typed there is no place for a tooltip. */
const WHOLE_NAME = {
  height: 'auto',
  minHeight: 24,
  '& .MuiChip-label': { paddingBlock: 0.5, whiteSpace: 'normal', overflowWrap: 'anywhere' },
};

/** Some rows of another entity. */
export function ReferenceListInput(props: ReferenceInputProps) {
  const bound = useFieldInput(props, { format: (value) => (Array.isArray(value) ? value : []) });
  const value: unknown = bound.field.value;
  const ids = Array.isArray(value) ? value.filter((item) => typeof item === 'number') : [];
  return (
    <ReferenceControl
      {...props}
      bound={bound}
      ids={ids}
      renderControl={({ selected, ...control }) => (
        <StableAutocomplete
          {...control}
          multiple
          filterSelectedOptions
          value={selected}
          onChange={(_, options: ReferenceOption[]) => bound.field.onChange(options.map((option) => option.id))}
          slotProps={{ chip: { size: 'small', sx: WHOLE_NAME } }}
        />
      )}
    />
  );
}

type Control = Pick<
  React.ComponentProps<typeof StableAutocomplete<ReferenceOption>>,
  | 'id'
  | 'options'
  | 'loading'
  | 'isStale'
  | 'disabled'
  | 'onOpen'
  | 'onClose'
  | 'onBlur'
  | 'onInputChange'
  | 'renderInput'
  | 'getOptionKey'
  | 'getOptionLabel'
  | 'isOptionEqualToValue'
  | 'noOptionsText'
  | 'loadingText'
  | 'clearText'
  | 'openText'
  | 'closeText'
  | 'filterOptions'
> & { selected: ReferenceOption[] };

interface ReferenceControlProps extends ReferenceInputProps {
  bound: ReturnType<typeof useFieldInput>;
  ids: number[];
  renderControl: (control: Control) => React.ReactNode;
}

/** What choosing one row and choosing several have in common. */
function ReferenceControl({ bound, ids, renderControl, ...props }: ReferenceControlProps) {
  const { field, id, invalid, title, message, disabled } = bound;
  const translate = useTranslate();
  const texts = useAutocompleteTexts();
  const [isOpen, setOpen] = useState(false);
  const { options, selected, isPending, isStale, filterOptions, error, setTyped } = useReferenceOptions(
    props,
    ids,
    isOpen,
  );
  return renderControl({
    id,
    selected,
    options,
    loading: isPending,
    isStale,
    disabled,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    onBlur: field.onBlur,
    onInputChange: (_, text, reason) => setTyped(reason === 'input' ? text : ''),
    getOptionKey: (option) => option.id,
    getOptionLabel: (option) => option.label,
    isOptionEqualToValue: isSameOption,
    filterOptions,
    ...texts,
    ...(error ? { noOptionsText: translate('app.errors.choices') } : {}),
    renderInput: (params) => (
      <TextField
        {...params}
        className={`ra-input-${props.source}`}
        label={title}
        helperText={message}
        error={invalid}
        inputRef={field.ref}
        name={field.name}
      />
    ),
  });
}

/** That an id is at least 1 is no news to somebody who chooses a name. */
function withoutBounds({ minimum: _minimum, maximum: _maximum, ...props }: ReferenceInputProps): InputProps {
  return props;
}
