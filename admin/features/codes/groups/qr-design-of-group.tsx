import { Box, Stack, Typography } from '@mui/material';
import { qrCodeGroup, groupNode, nodeQrCode } from '../../../generated/resources.ts';
import type { QrCodeGroupRecord, GroupNodeRecord, NodeQrCodeRecord } from '../../../generated/types.ts';
import { useMay } from '../../../entities/use-access.ts';
import { EditQrDesign } from '../qr-designer/edit-qr-design.tsx';
import { QrExportButton } from '../qr-export/qr-export-button.tsx';
import type { SampleCode } from '../qr-designer/use-qr-draft.ts';
import { QrFacts } from '../unit/qr-preview.tsx';
import { DesignCard } from '../../organizations/groups/design-card.tsx';
import { useGetList, useRecordContext, useTranslate } from 'react-admin';
import { QrImage } from '../../organizations/unit/qr-code.tsx';

/** Of a group without units: a code as any other, of nobody. */
const NOBODYS_CODE = '10101010A';

/** The design that the codes of a group's units share, with the way to its designer and to their files. */
export default function QrDesignOfGroup() {
  const group = useRecordContext<QrCodeGroupRecord>();
  return group === undefined ? null : <QrDesign group={group} />;
}

function QrDesign({ group }: { group: QrCodeGroupRecord }) {
  const may = useMay(qrCodeGroup.route);
  const example = useExample(group.id);
  const sample: SampleCode = {
    code: example?.code.code ?? NOBODYS_CODE,
    unit: { id: example?.code.node_id ?? group.id, name: example?.unit ?? group.name },
  };
  const edit = may('edit', group) && (
    <EditQrDesign name={group.name} entity={qrCodeGroup} row={group} sample={sample} />
  );
  return (
    <DesignCard kind="qr_code" group={group} action={edit}>
      <ExampleCode group={group} />
      <QrFacts design={group.design} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, marginTop: 4 }}>
        {edit}
        {group.unit_count > 0 && <QrExportButton name={group.name} printed={{ qr_code_group_id: group.id }} />}
      </Box>
    </DesignCard>
  );
}

/** Among the first few there is nearly always one without a design of its own. */
const LOOKED_AT = 10;
const SIZE = 160;

/** The code of one of the group's units, as it is printed; nothing where no unit shows the group's design. */
function ExampleCode({ group }: { group: QrCodeGroupRecord }) {
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
function useExample(groupId: number): { unit: string; code: NodeQrCodeRecord } | undefined {
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
