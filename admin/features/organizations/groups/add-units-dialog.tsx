import { Alert, Checkbox, FormControlLabel, Stack } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate, useLocale } from 'react-admin';
import { TreePicker } from '../../../fields/tree/tree-picker.tsx';
import { node } from '../../../generated/resources.ts';
import type { GroupKind, GroupRow } from './group-kinds.ts';
import { useGroupAction } from './use-group-action.ts';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';

/** The most that one call takes. */
const UNIT_LIMIT = 500;

interface AddUnitsDialogProps {
  kind: GroupKind;
  group: GroupRow;
  onClose: () => void;
}

/** Puts units into the group; those of another group stay there until one says that they are to come. */
export function AddUnitsDialog({ kind, group, onClose }: AddUnitsDialogProps) {
  const translate = useTranslate();
  const { add, answer, isPending, errorText, reset } = useAdding(kind, group, onClose);
  const [unitIds, setUnitIds] = useState<number[]>([]);
  const [withSubunits, setWithSubunits] = useState(false);
  const isAsking = answer !== null;
  return (
    <FormDialog
      title={translate('app.groups.add.title', { group: group.name })}
      action={translate(isAsking ? 'app.groups.add.move_here' : 'app.groups.add.action')}
      leaveLabel={isAsking ? 'app.groups.add.leave' : undefined}
      // Once it asks, what was chosen is done.
      isDirty={isAsking ? false : undefined}
      isBusy={isPending}
      isBlocked={unitIds.length === 0}
      onSubmit={() => add({ unitIds, withSubunits, replace: isAsking })}
      onClose={onClose}
    >
      {isAsking ? (
        <Result answer={answer} />
      ) : (
        <Stack sx={{ gap: 3 }}>
          <TreePicker
            reference={node.route}
            multiple
            autoFocus
            label={translate('app.groups.add.units')}
            value={unitIds}
            onChange={(ids) => {
              reset();
              setUnitIds(ids.slice(0, UNIT_LIMIT));
            }}
            error={errorText !== null}
            helperText={errorText ?? undefined}
          />
          <FormControlLabel
            control={
              <Checkbox checked={withSubunits} onChange={(_, isChecked) => setWithSubunits(isChecked)} size="small" />
            }
            label={translate('app.groups.add.with_subunits')}
          />
        </Stack>
      )}
    </FormDialog>
  );
}

/** What came of it, and the question that is left. */
function Result({ answer }: { answer: Added }) {
  const unitsText = useUnitsText();
  const textOf = useAddedText();
  const done = textOf(answer);
  return (
    <Stack role="status" sx={{ gap: 3 }}>
      {done !== '' && (
        <Alert severity="success" variant="outlined">
          {done}
        </Alert>
      )}
      <Alert severity="warning" variant="outlined">
        {unitsText('in_other_group', answer.in_other_group)}
      </Alert>
    </Stack>
  );
}

interface Adding {
  unitIds: number[];
  withSubunits: boolean;
  replace: boolean;
}

/** Closes with a sentence, unless units are left in other groups: then `answer` asks about them. */
function useAdding(kind: GroupKind, group: GroupRow, onClose: () => void) {
  const notify = useNotify();
  const textOf = useAddedText();
  const { run, ...state } = useGroupAction();
  const [answer, setAnswer] = useState<Added | null>(null);

  async function add({ unitIds, withSubunits, replace }: Adding): Promise<void> {
    const input = { kind, group_id: group.id, node_ids: unitIds, with_subunits: withSubunits, replace };
    const added = await run<Added>('multi_add', input);
    if (added === undefined) return;
    if (added.in_other_group > 0) {
      setAnswer(added);
      return;
    }
    // The second call finds in the group what the first has put there; that was said.
    notify(textOf(replace ? { ...added, unchanged: 0 } : added), { type: 'success' });
    onClose();
  }
  return { add, answer, ...state };
}

/** What `multi_add` answers: how many units, and what became of them. */
interface Added {
  added: number;
  moved: number;
  /** Were in the group already. */
  unchanged: number;
  /** Left in another group. */
  in_other_group: number;
  /** In the group now, but with a design of their own that comes first. */
  own_design: number;
}

const PARTS = ['added', 'moved', 'unchanged', 'own_design'] as const;

/** A number of units in a sentence of `app.groups.added`. */
function useUnitsText(): (part: keyof Added, units: number) => string {
  const translate = useTranslate();
  const format = new Intl.NumberFormat(useLocale());
  return (part, units) => translate(`app.groups.added.${part}`, { smart_count: units, count: format.format(units) });
}

/** The answer in sentences, without those about nobody; what is in another group is a question of its own. */
function useAddedText(): (answer: Added) => string {
  const textOf = useUnitsText();
  return (answer) =>
    PARTS.filter((part) => answer[part] > 0)
      .map((part) => textOf(part, answer[part]))
      .join(' ');
}
