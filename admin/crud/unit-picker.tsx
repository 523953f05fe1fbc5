import { Box, TextField, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useGetList, useGetManyAggregate, useTranslate } from 'react-admin';
import { StableAutocomplete } from '../fields/base/stable-autocomplete.tsx';
import { useAutocompleteTexts } from '../fields/base/use-autocomplete-texts.ts';
import { useStableItems } from '../fields/base/use-stable-items.ts';
import { useTypedSearch } from '../fields/base/use-typed-search.ts';
import { node } from '../generated/resources.ts';
import type { NodeRecord } from '../generated/types.ts';
import { type Unit, useUnitPaths } from './use-unit-paths.ts';

const FOUND = 25;
const UNIT_FIELDS = { fields: ['name', 'path'] };

interface CommonProps {
  label: ReactNode;
  /** Only units of this organization are found. */
  organizationId?: number;
  error?: boolean;
  helperText?: ReactNode;
  autoFocus?: boolean;
  disabled?: boolean;
}

interface OneUnit {
  multiple?: false;
  value: number | null;
  onChange: (id: number | null) => void;
}

interface SeveralUnits {
  multiple: true;
  value: readonly number[];
  onChange: (ids: number[]) => void;
}

type UnitPickerProps = CommonProps & (OneUnit | SeveralUnits);

/** Also the name counts: it comes later than the id, and the control has to notice. */
const isSameUnit = (one: Unit, other: Unit): boolean => one.id === other.id && one.name === other.name;

/** Finds units by name or id; says of each where in the tree it is. */
export function UnitPicker(props: UnitPickerProps) {
  const { label, organizationId, error = false, helperText, autoFocus = false, disabled = false } = props;
  const translate = useTranslate();
  const texts = useAutocompleteTexts();
  const ids = props.multiple ? props.value : props.value === null ? [] : [props.value];
  const { options, selected, isPending, isStale, isFailed, filterOptions, pathOf, typed, search, setOpen } = useUnits(
    ids,
    organizationId,
  );
  const [only] = selected;
  const chosenPath = props.multiple || only === undefined ? '' : pathOf(only);
  const common = {
    options,
    loading: isPending,
    isStale,
    disabled,
    ...texts,
    noOptionsText: translate(
      isFailed ? 'app.errors.choices' : ids.length > 0 ? 'app.unit_picker.none_left' : 'app.unit_picker.none',
    ),
    filterOptions,
    getOptionKey: ({ id }: Unit) => id,
    getOptionLabel: ({ name, id }: Unit) => `${name} #${id}`.trim(),
    isOptionEqualToValue: isSameUnit,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    onInputChange: (_: unknown, text: string, reason: string) => search(reason === 'input' ? text : ''),
    renderOption: ({ key, ...item }: React.HTMLAttributes<HTMLLIElement> & { key: React.Key }, unit: Unit) => (
      <Box component="li" key={key} {...item}>
        <UnitOption unit={unit} path={pathOf(unit)} />
      </Box>
    ),
    renderInput: (params: React.ComponentProps<typeof TextField>) => (
      <TextField
        {...params}
        label={label}
        error={error}
        helperText={helperText ?? (chosenPath === '' ? undefined : <bdi>{chosenPath}</bdi>)}
        autoFocus={autoFocus}
        placeholder={ids.length === 0 ? translate('app.unit_picker.type') : ''}
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
      onChange={(_, units) => props.onChange(units.map(({ id }) => id))}
      slotProps={{ chip: { size: 'small' } }}
    />
  ) : (
    <StableAutocomplete {...common} value={only ?? null} onChange={(_, unit) => props.onChange(unit?.id ?? null)} />
  );
}

function UnitOption({ unit: { name, id }, path }: { unit: Unit; path: string }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{name}</bdi>{' '}
        <Typography component="bdi" variant="caption" sx={{ color: 'text.secondary' }}>
          #{id}
        </Typography>
      </Typography>
      {path !== '' && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          <bdi>{path}</bdi>
        </Typography>
      )}
    </Box>
  );
}

/** The units that are chosen, and those that the typed words find; nothing is fetched for a closed list. */
function useUnits(ids: readonly number[], organizationId: number | undefined) {
  const { typed, words, setTyped: search, isStale, onlyHits } = useTypedSearch();
  const [isOpen, setOpen] = useState(false);
  const found = useGetList<NodeRecord>(
    node.route,
    {
      pagination: { page: 1, perPage: FOUND },
      sort: { field: 'name', order: 'ASC' },
      filter: {
        ...(organizationId === undefined ? {} : { organization_id: organizationId }),
        ...(words === '' ? {} : { q: words }),
      },
      meta: UNIT_FIELDS,
    },
    { enabled: isOpen, placeholderData: (previous) => previous },
  );
  const chosen = useGetManyAggregate<NodeRecord>(
    node.route,
    { ids: [...ids], meta: UNIT_FIELDS },
    { enabled: ids.length > 0 },
  );
  const rows = (chosen.data ?? []) as (NodeRecord | undefined)[];
  const wanted = ids.map((id): Unit => rows.find((row) => row?.id === id) ?? { id, name: '', path: '' });
  const selected = useStableItems(wanted, isSameUnit);
  const others = (found.data ?? []).filter(({ id }) => !ids.includes(id));
  const options: Unit[] = [...selected, ...others];
  return {
    options,
    selected,
    isPending: isOpen && found.isFetching,
    isStale: isOpen && isStale(found),
    filterOptions: (units: Unit[]): Unit[] => onlyHits(found.data)(units),
    isFailed: found.error !== null,
    pathOf: useUnitPaths(options),
    typed,
    search,
    setOpen,
  };
}
