import type { RaRecord } from 'react-admin';
import type { EntityResource } from '../../entities/resource.ts';
import { useAct } from '../../providers/use-act.ts';
import { useServerMutation } from '../../ui/mutations/use-server-mutation.ts';
import type { Draft } from './use-drafts.ts';

interface Tried {
  entity: EntityResource;
  record: RaRecord;
  draft: Draft;
}

/** Says what tries a draft from now on; with none the trial is over. */
export function useTryDraft({ entity, record, draft }: Tried, errors?: 'toast') {
  const act = useAct();
  const { mutate, isPending, errorText } = useServerMutation(errors && { errors });
  const tryWith = (pilots: readonly number[]) => {
    const input = { revision: draft.revision, pilots };
    return mutate(() => act(entity.route, { action: 'draft/pilots', id: record.id, input }), {
      message: pilots.length === 0 ? 'app.draft.try_ended' : 'app.draft.try_done',
    });
  };
  return { tryWith, isPending, errorText };
}
