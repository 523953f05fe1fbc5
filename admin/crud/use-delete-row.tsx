import { type ReactNode, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { ChunkBoundary } from '../ui/chunks/chunk-boundary.tsx';
import { DeleteRow } from './deletion/delete-row.tsx';
import { useGoTo, useScreen } from './screen-context.tsx';
import { useViews } from './views-context.tsx';

/** Deletes a row after a question: the entity's own one where it has one, else the plain one. */
export function useDeleteRow(record: RaRecord | undefined): { ask: () => void; dialog: ReactNode } {
  const { entity } = useScreen();
  const goTo = useGoTo();
  const [isAsking, setAsking] = useState(false);
  const ask = () => setAsking(true);
  const close = () => setAsking(false);
  const Own = useViews().overrideOf(entity)?.deleteDialog;
  if (Own === undefined) return { ask, dialog: isAsking && record && <DeleteRow record={record} onClose={close} /> };
  const own = isAsking && record !== undefined && (
    <ChunkBoundary fallback={null}>
      <Own record={record} onClose={close} onDone={() => goTo('list')} />
    </ChunkBoundary>
  );
  return { ask, dialog: own };
}
