import { Alert, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { type RaRecord, useGetList, useGetManyAggregate, useTranslate } from 'react-admin';
import type { EntityResource } from '../../entities/resource.ts';
import { labelFieldsOf } from '../../entities/record-labels.ts';
import { useRecordLabel } from '../../entities/use-record-label.ts';
import { StableAutocomplete } from '../../fields/base/stable-autocomplete.tsx';
import { useAutocompleteTexts } from '../../fields/base/use-autocomplete-texts.ts';
import { useStableItems } from '../../fields/base/use-stable-items.ts';
import { useTypedSearch } from '../../fields/base/use-typed-search.ts';
import { isSameOption, type ReferenceOption } from '../../fields/references.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import type { Draft } from './use-drafts.ts';
import { useTryDraft } from './use-try-draft.ts';

interface PilotsDialogProps {
  entity: EntityResource;
  record: RaRecord;
  draft: Draft;
  onClose: () => void;
}

/** Asks what is to try a draft before it is published to all. */
export function PilotsDialog({ entity, record, draft, onClose }: PilotsDialogProps) {
  const translate = useTranslate();
  const { tryWith, isPending, errorText } = useTryDraft({ entity, record, draft });
  const [ids, setIds] = useState(() => draft.pilots.map(({ id }) => id));
  if (entity.pilots === undefined) return null;
  return (
    <FormDialog
      title={translate('app.draft.try_question')}
      action={translate('app.draft.try')}
      isBusy={isPending}
      isBlocked={ids.length === 0 && draft.pilots.length === 0}
      onSubmit={async () => {
        const done = await tryWith(ids);
        if (done !== undefined) onClose();
      }}
      onClose={onClose}
    >
      <Stack sx={{ gap: 4 }}>
        <PilotPicker pilots={entity.pilots} record={record} ids={ids} onChange={setIds} />
        {errorText !== null && <Alert severity="error">{errorText}</Alert>}
      </Stack>
    </FormDialog>
  );
}

interface PilotPickerProps {
  pilots: NonNullable<EntityResource['pilots']>;
  record: RaRecord;
  ids: readonly number[];
  onChange: (ids: number[]) => void;
}

function PilotPicker({ pilots, record, ids, onChange }: PilotPickerProps) {
  const translate = useTranslate();
  const texts = useAutocompleteTexts();
  const { setOpen, setTyped, typed, ...found } = usePilots({ pilots, record, ids });
  return (
    <StableAutocomplete
      {...texts}
      {...found}
      multiple
      filterSelectedOptions
      staysOpen
      inputValue={typed}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ label }) => label}
      isOptionEqualToValue={isSameOption}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onInputChange={(_, text, reason) => {
        if (reason === 'input' || reason === 'clear' || reason === 'blur') setTyped(text);
      }}
      onChange={(_, options) => onChange(options.map(({ id }) => id))}
      slotProps={{ chip: { size: 'small' } }}
      renderInput={(params) => (
        <TextField
          {...params}
          label={translate(`resources.${pilots.of}.name`, { smart_count: 2 })}
          helperText={translate('app.draft.try_text')}
          autoFocus
        />
      )}
    />
  );
}

const FOUND = 25;

/** Those that the row is shown by, as far as the typed words find them. */
function usePilots({ pilots, record, ids }: Pick<PilotPickerProps, 'pilots' | 'record' | 'ids'>) {
  const { typed, words, setTyped, isStale, onlyHits } = useTypedSearch();
  const [isOpen, setOpen] = useState(false);
  const labelOf = useRecordLabel(pilots.of);
  const leading = useGetList(
    pilots.through,
    {
      pagination: { page: 1, perPage: FOUND },
      sort: { field: 'id', order: 'ASC' },
      filter: { [pilots.by]: record.id, ...(words !== '' && { q: words }) },
    },
    { enabled: isOpen, placeholderData: (previous) => previous },
  );
  const led = (leading.data ?? []).map((row: RaRecord) => Number(row[pilots.field]));
  const wanted = [...new Set([...ids, ...led])];
  const named = useGetManyAggregate(
    pilots.of,
    { ids: wanted, meta: { fields: labelFieldsOf(pilots.of) } },
    { enabled: wanted.length > 0 },
  );
  const rows = (named.data ?? []).filter((row): row is RaRecord => row !== undefined);
  const toOption = (id: number): ReferenceOption => {
    const row = rows.find((one) => one.id === id);
    return { id, label: row === undefined ? `#${id}` : labelOf(row) };
  };
  const options = led.map(toOption);
  const selected = ids.map(toOption);
  return {
    options: [...selected.filter(({ id }) => !led.includes(id)), ...options],
    value: useStableItems(selected, isSameOption),
    loading: isOpen && leading.isFetching,
    isStale: isOpen && isStale(leading),
    filterOptions: onlyHits(options),
    typed,
    setTyped,
    setOpen,
  };
}
