import { Box, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { useListContext, useTranslate } from 'react-admin';
import { node } from '../../../generated/resources.ts';
import type { GroupNodeRecord, NodeRecord } from '../../../generated/types.ts';
import { ROW_ACTIONS_CLASS } from '../../../crud/row-actions.tsx';
import { useDetailPath } from '../../../entities/use-access.ts';
import { useNames } from '../../../entities/use-names.ts';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { useTreePaths } from '../../../fields/tree/tree-rows.ts';
import type { GroupKind, GroupRow } from './group-kinds.ts';
import { MemberActions } from './member-actions.tsx';

interface MemberTableProps {
  kind: GroupKind;
  group: GroupRow;
}

type Unit = Pick<NodeRecord, 'id' | 'name' | 'path'>;

const toUnit = ({ node_id, node_name, node_path }: GroupNodeRecord): Unit => ({
  id: node_id,
  name: node_name,
  path: node_path,
});

/** Each unit with its place in the tree, and what can be done about its membership. */
export function MemberTable({ kind, group }: MemberTableProps) {
  const translate = useTranslate();
  const { one } = useNames(node);
  const { data = [], isPlaceholderData } = useListContext<GroupNodeRecord>();
  const pathOf = useTreePaths(node.route, data.map(toUnit));
  return (
    <DataTable
      label={translate('app.groups.members.title')}
      columns={[
        {
          key: 'unit',
          header: one,
          cell: (member) => <UnitCell unit={toUnit(member)} path={pathOf(toUnit(member))} />,
        },
        {
          key: 'actions',
          header: translate('app.list.actions'),
          isHeaderHidden: true,
          align: 'right',
          cell: (member) => <MemberActions kind={kind} group={group} member={member} />,
          sx: { width: '1%', whiteSpace: 'nowrap' },
        },
      ]}
      rows={data}
      rowKey={({ id }) => id}
      isHover
      sx={{
        opacity: isPlaceholderData ? 0.6 : 1,
        transition: 'opacity 120ms',
        borderTop: 1,
        borderColor: 'divider',
        '@media (hover: hover)': {
          [`& .${ROW_ACTIONS_CLASS}`]: { opacity: 0, transition: 'opacity 120ms' },
          [`& tr:hover .${ROW_ACTIONS_CLASS}, & .${ROW_ACTIONS_CLASS}:focus-within`]: { opacity: 1 },
        },
      }}
    />
  );
}

function UnitCell({ unit: { id, name }, path }: { unit: Unit; path: string }) {
  const address = useDetailPath(node.route)(id);
  const label = <bdi>{name}</bdi>;
  return (
    <Box sx={{ paddingBlock: 1, overflowWrap: 'anywhere' }}>
      {address === undefined ? (
        label
      ) : (
        <Link component={RouterLink} to={address} underline="hover" sx={{ fontWeight: 550, color: 'text.primary' }}>
          {label}
        </Link>
      )}{' '}
      <Typography component="bdi" variant="caption" sx={{ color: 'text.secondary' }}>
        #{id}
      </Typography>
      {path !== '' && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          <bdi>{path}</bdi>
        </Typography>
      )}
    </Box>
  );
}
