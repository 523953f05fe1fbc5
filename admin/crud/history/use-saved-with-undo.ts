import { type Identifier, type RaRecord, useRedirect } from 'react-admin';
import type { EntityResource } from '../../entities/resource.ts';
import { useUndoToast } from './use-undo-toast.tsx';

type Redirect = (resource: string | undefined, id: Identifier | undefined) => string;

/** After a form was saved: says so, offers to take it back while the server still can, and goes on. */
export function useSavedWithUndo(entity: EntityResource) {
  const redirect = useRedirect();
  const tellSaved = useUndoToast(entity);
  return (to: Redirect, saved: RaRecord, { previousData }: { previousData?: RaRecord | undefined }) => {
    tellSaved(saved, previousData);
    redirect(to, entity.route, saved.id, saved);
  };
}
