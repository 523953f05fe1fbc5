import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type RaRecord, useDataProvider } from 'react-admin';
import { useMay, useWritableFields } from '../../entities/use-access.ts';
import type { Board } from '../../entities/resource.ts';
import { useServerMutation } from '../../ui/mutations/use-server-mutation.ts';
import { useScreen } from '../screen-context.tsx';

/** A card on its way to another column. */
export interface Moving {
  row: RaRecord;
  to: string;
}

/** Where cards may go, and the patch that takes one there; what is refused is said and stays where it was. */
export function useMoves({ field, states }: Board) {
  const { entity } = useScreen();
  const provider = useDataProvider();
  const queries = useQueryClient();
  const may = useMay(entity.route);
  const isWritable = useWritableFields(entity, 'patch').includes(field);
  const { mutate } = useServerMutation({ errors: 'toast' });
  const [moving, setMoving] = useState<Moving | null>(null);
  const movesOf = (row: RaRecord): readonly string[] =>
    isWritable && may('edit', row) ? (states[String(row[field])] ?? []) : [];
  async function move(row: RaRecord, to: string): Promise<void> {
    if (!movesOf(row).includes(to)) return;
    setMoving({ row, to });
    const made = 'revision' in row ? { revision: Number(row['revision']) } : {};
    const update = () =>
      provider.update(entity.route, { id: row.id, data: { ...made, [field]: to }, previousData: row });
    await mutate(update, { message: 'app.list.board.moved' });
    await queries.invalidateQueries({ queryKey: [entity.route, 'getList'] });
    setMoving(null);
  }
  return { moving, movesOf, move };
}
