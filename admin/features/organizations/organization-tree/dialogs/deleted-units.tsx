import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import { Box, Button, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'react-admin';
import { node } from '../../../../generated/resources.ts';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../../ui/states/error-state.tsx';
import { ReadingDialog } from '../../../../ui/dialogs/reading-dialog.tsx';
import { useAct } from '../../../../providers/use-act.ts';
import { useAffectedEverywhere } from '../data/use-affected.ts';
import { useWords } from '../use-words.ts';
import { useRestore } from './use-restore.ts';

interface Deletion {
  id: number;
  name: string;
  deleted_at: string;
  /** How many units went with it, itself counted. */
  unit_count: number;
  parent_name: string | null;
}

interface DeletedUnitsDialogProps {
  organizationId: number;
  onClose: () => void;
}

/** The deletions that can be undone, the latest first. */
export function DeletedUnitsDialog({ organizationId, onClose }: DeletedUnitsDialogProps) {
  const { translate } = useWords();
  const act = useAct();
  const { data, error, isPending, refetch } = useQuery({
    // Below the units' own key: whatever deletes or restores some makes it ask anew.
    queryKey: [node.route, 'deleted', organizationId],
    queryFn: () =>
      act<{ results: Deletion[] }>(node.route, {
        action: 'deleted',
        method: 'GET',
        input: { organization_id: organizationId },
      }),
  });
  return (
    <ReadingDialog title={translate('app.tree.deleted.title')} onClose={onClose}>
      {isPending ? (
        <Skeleton variant="rounded" height={120} aria-label={translate('ra.page.loading')} role="status" />
      ) : error && data === undefined ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data?.results.length === 0 ? (
        <EmptyState Icon={DeleteOutline} title={translate('app.tree.deleted.none')}>
          {translate('app.tree.deleted.none_text')}
        </EmptyState>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {data?.results.map((deletion) => (
            <DeletedUnit key={deletion.id} deletion={deletion} />
          ))}
        </Box>
      )}
    </ReadingDialog>
  );
}

function DeletedUnit({
  deletion: { id, name, deleted_at: deletedAt, unit_count: units, parent_name: parent },
}: {
  deletion: Deletion;
}) {
  const { translate, nameOf, count } = useWords();
  const locale = useLocale() ?? 'en';
  const { restore, isPending } = useRestore();
  const reload = useAffectedEverywhere();
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(deletedAt));
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 3, paddingBlock: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          <bdi>{name}</bdi>{' '}
          <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
            #{id}
          </Typography>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[
            when,
            parent === null ? '' : translate('app.tree.deleted.below', { name: parent }),
            translate('app.tree.deleted.units', { smart_count: units, count: count(units) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </Box>
      <Button
        variant="outlined"
        size="small"
        disabled={isPending}
        onClick={() => void restore(id, reload)}
        aria-label={translate('app.tree.deleted.restore_of', { name: nameOf({ id, name }) })}
      >
        {translate('app.tree.deleted.restore')}
      </Button>
    </Box>
  );
}
