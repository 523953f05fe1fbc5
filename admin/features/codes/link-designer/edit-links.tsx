import { useTranslate } from 'react-admin';
import { DesignerButtons } from '../../../crud/draft/designer-buttons.tsx';
import type { EntityResource } from '../../../entities/resource.ts';
import { lazyChunk } from '../../../ui/chunks/lazy-chunk.ts';
import type { LinkEditorProps } from './link-editor.tsx';

const LinkEditor = lazyChunk(async () => ({ default: (await import('./link-editor.tsx')).LinkEditor }));

interface EditLinksProps extends Omit<LinkEditorProps, 'linked' | 'onClose'> {
  entity: EntityResource;
  row: LinkEditorProps['linked']['row'];
}

/** The way into the designer of a page of links. */
export function EditLinks({ entity, row, ...editor }: EditLinksProps) {
  const translate = useTranslate();
  return (
    <DesignerButtons entity={entity} row={row} field="document" label={translate('app.link_designer.edit')}>
      {(kept, onClose) => <LinkEditor {...editor} linked={{ resource: entity.route, row, kept }} onClose={onClose} />}
    </DesignerButtons>
  );
}
