import Edit from '@mui/icons-material/EditOutlined';
import { Button, CircularProgress } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ChunkBoundary } from '../../../ui/chunks/chunk-boundary.tsx';
import { lazyChunk } from '../../../ui/chunks/lazy-chunk.ts';
import type { LinkEditorProps } from './link-editor.tsx';

const LinkEditor = lazyChunk(async () => ({ default: (await import('./link-editor.tsx')).LinkEditor }));

/** The way into the designer of a page of links. */
export function EditLinks(props: Omit<LinkEditorProps, 'onClose'>) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="contained" size="small" startIcon={<Edit />} onClick={() => setOpen(true)}>
        {translate('app.link_designer.edit')}
      </Button>
      {isOpen && (
        <ChunkBoundary fallback={<CircularProgress size={20} aria-label={translate('ra.page.loading')} />}>
          <LinkEditor {...props} onClose={() => setOpen(false)} />
        </ChunkBoundary>
      )}
    </>
  );
}
