import { fields } from '../../generated/node.tsx';
import { node } from '../../generated/resources.ts';
import { EntityShow } from '../../kit/index.ts';
import { QrCode } from './qr-code.tsx';

/** A unit, with the code that it has from the start. */
export default function UnitShow() {
  return (
    <EntityShow entity={node} fields={fields}>
      <QrCode />
    </EntityShow>
  );
}
