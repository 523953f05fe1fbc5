import Edit from '@mui/icons-material/EditOutlined';
import EditNote from '@mui/icons-material/EditNoteOutlined';
import { Button, CircularProgress } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { EntityResource } from '../../entities/resource.ts';
import { useAct } from '../../providers/use-act.ts';
import { isObject } from '../../providers/user-data.ts';
import { ChunkBoundary } from '../../ui/chunks/chunk-boundary.tsx';
import type { SeenRow } from '../../ui/mutations/row-conflict.tsx';
import { useServerMutation } from '../../ui/mutations/use-server-mutation.ts';
import type { KeptDraft } from '../../ui/unsaved/use-document-draft.ts';
import { useDrafts } from './use-drafts.ts';

interface DesignerButtonsProps {
  entity: EntityResource;
  row: SeenRow;
  /** Of the row: holds the document that is designed. */
  field: string;
  label: string;
  /** The designer, over what is live or over the draft. */
  children: (kept: KeptDraft | undefined, onClose: () => void) => ReactNode;
}

/** The ways into the designer of a row's document: to what is live, and to what its draft has of it. */
export function DesignerButtons({ entity, row, field, label, children }: DesignerButtonsProps) {
  const translate = useTranslate();
  const [opened, setOpened] = useState<'live' | 'draft'>();
  const { keeping, drafted } = useKeeping(entity, row, field);
  // What a draft has already is gone on with there, and not overwritten from here.
  const kept = opened === 'draft' ? keeping && { ...keeping, goesOnWith: { document: drafted ?? null } } : keeping;
  const isOverDraft = opened === 'live' && drafted !== undefined;
  return (
    <>
      <Button variant="contained" size="small" startIcon={<Edit />} onClick={() => setOpened('live')}>
        {label}
      </Button>
      {drafted !== undefined && (
        <Button variant="outlined" size="small" startIcon={<EditNote />} onClick={() => setOpened('draft')}>
          {translate('app.draft.open')}
        </Button>
      )}
      {opened !== undefined && (
        <ChunkBoundary fallback={<CircularProgress size={20} aria-label={translate('ra.page.loading')} />}>
          {children(isOverDraft ? undefined : kept, () => setOpened(undefined))}
        </ChunkBoundary>
      )}
    </>
  );
}

/** What of the field the row's draft has, undefined where it has nothing of it; and what keeps more in it. */
function useKeeping(entity: EntityResource, row: SeenRow, field: string) {
  const act = useAct();
  const drafts = useDrafts(entity, row);
  const { mutate, isPending, errorText } = useServerMutation();
  if (drafts === undefined) return { keeping: undefined, drafted: undefined };
  const { draft } = drafts;
  const held = draft?.changes[field];
  const keeping: KeptDraft = {
    keep: ({ id, revision }, changes) => {
      const input = {
        changes: { ...draft?.changes, ...changes, revision },
        note: draft?.note ?? null,
        ...(draft && { revision: draft.revision }),
      };
      return mutate(() => act(entity.route, { action: 'draft', id, input }), { message: 'app.draft.saved' });
    },
    isKeeping: isPending,
    errorText,
  };
  return { keeping, drafted: isObject(held) || held === null ? held : undefined };
}
