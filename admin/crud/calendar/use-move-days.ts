import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useDataProvider } from 'react-admin';
import type { Calendar } from '../../entities/resource.ts';
import { useMay, useWritableFields } from '../../entities/use-access.ts';
import { useServerMutation } from '../../ui/mutations/use-server-mutation.ts';
import { useUndoToast } from '../history/use-undo-toast.tsx';
import { useScreen } from '../screen-context.tsx';
import { movedBy } from './days.ts';

/** Which rows may be moved to other days, and the patch that does so; what is refused is said. */
export function useMoveDays(calendar: Calendar) {
  const { entity } = useScreen();
  const provider = useDataProvider();
  const queries = useQueryClient();
  const may = useMay(entity.route);
  const writable = useWritableFields(entity, 'patch');
  const tellSaved = useUndoToast(entity);
  const { mutate } = useServerMutation({ errors: 'toast' });
  const { from, to } = calendar;
  const areWritable = [from, to].every((name) => name === undefined || writable.includes(name));
  return {
    mayMove: (row: RaRecord): boolean => areWritable && may('edit', row),
    /** Answers whether it was saved. */
    async move(row: RaRecord, count: number): Promise<boolean> {
      const made = 'revision' in row ? { revision: Number(row['revision']) } : {};
      const data = { ...made, ...movedBy(calendar, row, count) };
      const answer = await mutate(() =>
        provider.update<RaRecord>(entity.route, { id: row.id, data, previousData: row }),
      );
      if (answer !== undefined) tellSaved(answer.data, row);
      // A refusal too may mean that the row is no longer as it is shown.
      void queries.invalidateQueries({ queryKey: [entity.route] });
      return answer !== undefined;
    },
  };
}
