import { Box, TextField, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { type RaRecord, useGetList, useGetManyAggregate, useTranslate } from 'react-admin';
import { entityOf } from '../../entities/site.ts';
import { useRecordLabel } from '../../entities/use-record-label.ts';
import { StableAutocomplete } from '../base/stable-autocomplete.tsx';
import { useAutocompleteTexts } from '../base/use-autocomplete-texts.ts';
import { useStableItems } from '../base/use-stable-items.ts';
import { useTypedSearch } from '../base/use-typed-search.ts';
import { filterFolded } from '../base/filter-folded.ts';
import { PAGE_LIMIT } from '../../providers/data-provider.ts';
import { treeFieldsOf, useTreePaths } from './tree-rows.ts';

const FOUND = 25;

interface CommonProps {
  /** The react-admin resource of the tree. */
  reference: string;
  label: ReactNode;
  /** Only rows that it lets through are found. */
  filter?: Readonly<Record<string, unknown>>;
  error?: boolean;
  helperText?: ReactNode;
  autoFocus?: boolean;
  disabled?: boolean;
  className?: string;
  onBlur?: () => void;
}

interface OneRow {
  multiple?: false;
  value: number | null;
  onChange: (id: number | null) => void;
}

interface SeveralRows {
  multiple: true;
  value: readonly number[];
  onChange: (ids: number[]) => void;
}

type TreePickerProps = CommonProps & (OneRow | SeveralRows);

interface Option {
  id: number;
  label: string;
  row: RaRecord;
}

/** Also the name counts: it comes later than the id, and the control has to notice. */
const isSameOption = (one: Option, other: Option): boolean => one.id === other.id && one.label === other.label;

/** Finds rows of a tree by what they are called; says of each where in the tree it is. */
export function TreePicker(props: TreePickerProps) {
  const { reference, label, filter, error = false, helperText, autoFocus = false, disabled = false } = props;
  const translate = useTranslate();
  const texts = useAutocompleteTexts();
  const ids = props.multiple ? props.value : props.value === null ? [] : [props.value];
  const { options, selected, isPending, isStale, isFailed, filterOptions, pathOf, typed, search, setOpen } = useRows(
    reference,
    ids,
    filter,
  );
  const [only] = selected;
  const chosenPath = props.multiple || only === undefined ? '' : pathOf(only.row);
  const common = {
    options,
    loading: isPending,
    isStale,
    disabled,
    ...texts,
    noOptionsText: translate(
      isFailed ? 'app.errors.choices' : ids.length > 0 ? 'app.tree_picker.none_left' : 'app.tree_picker.none',
    ),
    filterOptions,
    getOptionKey: ({ id }: Option) => id,
    getOptionLabel: (option: Option) => option.label,
    isOptionEqualToValue: isSameOption,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    onInputChange: (_: unknown, text: string, reason: string) => search(reason === 'input' ? text : ''),
    renderOption: ({ key, ...item }: React.HTMLAttributes<HTMLLIElement> & { key: React.Key }, option: Option) => (
      <Box component="li" key={key} {...item}>
        <RowOption label={option.label} path={pathOf(option.row)} />
      </Box>
    ),
    ...(props.onBlur && { onBlur: props.onBlur }),
    renderInput: (params: React.ComponentProps<typeof TextField>) => (
      <TextField
        {...params}
        label={label}
        error={error}
        helperText={helperText ?? (chosenPath === '' ? undefined : <bdi>{chosenPath}</bdi>)}
        autoFocus={autoFocus}
        placeholder={ids.length === 0 ? translate('app.tree_picker.type') : ''}
        {...(props.className !== undefined && { className: props.className })}
      />
    ),
  };
  return props.multiple ? (
    <StableAutocomplete
      {...common}
      multiple
      filterSelectedOptions
      staysOpen
      // What is typed stays while one after the other is chosen of what it finds.
      inputValue={typed}
      onInputChange={(_, text, reason) => {
        if (reason === 'input' || reason === 'clear' || reason === 'blur') search(text);
      }}
      value={selected}
      onChange={(_, chosen) => props.onChange(chosen.map(({ id }) => id))}
      slotProps={{ chip: { size: 'small' } }}
    />
  ) : (
    <StableAutocomplete {...common} value={only ?? null} onChange={(_, chosen) => props.onChange(chosen?.id ?? null)} />
  );
}

function RowOption({ label, path }: { label: string; path: string }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{label}</bdi>
      </Typography>
      {path !== '' && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          <bdi>{path}</bdi>
        </Typography>
      )}
    </Box>
  );
}

/** The rows that are chosen, and those that the typed words find; nothing is fetched for a closed list. */
function useRows(reference: string, ids: readonly number[], filter: CommonProps['filter']) {
  const { typed, words, setTyped: search, isStale, onlyHits } = useTypedSearch();
  const [isOpen, setOpen] = useState(false);
  const labelOf = useRecordLabel(reference);
  const entity = entityOf(reference);
  const searchable = entity?.searchable ?? false;
  const meta = { fields: treeFieldsOf(reference) };
  const found = useGetList<RaRecord>(
    reference,
    {
      pagination: { page: 1, perPage: searchable ? FOUND : PAGE_LIMIT },
      sort: { field: entity?.sort[0] ?? 'id', order: 'ASC' },
      filter: { ...filter, ...(searchable && words !== '' && { q: words }) },
      meta,
    },
    { enabled: isOpen, placeholderData: (previous) => previous },
  );
  const chosen = useGetManyAggregate<RaRecord>(reference, { ids: [...ids], meta }, { enabled: ids.length > 0 });
  const rows = (chosen.data ?? []) as (RaRecord | undefined)[];
  const toOption = (row: RaRecord): Option => ({ id: Number(row.id), label: labelOf(row), row });
  const wanted = ids.map((id): Option => {
    const row = rows.find((one) => one?.id === id);
    return row === undefined ? { id, label: `#${id}`, row: { id } } : toOption(row);
  });
  const selected = useStableItems(wanted, isSameOption);
  const others = (found.data ?? []).filter(({ id }) => !ids.includes(Number(id))).map(toOption);
  const options = [...selected, ...others];
  return {
    options,
    selected,
    isPending: isOpen && found.isFetching,
    isStale: isOpen && (searchable ? isStale(found) : found.isPending),
    filterOptions: searchable
      ? onlyHits(options.filter(({ id }) => others.some((one) => one.id === id)))
      : filterFolded<Option>,
    isFailed: found.error !== null,
    pathOf: useTreePaths(
      reference,
      options.map(({ row }) => row),
    ),
    typed,
    search,
    setOpen,
  };
}
