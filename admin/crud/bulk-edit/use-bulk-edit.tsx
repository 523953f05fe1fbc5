import { useState } from 'react';
import { type RaRecord, useDataProvider, useListContext, useNotify, useRefresh } from 'react-admin';
import { useMay, useWritableFields } from '../../entities/use-access.ts';
import type { EntityResource } from '../../entities/resource.ts';
import { closestWordsOf } from '../../providers/problem.ts';
import { useAct } from '../../providers/use-act.ts';
import { useServerMutation } from '../../ui/mutations/use-server-mutation.ts';
import { UNDO_TOAST_MS } from '../../ui/toasts/toast-times.ts';
import { UndoButton } from '../../ui/toasts/undo-button.tsx';
import { useWritableCustomNames } from '../custom/use-custom-pieces.tsx';
import { inTurns } from '../in-turns.ts';
import { useScreen } from '../screen-context.tsx';
import { useViews } from '../views-context.tsx';

/** The fields that the reader may give several rows one value of; where the form for a row is written by hand those that the tenant has added. */
export function useBulkFields(): string[] {
  const { entity } = useScreen();
  const writable = useWritableFields(entity, 'patch');
  const added = useWritableCustomNames(entity, 'patch');
  const isOwn = useViews().overrideOf(entity)?.edit !== undefined;
  if (entity.bulkEdit === undefined) return [];
  // Forms that are written by hand have inputs of their own, but for these.
  return isOwn ? added : [...entity.bulkEdit.filter((field) => writable.includes(field)), ...added];
}

/** Tells which rows can be changed with others. */
export function useIsBulkEditable(): (row: RaRecord) => boolean {
  const { entity } = useScreen();
  const may = useMay(entity.route);
  const fields = useBulkFields();
  return (row) => fields.length > 0 && may('edit', row);
}

/** A row that stayed as it was, and why. */
export interface Unchanged {
  row: RaRecord;
  /** In the reader's language. */
  reason: string;
}

interface Outcome {
  refused: Unchanged[];
  /** As they are now. */
  written: RaRecord[];
}

/**
 * Gives rows one value of a field, each by a patch of its own, so that each is judged as it is.
 * @returns `run` answers those that were refused
 */
export function useBulkEdit(entity: EntityResource) {
  const provider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  const { selectedIds, onSelect } = useListContext();
  const act = useAct();
  const { mutate, isPending } = useServerMutation();
  const undoing = useServerMutation({ errors: 'toast' });
  const [unchanged, setUnchanged] = useState<Unchanged[]>([]);

  const undo = (rows: readonly RaRecord[]) =>
    undoing.mutate(
      () => inTurns(rows, ({ id, updated_at }) => act(entity.route, { action: 'undo', id, input: { updated_at } })),
      { message: 'app.history.undone' },
    );

  async function change(rows: readonly RaRecord[], data: object, reason: string): Promise<Outcome> {
    const outcome: Outcome = { refused: [], written: [] };
    const meta = { origin: { source: 'bulk_edit', reason } };
    await inTurns(rows, async (row) => {
      try {
        const made = 'revision' in row ? { revision: Number(row['revision']) } : {};
        const change = { id: row.id, data: { ...made, ...data }, previousData: row, meta };
        const { data: stored } = await provider.update<RaRecord>(entity.route, change);
        // What had the value already was not sent.
        if (stored['updated_at'] !== row['updated_at']) outcome.written.push(stored);
      } catch (refusal) {
        outcome.refused.push({ row, reason: closestWordsOf(refusal) });
      }
    });
    return outcome;
  }

  async function run(rows: readonly RaRecord[], data: object, reason = ''): Promise<Unchanged[] | undefined> {
    const outcome = await mutate(() => change(rows, data, reason));
    if (outcome === undefined) return undefined;
    const { refused, written } = outcome;
    const staying = new Set(refused.map(({ row }) => row.id));
    const changed = rows.filter(({ id }) => !staying.has(id));
    const isUndone = entity.history !== undefined && written.length > 0;
    if (changed.length > 0)
      notify('app.bulk_edit.done', {
        type: 'success',
        messageArgs: { smart_count: changed.length },
        ...(isUndone && { autoHideDuration: UNDO_TOAST_MS, action: <UndoButton onUndo={() => void undo(written)} /> }),
      });
    onSelect(selectedIds.filter((id) => !changed.some((row) => row.id === id)));
    setUnchanged(refused);
    refresh();
    return refused;
  }
  return { run, isPending, unchanged };
}
