import { Box, TextField, Typography } from '@mui/material';
import { useGetList, useTranslate } from 'react-admin';
import { StableAutocomplete } from '../../../fields/base/stable-autocomplete.tsx';
import { useAutocompleteTexts } from '../../../fields/base/use-autocomplete-texts.ts';
import { useTypedSearch } from '../../../fields/base/use-typed-search.ts';
import { useNames } from '../../../entities/use-names.ts';
import { type GroupKind, groupKinds, type GroupRow } from './group-kinds.ts';

const FOUND = 100;

interface GroupPickerProps {
  kind: GroupKind;
  /** Left out of the choices: where the unit is now. */
  exceptId?: number | null;
  value: GroupRow | null;
  onChange: (group: GroupRow | null) => void;
  errorText?: string | null;
  autoFocus?: boolean;
}

/** Chooses a group by its name, and says of each whether it has a design yet. */
export function GroupPicker({
  kind,
  exceptId = null,
  value,
  onChange,
  errorText = null,
  autoFocus = false,
}: GroupPickerProps) {
  const translate = useTranslate();
  const texts = useAutocompleteTexts();
  const { one } = useNames(groupKinds[kind].entity);
  const { groups, isPending, isStale, error, search, filterOptions } = useGroups(kind, exceptId);
  return (
    <StableAutocomplete
      {...texts}
      noOptionsText={translate(error ? 'app.errors.choices' : 'app.list.no_match')}
      options={groups}
      loading={isPending}
      isStale={isStale}
      value={value}
      filterOptions={filterOptions}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ name }) => name}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onChange={(_, group) => onChange(group)}
      onInputChange={(_, text, reason) => search(reason === 'input' ? text : '')}
      renderOption={({ key, ...item }, group) => (
        <Box component="li" key={key} {...item}>
          <GroupOption kind={kind} group={group} />
        </Box>
      )}
      renderInput={(params) => (
        <TextField {...params} label={one} error={errorText !== null} helperText={errorText} autoFocus={autoFocus} />
      )}
    />
  );
}

function GroupOption({ kind, group }: { kind: GroupKind; group: GroupRow }) {
  const translate = useTranslate();
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{group.name}</bdi>
      </Typography>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {translate(`enums.${groupKinds[kind].entity.id}.has_design.${group.has_design}`)}
      </Typography>
    </Box>
  );
}

function useGroups(kind: GroupKind, exceptId: number | null) {
  const { words, setTyped, isStale, onlyHits } = useTypedSearch();
  const found = useGetList<GroupRow>(
    groupKinds[kind].entity.route,
    {
      pagination: { page: 1, perPage: FOUND },
      sort: { field: 'name', order: 'ASC' },
      filter: words === '' ? {} : { q: words },
    },
    { placeholderData: (previous) => previous },
  );
  return {
    groups: (found.data ?? []).filter(({ id }) => id !== exceptId),
    isPending: found.isFetching,
    isStale: isStale(found),
    filterOptions: onlyHits(found.data),
    error: found.error,
    search: setTyped,
  };
}

/** Whether there is any group that could be chosen; undefined while that is not known. */
export function useHasGroups(kind: GroupKind, exceptId: number | null): boolean | undefined {
  const { total } = useGetList<GroupRow>(groupKinds[kind].entity.route, {
    pagination: { page: 1, perPage: 2 },
    sort: { field: 'name', order: 'ASC' },
    filter: {},
  });
  return total === undefined ? undefined : total > (exceptId === null ? 0 : 1);
}
