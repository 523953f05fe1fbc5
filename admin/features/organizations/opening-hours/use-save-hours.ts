import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import { openingHours } from '../../../generated/resources.ts';
import type { SeenRow } from '../../../ui/mutations/row-conflict.tsx';
import { useRowChange } from '../../../ui/mutations/use-row-change.ts';
import { useServerMutation } from '../../../ui/mutations/use-server-mutation.ts';
import type { StoredHours } from './week.ts';

const { route } = openingHours;

const doneWith = (what: 'created' | 'updated') => ({ message: `ra.notification.${what}`, words: { smart_count: 1 } });

/** Stores hours, new or changed ones; why they were refused stays to be shown. */
export function useSaveHours(nodeId: number | null) {
  const provider = useDataProvider();
  const { mutate, ...creation } = useServerMutation();
  const { change, conflicting, isPending, errorText, reset } = useRowChange(route);

  /** Answers the id of what is stored; undefined when it was refused. */
  async function save(hours: StoredHours, over: SeenRow | undefined): Promise<number | undefined> {
    const create = () => provider.create(route, { data: { ...hours, node_id: nodeId } });
    const done =
      over === undefined ? await mutate(create, doneWith('created')) : await change(over, hours, doneWith('updated'));
    return done && Number(done.data.id);
  }
  return {
    save,
    isSaving: isPending || creation.isPending,
    errorText: errorText ?? creation.errorText,
    conflicting,
    reset,
  };
}

/** Takes a unit's own hours away: those from above count again. */
export function useRemoveHours() {
  const provider = useDataProvider();
  const queries = useQueryClient();
  const notify = useNotify();
  const { mutate, isPending, errorText } = useServerMutation();
  const remove = (id: number) =>
    mutate(async () => {
      await provider.delete(route, { id });
      notify('ra.notification.deleted', { type: 'success', messageArgs: { smart_count: 1 } });
      await queries.invalidateQueries();
    });
  return { remove, isRemoving: isPending, errorText };
}
