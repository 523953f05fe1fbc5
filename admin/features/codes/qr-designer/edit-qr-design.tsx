import { useTranslate } from 'react-admin';
import { DesignerButtons } from '../../../crud/draft/designer-buttons.tsx';
import type { EntityResource } from '../../../entities/resource.ts';
import { lazyChunk } from '../../../ui/chunks/lazy-chunk.ts';
import type { QrEditorProps } from './qr-editor.tsx';

const QrEditor = lazyChunk(async () => ({ default: (await import('./qr-editor.tsx')).QrEditor }));

interface EditQrDesignProps extends Omit<QrEditorProps, 'designed' | 'onClose'> {
  entity: EntityResource;
  row: QrEditorProps['designed']['row'];
}

/** The way into the designer. */
export function EditQrDesign({ entity, row, ...editor }: EditQrDesignProps) {
  const translate = useTranslate();
  return (
    <DesignerButtons entity={entity} row={row} field="design" label={translate('app.qr_designer.edit')}>
      {(kept, onClose) => <QrEditor {...editor} designed={{ resource: entity.route, row, kept }} onClose={onClose} />}
    </DesignerButtons>
  );
}
