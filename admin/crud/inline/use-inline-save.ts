import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type RaRecord, useDataProvider } from 'react-admin';
import { closestWordsOf, fieldErrorsOf } from '../../providers/problem.ts';
import { useRowConflict } from '../../ui/mutations/row-conflict.tsx';
import { useServerMutation } from '../../ui/mutations/use-server-mutation.ts';
import { useUndoToast } from '../history/use-undo-toast.tsx';
import { useScreen } from '../screen-context.tsx';

interface InlineSave {
  source: string;
  record: RaRecord;
  onClose: () => void;
}

/** Saves one field of a row by a patch of it, made from the row's revision. */
export function useInlineSave({ source, record, onClose }: InlineSave) {
  const { entity } = useScreen();
  const provider = useDataProvider();
  const queries = useQueryClient();
  const tellSaved = useUndoToast(entity);
  const { conflict, settle, take } = useRowConflict();
  const refused = useRef<unknown>(null);
  const { mutate, isPending } = useServerMutation({
    errors: (refusal) => {
      refused.current = refusal;
    },
  });
  const reread = () => queries.invalidateQueries({ queryKey: [entity.route] });

  /** Answers the message at the input, where it was refused. */
  async function save(form: object): Promise<object | undefined> {
    const values = form as Record<string, unknown>;
    const value = values[source] ?? null;
    if (conflict === null && JSON.stringify(value) === JSON.stringify(record[source] ?? null)) {
      onClose();
      return undefined;
    }
    const made = 'revision' in record ? { revision: Number(values['revision'] ?? record['revision']) } : {};
    const update = () =>
      provider.update<RaRecord>(entity.route, {
        id: record.id,
        data: { ...made, [source]: value },
        previousData: record,
      });
    const answer = await mutate(update);
    if (answer === undefined) {
      if (take(refused.current)) return undefined;
      return { [source]: fieldErrorsOf(refused.current)[source] ?? closestWordsOf(refused.current) };
    }
    tellSaved(answer.data, record);
    await reread();
    onClose();
    return undefined;
  }

  const takeTheirs = () => {
    void reread();
    onClose();
  };
  return { save, isPending, conflict, settle, takeTheirs };
}
