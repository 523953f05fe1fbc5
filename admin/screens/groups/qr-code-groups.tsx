/** The groups of units whose QR codes share one design. */
import { columns, filters, inputs } from '../../generated/qr_code_group.tsx';
import { qrCodeGroup } from '../../generated/resources.ts';
import type { QrCodeGroupRecord } from '../../generated/types.ts';
import { EntityCreate, EntityEdit } from '../../kit/index.ts';
import { QrFacts } from '../unit/design/qr-preview.tsx';
import { DesignCard } from './design-card.tsx';
import { ExampleCode } from './example-code.tsx';
import { GroupList } from './group-list.tsx';
import { GroupPage } from './group-page.tsx';

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

function QrDesignOfGroup({ group }: { group: QrCodeGroupRecord }) {
  return (
    <DesignCard kind="qr_code" group={group}>
      <ExampleCode group={group} />
      <QrFacts design={group.design} />
    </DesignCard>
  );
}
