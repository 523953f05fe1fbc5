import type { UnitTabProps } from '../unit-tabs.ts';
import { qrCodeDesign } from './design-kind.ts';
import { DesignTab } from './design-tab.tsx';
import { QrPreview } from './qr-preview.tsx';

/** How the print of the unit's code looks. */
export default function QrCodeTab({ unit }: UnitTabProps) {
  return (
    <DesignTab kind={qrCodeDesign} unit={unit} preview={({ design }) => <QrPreview unit={unit} design={design} />} />
  );
}
