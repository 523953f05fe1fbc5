import { OrganizationTree } from '../features/organizations/organization-tree/organization-tree.tsx';
import type { PrintDialogProps } from '../features/organizations/organization-tree/unit-dialogs.tsx';
import { lazyChunk } from '../ui/chunks/lazy-chunk.ts';

const QrExportDialog = lazyChunk(async () => ({
  default: (await import('../features/codes/qr-export/qr-export-dialog.tsx')).QrExportDialog,
}));

/** An organization's page: its tree, with what prints the codes of its units. */
export default function OrganizationPage() {
  return <OrganizationTree PrintDialog={PrintDialog} />;
}

function PrintDialog({ unit, onClose }: PrintDialogProps) {
  return <QrExportDialog name={unit.name} printed={{ node_ids: [unit.id] }} onClose={onClose} />;
}
