import { useQueryClient } from '@tanstack/react-query';
import { useCreate, useDataProvider, useNotify, useRefresh, useUpdate } from 'react-admin';
import { openingHours } from '../../generated/resources.ts';
import { useTask } from '../../kit/use-task.ts';
import { type Hours, toStored } from './week.ts';

const { route } = openingHours;

/** Stores hours, new or changed ones; why they were refused stays to be shown. */
export function useSaveHours() {
  const notify = useNotify();
  const refresh = useRefresh();
  const [create] = useCreate();
  const [update] = useUpdate();
  const { run, isRunning, fault } = useTask();

  /** Answers the id of what is stored; undefined when it was refused. */
  const save = (hours: Hours, { id, nodeId }: { id?: number | undefined; nodeId: number | null }) =>
    run(async (): Promise<number> => {
      const data = toStored(hours);
      const made =
        id === undefined
          ? await create(route, { data: { ...data, node_id: nodeId } }, { returnPromise: true })
          : await update(route, { id, data }, { returnPromise: true, mutationMode: 'pessimistic' });
      notify(id === undefined ? 'ra.notification.created' : 'ra.notification.updated', {
        type: 'success',
        messageArgs: { smart_count: 1 },
      });
      refresh();
      return Number(made.id);
    });
  return { save, isSaving: isRunning, fault };
}

/** Takes a unit's own hours away: those from above count again. */
export function useRemoveHours() {
  const provider = useDataProvider();
  const queries = useQueryClient();
  const notify = useNotify();
  const { run, isRunning, fault } = useTask();
  const remove = (id: number) =>
    run(async () => {
      await provider.delete(route, { id });
      notify('ra.notification.deleted', { type: 'success', messageArgs: { smart_count: 1 } });
      await queries.invalidateQueries();
    });
  return { remove, isRemoving: isRunning, fault };
}
