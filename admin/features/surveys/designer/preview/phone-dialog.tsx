import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import { Box, Button, Link, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { Dialog } from '../../../../ui/dialogs/dialog.tsx';
import { loadChunk } from '../../../../ui/chunks/load-chunk.ts';

const SIZE = 220;

/** The way to the preview on a phone: a code to scan, and the link that it holds. */
export function PhoneDialog({ address, onClose }: { address: string; onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const image = useCode(address);
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    notify('app.designer.preview.copied', { type: 'success' });
  };
  return (
    <Dialog
      size="xs"
      title={translate('app.designer.preview.phone_title')}
      sx={{ display: 'grid', gap: 3, justifyItems: 'center' }}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{translate('ra.action.close')}</Button>
          <Button variant="contained" startIcon={<ContentCopy />} onClick={() => void copy()}>
            {translate('app.designer.preview.copy')}
          </Button>
        </>
      }
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('app.designer.preview.phone_text')}
      </Typography>
      {image === undefined ? (
        <Skeleton variant="rounded" width={SIZE} height={SIZE} />
      ) : (
        <Box
          component="img"
          src={image}
          alt={translate('app.designer.preview.code')}
          width={SIZE}
          height={SIZE}
          sx={{ borderRadius: 1 }}
        />
      )}
      <Link href={address} target="_blank" rel="noopener" variant="body2">
        {translate('app.designer.preview.open')}
      </Link>
    </Dialog>
  );
}

/** Black on white whatever the skin: phones read it best so. */
function useCode(address: string): string | undefined {
  const { data } = useQuery({
    queryKey: ['preview code', address],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const { toDataURL } = await loadChunk(() => import('qrcode'));
      return toDataURL(address, { width: SIZE * 2, margin: 4 });
    },
  });
  return data;
}
