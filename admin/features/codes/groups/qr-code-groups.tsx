/** The groups of units whose QR codes share one design. */
import { Box } from '@mui/material';
import { columns, filters, inputs } from '../../../generated/views/qr_code_group.tsx';
import { qrCodeGroup } from '../../../generated/resources.ts';
import type { QrCodeGroupRecord } from '../../../generated/types.ts';
import { EntityCreate, EntityEdit } from '../../../crud/index.ts';
import { useMay } from '../../../entities/use-access.ts';
import { EditQrDesign } from '../qr-designer/edit-qr-design.tsx';
import { QrExportButton } from '../qr-export/qr-export-button.tsx';
import type { SampleCode } from '../qr-designer/use-qr-draft.ts';
import { QrFacts } from '../unit/qr-preview.tsx';
import { DesignCard } from '../../organizations/groups/design-card.tsx';
import { ExampleCode, useExample } from './example-code.tsx';
import { GroupList } from '../../organizations/groups/group-list.tsx';
import { GroupPage } from '../../organizations/groups/group-page.tsx';

const { name } = inputs;

export function QrCodeGroupList() {
  return <GroupList kind="qr_code" columns={columns} filters={filters} />;
}

export function QrCodeGroupPage() {
  return <GroupPage kind="qr_code" Design={QrDesignOfGroup} />;
}

/** The design has an editor of its own. */
export function QrCodeGroupCreate() {
  return <EntityCreate entity={qrCodeGroup} inputs={{ name }} />;
}

export function QrCodeGroupEdit() {
  return <EntityEdit entity={qrCodeGroup} inputs={{ name }} />;
}

/** Of a group without units: a code as any other, of nobody. */
const NOBODYS_CODE = '10101010A';

function QrDesignOfGroup({ group }: { group: QrCodeGroupRecord }) {
  const may = useMay(qrCodeGroup.route);
  const example = useExample(group.id);
  const sample: SampleCode = {
    code: example?.code.code ?? NOBODYS_CODE,
    unit: { id: example?.code.node_id ?? group.id, name: example?.unit ?? group.name },
  };
  const edit = may('edit', group) && (
    <EditQrDesign name={group.name} designed={{ resource: qrCodeGroup.route, row: group }} sample={sample} />
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
