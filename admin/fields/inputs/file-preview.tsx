import InsertDriveFile from '@mui/icons-material/InsertDriveFileOutlined';
import UploadFile from '@mui/icons-material/UploadFileOutlined';
import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useRecordContext, useResourceContext } from 'react-admin';
import type { StoredFileValue } from '../../../shared/contract/file-types.ts';
import { MediaResource, smallOf, useMediaAddress } from '../../ui/media/use-media.ts';
import { useObjectAddress } from '../../ui/media/use-object-address.ts';
import { isStoredFile, mediaOf } from '../base/field-file.ts';

/** Side of the preview, in px. */
export const PREVIEW = 72;

interface PreviewProps {
  isPicture: boolean;
  value: StoredFileValue | null;
  sent: { key: string; file: File } | null;
  source: string;
}

/** What the file of a form looks like. */
export function Preview({ isPicture, value, sent, source }: PreviewProps) {
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const stored: unknown = record?.[source];
  if (value === null) return <Symbol icon={<UploadFile aria-hidden sx={{ color: 'primary.main' }} />} />;
  if (isPicture && sent?.key === value.key) return <LocalPicture file={sent.file} />;
  // What is sent and in no row yet can't be read, say after the page was loaded again.
  if (!isPicture || !isStoredFile(stored) || stored.key !== value.key)
    return <Symbol icon={<InsertDriveFile aria-hidden sx={{ color: 'text.secondary' }} />} />;
  return (
    <MediaResource value={resource}>
      <StoredPicture key={value.key} value={value} source={source} id={Number(record?.id)} />
    </MediaResource>
  );
}

function Symbol({ icon }: { icon: ReactNode }) {
  return <Box sx={{ display: 'grid', placeItems: 'center', width: 40, height: 40, flexShrink: 0 }}>{icon}</Box>;
}

function LocalPicture({ file }: { file: File }) {
  return <Picture address={useObjectAddress(file)} />;
}

function StoredPicture({ value, source, id }: { value: StoredFileValue; source: string; id: number }) {
  return <Picture address={useMediaAddress(smallOf(mediaOf(value, source, id))).address} />;
}

/** What it is called stands beside it. */
function Picture({ address }: { address: string | undefined }) {
  return (
    <Box
      component={address === undefined ? 'div' : 'img'}
      {...(address !== undefined && { src: address, alt: '' })}
      sx={{
        width: PREVIEW,
        height: PREVIEW,
        flexShrink: 0,
        objectFit: 'contain',
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
        backgroundColor: 'background.default',
      }}
    />
  );
}
