import { useState } from 'react';
import { type RaRecord, useDataProvider, useListContext, useNotify, useRefresh } from 'react-admin';
import { useMay, useWritableFields } from '../../entities/use-access.ts';
import type { EntityResource } from '../../entities/resource.ts';
import { closestWordsOf } from '../../providers/problem.ts';
import { useServerMutation } from '../../ui/mutations/use-server-mutation.ts';
import { useScreen } from '../screen-context.tsx';
import { useViews } from '../views-context.tsx';

/** The fields that the reader may give several rows one value of; none where the form for a row is written by hand. */
export function useBulkFields(): string[] {
  const { entity } = useScreen();
  const writable = useWritableFields(entity, 'patch');
  const isOwn = useViews().overrideOf(entity)?.edit !== undefined;
  return isOwn ? [] : (entity.bulkEdit ?? []).filter((field) => writable.includes(field));
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

/** How many are on their way at once: the others of the company have their turns. */
const AT_ONCE = 4;

/**
 * Gives rows one value of a field, each by a patch of its own, so that each is judged as it is.
 * @returns `run` answers those that were refused
 */
export function useBulkEdit(entity: EntityResource) {
  const provider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  const { selectedIds, onSelect } = useListContext();
  const { mutate, isPending } = useServerMutation();
  const [unchanged, setUnchanged] = useState<Unchanged[]>([]);

  async function change(rows: readonly RaRecord[], data: object): Promise<Unchanged[]> {
    const waiting = [...rows];
    const refused: Unchanged[] = [];
    const work = async (): Promise<void> => {
      for (let row = waiting.shift(); row !== undefined; row = waiting.shift()) {
        try {
          const made = 'revision' in row ? { revision: Number(row['revision']) } : {};
          await provider.update(entity.route, { id: row.id, data: { ...made, ...data }, previousData: row });
        } catch (refusal) {
          refused.push({ row, reason: closestWordsOf(refusal) });
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return refused;
  }

  async function run(rows: readonly RaRecord[], data: object): Promise<Unchanged[] | undefined> {
    const refused = await mutate(() => change(rows, data));
    if (refused === undefined) return undefined;
    const staying = new Set(refused.map(({ row }) => row.id));
    const changed = rows.filter(({ id }) => !staying.has(id));
    if (changed.length > 0)
      notify('app.bulk_edit.done', { type: 'success', messageArgs: { smart_count: changed.length } });
    onSelect(selectedIds.filter((id) => !changed.some((row) => row.id === id)));
    setUnchanged(refused);
    refresh();
    return refused;
  }
  return { run, isPending, unchanged };
}
