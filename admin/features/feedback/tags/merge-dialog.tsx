import { Box, DialogContentText, LinearProgress, TextField } from '@mui/material';
import { useState, useEffect, useRef } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { type ReferenceOption, isSameOption, useReferenceOptions } from '../../../fields/references.ts';
import { companyTag } from '../../../generated/resources.ts';
import type { CompanyTagRecord } from '../../../generated/types.ts';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { useTotalText } from '../../../ui/list/pagination.tsx';
import { useServerMutation } from '../../../ui/mutations/use-server-mutation.ts';
import { StableAutocomplete } from '../../../fields/base/stable-autocomplete.tsx';
import { useAutocompleteTexts } from '../../../fields/base/use-autocomplete-texts.ts';
import { useAct } from '../../../providers/use-act.ts';

interface MergeDialogProps {
  tag: CompanyTagRecord;
  onClose: () => void;
  onDone: () => void;
}

/** Chooses the tag that stays, and says what comes of it. */
export function MergeDialog({ tag, onClose, onDone }: MergeDialogProps) {
  const translate = useTranslate();
  const { merge, progress } = useMerge(tag.id);
  const { mutate, isPending, errorText, reset } = useServerMutation();
  const [into, setInto] = useState<ReferenceOption | null>(null);
  const { name } = tag;

  async function submit(): Promise<void> {
    if (into === null) return;
    const words = { name, into: into.label };
    const left = await mutate(() => merge(into.id), { message: 'app.tags.merge.done', words });
    if (left === 0) onDone();
  }
  return (
    <FormDialog
      title={translate('app.tags.merge.title', { name })}
      action={translate(`resources.${companyTag.route}.actions.merge`)}
      isBusy={isPending}
      isBlocked={into === null}
      onSubmit={submit}
      onClose={onClose}
    >
      <TagPicker
        label={translate('app.tags.merge.into')}
        exceptId={tag.id}
        value={into}
        onChange={(chosen) => {
          reset();
          setInto(chosen);
        }}
        errorText={errorText}
      />
      {progress === null ? <Outcome tag={tag} into={into?.label} /> : <Progress {...progress} />}
    </FormDialog>
  );
}

/** How far it is, where much has the tag. */
function Progress({ moved, all }: { moved: number; all: number }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const number = (value: number) => new Intl.NumberFormat(locale).format(value);
  const label = translate('app.tags.merge.progress', { moved: number(moved), all: number(all) });
  return (
    <Box sx={{ marginTop: 4 }}>
      <LinearProgress variant="determinate" value={(100 * moved) / all} aria-label={label} />
      <DialogContentText variant="body2" sx={{ marginTop: 2, fontVariantNumeric: 'tabular-nums' }}>
        {label}
      </DialogContentText>
    </Box>
  );
}

/** What will be moved where; before a tag is chosen, what merging is. */
function Outcome({ tag, into }: { tag: CompanyTagRecord; into: string | undefined }) {
  const translate = useTranslate();
  const totalText = useTotalText();
  const { name, feedback_count: count } = tag;
  const words = { name, into, smart_count: count, count: totalText(count) };
  const key = into === undefined ? 'about' : count === 0 ? 'unused' : 'moves';
  return (
    <DialogContentText role="status" sx={{ marginTop: 4, overflowWrap: 'anywhere' }}>
      {translate(`app.tags.merge.${key}`, words)}
    </DialogContentText>
  );
}

interface TagPickerProps {
  label: string;
  /** Left out of the choices. */
  exceptId: number;
  value: ReferenceOption | null;
  onChange: (tag: ReferenceOption | null) => void;
  errorText: string | null;
}

const TAGS = { reference: companyTag.route, searchable: true, sortBy: 'name' };

/** Chooses a tag by its name. */
function TagPicker({ label, exceptId, value, onChange, errorText }: TagPickerProps) {
  const translate = useTranslate();
  const texts = useAutocompleteTexts();
  const [isOpen, setOpen] = useState(false);
  const { options, isPending, isStale, filterOptions, error, setTyped } = useReferenceOptions(TAGS, [], isOpen);
  return (
    <StableAutocomplete
      {...texts}
      options={options.filter(({ id }) => id !== exceptId)}
      value={value}
      loading={isPending}
      isStale={isStale}
      filterOptions={filterOptions}
      getOptionKey={({ id }) => id}
      getOptionLabel={(tag) => tag.label}
      isOptionEqualToValue={isSameOption}
      noOptionsText={translate(error ? 'app.errors.choices' : 'app.tags.merge.none')}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onChange={(_, tag) => onChange(tag)}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
      renderInput={(params) => (
        <TextField {...params} label={label} error={errorText !== null} helperText={errorText} autoFocus />
      )}
    />
  );
}

interface Merged {
  moved: number;
  left: number;
}

/** Merges a tag, part by part where much has it; what was moved until the dialog is left stays moved. */
function useMerge(id: number) {
  const act = useAct();
  const [progress, setProgress] = useState<{ moved: number; all: number } | null>(null);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  /** Answers how much is left, which is nothing unless the dialog was left. */
  async function merge(intoId: number): Promise<number> {
    let moved = 0;
    let part: Merged;
    do {
      part = await act<Merged>(companyTag.route, { action: 'merge', id, input: { into_id: intoId } });
      moved += part.moved;
      setProgress(part.left > 0 ? { moved, all: moved + part.left } : null);
    } while (part.left > 0 && isShown.current);
    return part.left;
  }
  return { merge, progress };
}
