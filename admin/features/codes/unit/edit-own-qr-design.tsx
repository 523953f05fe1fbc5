import { nodeQrCode } from '../../../generated/resources.ts';
import type { NodeRecord } from '../../../generated/types.ts';
import { EditQrDesign } from '../qr-designer/edit-qr-design.tsx';
import { useUnitCode } from '../../organizations/unit/use-unit-code.ts';

/** The way into the designer of a unit's own QR code. */
export function EditOwnQrDesign({ unit }: { unit: NodeRecord }) {
  const code = useUnitCode(unit);
  if (!code) return null;
  return (
    <EditQrDesign
      name={unit.name}
      designed={{ resource: nodeQrCode.route, row: code }}
      sample={{ code: code.code, unit: { id: unit.id, name: unit.name } }}
    />
  );
}
