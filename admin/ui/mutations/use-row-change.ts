import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { rowConflictOf, type SeenRow } from './row-conflict.tsx';
import { type Done, useServerMutation } from './use-server-mutation.ts';

/** Changes rows from outside of a form of react-admin: where somebody was quicker, that stays to be told (`ConflictNotice`). */
export function useRowChange(resource: string) {
  const provider = useDataProvider();
  const { mutate, isPending, error, errorText, reset } = useServerMutation();
  const [seen, setSeen] = useState<SeenRow>();
  const conflict = error === null ? null : rowConflictOf(error);
  return {
    /** Answers undefined when it was refused. */
    change(row: SeenRow, data: object, done: Done) {
      setSeen(row);
      const { id, revision } = row;
      return mutate(() => provider.update(resource, { id, data: { ...data, revision }, previousData: { id } }), done);
    },
    isPending,
    /** For the notice, with who was quicker. */
    conflicting: { conflict, resource, seen },
    /** Any other refusal. */
    errorText: conflict === null ? errorText : null,
    reset,
  };
}
