import { Stack, Typography } from '@mui/material';
import { useGetList, useTranslate } from 'react-admin';
import { groupNode, nodeQrCode } from '../../../generated/resources.ts';
import type { GroupNodeRecord, NodeQrCodeRecord, QrCodeGroupRecord } from '../../../generated/types.ts';
import { QrImage } from '../../organizations/unit/qr-code.tsx';

/** Among the first few there is nearly always one without a design of its own. */
const LOOKED_AT = 10;
const SIZE = 160;

/** The code of one of the group's units, as it is printed; nothing where no unit shows the group's design. */
export function ExampleCode({ group }: { group: QrCodeGroupRecord }) {
  const translate = useTranslate();
  const example = useExample(group.id);
  if (example === undefined) return null;
  return (
    <Stack sx={{ gap: 2, marginBottom: 4 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('app.groups.qr_code.example', { unit: example.unit })}
      </Typography>
      <QrImage code={example.code} size={SIZE} />
    </Stack>
  );
}

/** A unit of the group that shows its design; undefined while there is none. */
export function useExample(groupId: number): { unit: string; code: NodeQrCodeRecord } | undefined {
  const { data: members = [] } = useGetList<GroupNodeRecord>(groupNode.route, {
    filter: { qr_code_group_id: groupId, is_living: true },
    pagination: { page: 1, perPage: LOOKED_AT },
    sort: { field: 'node_name', order: 'ASC' },
  });
  const ids = members.map(({ node_id }) => node_id);
  const { data: codes = [] } = useGetList<NodeQrCodeRecord>(
    nodeQrCode.route,
    {
      filter: { node_id: ids, origin: 'unit' },
      pagination: { page: 1, perPage: LOOKED_AT },
      sort: { field: 'id', order: 'ASC' },
    },
    { enabled: ids.length > 0 },
  );
  const code = codes.find(({ design }) => design === null);
  const member = members.find(({ node_id }) => node_id === code?.node_id);
  return code === undefined || member === undefined ? undefined : { unit: member.node_name, code };
}
