import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import { openingHours } from '../../../generated/resources.ts';
import type { SeenRow } from '../../../ui/row-conflict.tsx';
import { useChange } from '../../../ui/use-change.ts';
import { useRowChange } from '../../../ui/use-row-change.ts';
import { useTask } from '../../../ui/use-task.ts';
import type { StoredHours } from './week.ts';

const { route } = openingHours;

const doneWith = (what: 'created' | 'updated') => ({ message: `ra.notification.${what}`, words: { smart_count: 1 } });

/** Stores hours, new or changed ones; why they were refused stays to be shown. */
export function useSaveHours(nodeId: number | null) {
  const provider = useDataProvider();
  const { make, ...creation } = useChange();
  const { change, conflicting, isRunning, errorText, forget } = useRowChange(route);

  /** Answers the id of what is stored; undefined when it was refused. */
  async function save(hours: StoredHours, over: SeenRow | undefined): Promise<number | undefined> {
    const create = () => provider.create(route, { data: { ...hours, node_id: nodeId } });
    const done =
      over === undefined ? await make(create, doneWith('created')) : await change(over, hours, doneWith('updated'));
    return done && Number(done.data.id);
  }
  return {
    save,
    isSaving: isRunning || creation.isRunning,
    errorText: errorText ?? creation.errorText,
    conflicting,
    forget,
  };
}

/** Takes a unit's own hours away: those from above count again. */
export function useRemoveHours() {
  const provider = useDataProvider();
  const queries = useQueryClient();
  const notify = useNotify();
  const { run, isRunning, errorText } = useTask();
  const remove = (id: number) =>
    run(async () => {
      await provider.delete(route, { id });
      notify('ra.notification.deleted', { type: 'success', messageArgs: { smart_count: 1 } });
      await queries.invalidateQueries();
    });
  return { remove, isRemoving: isRunning, errorText };
}
