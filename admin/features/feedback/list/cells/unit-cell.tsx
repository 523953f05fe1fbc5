import { Box, Link, Skeleton, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useGetManyAggregate, useRecordContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { EmptyValue } from '../../../../fields/base/empty-value.tsx';
import { OneLine } from '../../../../fields/base/one-line.tsx';
import { node } from '../../../../generated/resources.ts';
import type { NodeRecord } from '../../../../generated/types.ts';
import { useScreen, useScreenPath } from '../../../../crud/screen-context.tsx';
import type { FeedbackRow } from '../../feedback-row.ts';
import { useFieldName } from '../../use-field-name.ts';

const SHOWN = { fields: ['name', 'type', 'parent_id'] };
const NAME_WIDTH = '22ch';
const OWN = 'node_id';

/** A unit, read together with those of all other rows; undefined for one that is out of sight. */
function useUnit(id: number | null | undefined): { unit: NodeRecord | undefined; isPending: boolean } {
  const ids = id === undefined || id === null ? [] : [id];
  const { data, isPending } = useGetManyAggregate<NodeRecord>(
    node.route,
    { ids, meta: SHOWN },
    { enabled: ids.length > 0 },
  );
  return { unit: (data as (NodeRecord | undefined)[] | undefined)?.[0], isPending };
}

/** The row by its unit, or by its number where all are of one unit, and the way to its detail; what nobody has read yet has a dot and more weight. */
export function UnitCell() {
  const translate = useTranslate();
  const row = useRecordContext<FeedbackRow>();
  const { fixed } = useScreen();
  const toPath = useScreenPath();
  const { unit, isPending } = useUnit(row?.node_id);
  if (row === undefined) return null;
  const isUnread = row.read_at === null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minWidth: 0 }}>
      <Box
        aria-hidden
        sx={{
          width: 8,
          height: 8,
          flexShrink: 0,
          borderRadius: '50%',
          backgroundColor: isUnread ? 'primary.main' : 'transparent',
        }}
      />
      <Box sx={{ display: 'grid', minWidth: 0 }}>
        <Link
          component={RouterLink}
          to={toPath('show', row.id)}
          data-row={row.id}
          underline="hover"
          onClick={(event) => event.stopPropagation()}
          sx={{ minWidth: 0, fontWeight: isUnread ? 650 : 450, color: 'text.primary' }}
        >
          {OWN in fixed ? (
            <bdi>#{row.id}</bdi>
          ) : unit === undefined && isPending ? (
            <Skeleton width="12ch" aria-hidden />
          ) : (
            <OneLine text={unit?.name ?? `#${row.node_id}`} width={NAME_WIDTH} />
          )}
          <Box component="span" sx={visuallyHidden}>
            {`${OWN in fixed ? '' : ` #${row.id}`}${isUnread ? `, ${translate('app.feedback.unread')}` : ''}`}
          </Box>
        </Link>
        <Beneath row={row} parentId={OWN in fixed ? null : unit?.parent_id} />
      </Box>
    </Box>
  );
}

/** Which of the many tables of this name it is, by the unit above, and that the visitor stopped before the end. */
function Beneath({ row, parentId }: { row: FeedbackRow; parentId: number | null | undefined }) {
  const nameOf = useFieldName();
  const { unit: parent } = useUnit(parentId);
  if (parent === undefined && !row.is_partial) return null;
  return (
    <Box sx={{ display: 'flex', gap: 1, typography: 'caption', color: 'text.secondary', minWidth: 0 }}>
      {parent !== undefined && <OneLine text={parent.name} width={NAME_WIDTH} />}
      {parent !== undefined && row.is_partial && <span aria-hidden>·</span>}
      {row.is_partial && <span>{nameOf('is_partial')}</span>}
    </Box>
  );
}

export function UnitTypeCell() {
  const { unit } = useUnit(useRecordContext<FeedbackRow>()?.node_id);
  if (unit === undefined || unit.type === '') return <EmptyValue />;
  return (
    <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
      <OneLine text={unit.type} width="14ch" />
    </Typography>
  );
}
