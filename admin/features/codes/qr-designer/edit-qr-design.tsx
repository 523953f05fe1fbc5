import Edit from '@mui/icons-material/EditOutlined';
import { Button, CircularProgress } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ChunkBoundary } from '../../../ui/chunks/chunk-boundary.tsx';
import { lazyChunk } from '../../../ui/chunks/lazy-chunk.ts';
import type { QrEditorProps } from './qr-editor.tsx';

const QrEditor = lazyChunk(async () => ({ default: (await import('./qr-editor.tsx')).QrEditor }));

/** The way into the designer. */
export function EditQrDesign(props: Omit<QrEditorProps, 'onClose'>) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="contained" size="small" startIcon={<Edit />} onClick={() => setOpen(true)}>
        {translate('app.qr_designer.edit')}
      </Button>
      {isOpen && (
        <ChunkBoundary fallback={<CircularProgress size={20} aria-label={translate('ra.page.loading')} />}>
          <QrEditor {...props} onClose={() => setOpen(false)} />
        </ChunkBoundary>
      )}
    </>
  );
}
