import { Stack } from '@mui/material';
import { nodeRead, nodeQrCode } from '../../../generated/resources.ts';
import { EntityScreen } from '../../../crud/index.ts';
import { pathTo } from '../../../entities/place.ts';
import { useScreen } from '../../../crud/screen-context.tsx';
import { DraftNotice } from '../../../crud/draft/draft-notice.tsx';
import { UnitMarcs } from './marcs/unit-marcs.tsx';
import type { UnitTabProps } from '../../organizations/unit/unit-tabs.ts';
import { qrCodeDesign } from '../../organizations/unit/design/design-kind.ts';
import { DesignTab } from '../../organizations/unit/design/design-tab.tsx';
import { QrPreview } from './qr-preview.tsx';
import { ReadCounts } from './read-counts.tsx';
import type { NodeRecord } from '../../../generated/types.ts';
import { EditQrDesign } from '../qr-designer/edit-qr-design.tsx';
import { useUnitCode } from '../../organizations/unit/use-unit-code.ts';

/** How the print of the unit's code looks, and how it was read. */
export default function QrCodeTab({ unit }: UnitTabProps) {
  const { base } = useScreen();
  return (
    <Stack sx={{ gap: 6 }}>
      <DesignTab
        kind={qrCodeDesign}
        unit={unit}
        edit={<EditOwnQrDesign unit={unit} />}
        draft={<DraftOfQrDesign unit={unit} />}
        preview={({ design }) => <QrPreview unit={unit} design={design} />}
      />
      <UnitMarcs unit={unit} />
      <ReadCounts unitId={unit.id} />
      <EntityScreen entity={nodeRead} base={`${pathTo(base, 'show', unit.id)}/qr-code`} fixed={{ node_id: unit.id }} />
    </Stack>
  );
}

/** The way into the designer of a unit's own QR code. */
function EditOwnQrDesign({ unit }: { unit: NodeRecord }) {
  const code = useUnitCode(unit);
  if (!code) return null;
  return (
    <EditQrDesign
      name={unit.name}
      entity={nodeQrCode}
      row={code}
      sample={{ code: code.code, unit: { id: unit.id, name: unit.name } }}
    />
  );
}

/** What is kept of it and not live, and its last publication. */
function DraftOfQrDesign({ unit }: { unit: NodeRecord }) {
  const code = useUnitCode(unit);
  return code ? <DraftNotice entity={nodeQrCode} fields={{}} record={code} isDesigned /> : null;
}
