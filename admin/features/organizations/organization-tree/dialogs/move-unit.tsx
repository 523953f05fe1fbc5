import { Box, Button, Checkbox, DialogContentText, FormControlLabel, TextField, Typography } from '@mui/material';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { HelpTip } from '../../../../ui/guidance/help-tip.tsx';
import { node } from '../../../../generated/resources.ts';
import { useAct } from '../../../../providers/use-act.ts';
import { useUserData } from '../../../../providers/use-session.tsx';
import { useAffected } from '../data/use-affected.ts';
import type { Unit } from '../unit.ts';
import { useWords } from '../use-words.ts';
import { useServerMutation } from '../../../../ui/mutations/use-server-mutation.ts';
import { ErrorText } from './error-text.tsx';
import { FormViolations } from '../../../../ui/form/form-violations.tsx';
import { LeaveButton, WritingDialog } from '../../../../ui/dialogs/writing-dialog.tsx';

interface MoveUnitDialogProps {
  unit: Unit;
  /** The unit that it was dropped on: checked at once. */
  targetId?: number;
  onClose: () => void;
  /** After the move, once the tree shows it; the dialog has closed. `movedAt` in milliseconds since 1970. */
  onDone?: (movedAt: number) => void;
}

/** What a check of the target answers. */
interface Place {
  /** Null: the top of the organization. */
  id: number | null;
  name: string | null;
  /** From the top down to the target itself. */
  path: { id: number; name: string }[];
  /** How many units move. */
  unit_count: number;
}

/** Moves a unit with all below it: the target is named and checked, then the move is confirmed. */
export function MoveUnitDialog({ unit, targetId, onClose, onDone }: MoveUnitDialogProps) {
  const { translate, nameOf, count } = useWords();
  const { typed, type, isTop, setTop, place, check, move, isPending, error } = useMove(unit, {
    targetId,
    onClose,
    onDone,
  });
  const confirm = useFocusOnceFound(place);
  const mayTop = useUserData()?.is_admin === true && !unit.is_top;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void (place === null ? check(isTop ? null : undefined) : move(place));
  };
  return (
    <WritingDialog
      size="xs"
      title={translate('app.tree.move.title', { name: nameOf(unit) })}
      onSubmit={submit}
      onClose={onClose}
      actions={
        <>
          <FormViolations />
          <LeaveButton />
          <Button ref={confirm} type="submit" variant="contained" disabled={place === null} loading={isPending}>
            {place === null
              ? translate('app.tree.move.action')
              : translate('app.tree.move.confirm', { smart_count: place.unit_count, count: count(place.unit_count) })}
          </Button>
        </>
      }
    >
      <DialogContentText component="div" sx={{ marginBottom: 4 }}>
        {translate('app.tree.move.text')} <HelpTip topic="moving" />
      </DialogContentText>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'start' }}>
        <TextField
          label={translate('app.tree.move.target')}
          value={isTop ? '' : typed}
          onChange={(event) => type(event.target.value)}
          error={error !== null}
          helperText={error === null ? translate('app.tree.move.help') : <ErrorText error={error} />}
          disabled={isTop}
          required
          autoFocus
          autoComplete="off"
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
        {place === null && (
          <Button type="submit" variant="outlined" disabled={isPending} sx={{ marginTop: '24px', flexShrink: 0 }}>
            {translate('app.tree.move.check')}
          </Button>
        )}
      </Box>
      {mayTop && (
        <FormControlLabel
          control={<Checkbox checked={isTop} onChange={(_, checked) => setTop(checked)} />}
          label={translate('app.tree.move.to_top')}
        />
      )}
      <div role="status">{place !== null && <PlaceFound place={place} unit={unit} />}</div>
    </WritingDialog>
  );
}

/** Where the units will be, and how many they are. */
function PlaceFound({ place, unit }: { place: Place; unit: Unit }) {
  const { translate, nameOf, count } = useWords();
  const below = place.unit_count - 1;
  return (
    <Box sx={{ marginTop: 4, padding: 3, borderRadius: 1, backgroundColor: 'accentSurface' }}>
      <Typography sx={{ fontWeight: 600 }}>
        <bdi>
          {place.id === null ? translate('app.tree.move.top') : nameOf({ id: place.id, name: place.name ?? '' })}
        </bdi>
      </Typography>
      {place.path.length > 1 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          <bdi>{place.path.map(({ name }) => name).join(' › ')}</bdi>
        </Typography>
      )}
      <Typography variant="body2" sx={{ marginTop: 1 }}>
        {below === 0
          ? translate('app.tree.move.alone', { name: unit.name })
          : translate('app.tree.move.with_below', { name: unit.name, smart_count: below, count: count(below) })}
      </Typography>
    </Box>
  );
}

/** The button that checks goes with its answer: who pressed it by the keyboard goes on at the one that moves. */
function useFocusOnceFound(place: Place | null) {
  const confirm = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (place !== null && !(document.activeElement instanceof HTMLInputElement)) confirm.current?.focus();
  }, [place]);
  return confirm;
}

function useMove(unit: Unit, { targetId, onClose, onDone }: Omit<MoveUnitDialogProps, 'unit'>) {
  const act = useAct();
  const affected = useAffected();
  const notify = useNotify();
  const { mutate, isPending, error, reset } = useServerMutation();
  const [typed, setTyped] = useState(targetId === undefined ? '' : String(targetId));
  const [isTop, setIsTop] = useState(false);
  const [place, setPlace] = useState<Place | null>(null);

  async function check(target: number | null | undefined = idOf(typed)): Promise<void> {
    const found = await mutate(async () => {
      if (target === undefined) throw new Error(typed.trim() === '' ? 'ra.validation.required' : 'app.tree.move.no_id');
      const input = target === null ? {} : { target_id: target };
      return act<Place>(node.route, { action: 'check_move', id: unit.id, method: 'GET', input });
    });
    if (found !== undefined) setPlace(found);
  }
  async function move({ id: target }: Place): Promise<void> {
    const moved = await mutate(() =>
      act<{ moved: number }>(node.route, { action: 'move', id: unit.id, input: { target_id: target } }),
    );
    // What is refused now was allowed when it was checked: it is to be checked anew.
    if (moved === undefined) return setPlace(null);
    notify('app.tree.move.done', { type: 'success' });
    const movedAt = Date.now();
    onClose();
    const levels =
      target === null
        ? [unit]
        : [unit, { path: `/${target}/` }, ...(place?.path ?? []).map((above) => ({ path: `/${above.id}/` }))];
    await affected(unit.organization_id, levels);
    // Only now is it drawn at its new place: what had the focus at the old one is gone.
    onDone?.(movedAt);
  }
  function type(text: string): void {
    setTyped(text);
    setPlace(null);
    reset();
  }
  function setTop(checked: boolean): void {
    setIsTop(checked);
    setPlace(null);
    reset();
    if (checked) void check(null);
  }
  const checkDropped = useEffectEvent(() => void check());
  useEffect(() => {
    if (targetId !== undefined) checkDropped();
  }, [targetId]);
  return { typed, type, isTop, setTop, place, check, move, isPending, error };
}

/** A unit's id as people write it: `31` or `#31`. */
function idOf(text: string): number | undefined {
  const [, digits] = /^\s*#?([1-9]\d{0,14})\s*$/.exec(text) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
