import Download from '@mui/icons-material/DownloadOutlined';
import InsertDriveFile from '@mui/icons-material/InsertDriveFileOutlined';
import { Box, Button, ButtonBase, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { LightBox } from './light-box.tsx';
import { sizeIn } from './size-in.ts';
import { type MediaFile, MediaResource, smallOf, useMediaAddress, useSaveMedia } from './use-media.ts';

const THUMB = 96;
const LONG_THUMB = 3 * THUMB;

interface MediaViewProps {
  /** Whose rows they are. */
  resource: string;
  media: readonly MediaFile[];
  /** Pictures three times as long as high, such as signatures, are seen as a whole. */
  isLong?: boolean;
}

/** Photos to look at, recordings to listen to, files to save. */
export function MediaView({ resource, media, isLong = false }: MediaViewProps) {
  return (
    <MediaResource value={resource}>
      <Files media={media} isLong={isLong} />
    </MediaResource>
  );
}

function Files({ media, isLong }: { media: readonly MediaFile[]; isLong: boolean }) {
  const translate = useTranslate();
  const [opened, setOpened] = useState<number | null>(null);
  const photos = media.filter(({ media_type, address }) => media_type.startsWith('image/') && address !== null);
  const others = media.filter((file) => !photos.includes(file));
  if (media.length === 0) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary', fontStyle: 'italic' }}>
        {translate('app.media.on_its_way')}
      </Typography>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {photos.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {photos.map((photo, at) => (
            <Thumb key={photo.id} photo={photo} isLong={isLong} onOpen={() => setOpened(at)} />
          ))}
        </Box>
      )}
      {others.map((file) =>
        file.media_type.startsWith('audio/') ? (
          <Player key={file.id} file={file} />
        ) : (
          <OtherFile key={file.id} file={file} />
        ),
      )}
      {opened !== null && <LightBox photos={photos} at={opened} onMove={setOpened} onClose={() => setOpened(null)} />}
    </Box>
  );
}

function Thumb({ photo, isLong, onOpen }: { photo: MediaFile; isLong: boolean; onOpen: () => void }) {
  const translate = useTranslate();
  // The small one is a square.
  const { address, isFailed } = useMediaAddress(isLong ? photo : smallOf(photo));
  const width = isLong ? LONG_THUMB : THUMB;
  if (isFailed) return <OtherFile file={photo} />;
  return (
    <ButtonBase
      aria-label={`${translate('app.media.open_photo')}: ${photo.file_name}`}
      aria-haspopup="dialog"
      onClick={onOpen}
      sx={{
        width,
        maxWidth: '100%',
        height: THUMB,
        borderRadius: 1,
        overflow: 'hidden',
        border: 1,
        borderColor: 'divider',
      }}
    >
      {address === undefined ? (
        <Skeleton variant="rectangular" width={width} height={THUMB} />
      ) : (
        <Box
          component="img"
          src={address}
          alt=""
          sx={{ width: '100%', height: '100%', objectFit: isLong ? 'contain' : 'cover' }}
        />
      )}
    </ButtonBase>
  );
}

function Player({ file }: { file: MediaFile }) {
  const { address, isFailed } = useMediaAddress(file);
  if (isFailed || file.address === null) return <OtherFile file={file} />;
  if (address === undefined) return <Skeleton variant="rounded" height={40} />;
  return (
    <Box component="audio" controls src={address} aria-label={file.file_name} sx={{ width: '100%', maxWidth: 400 }} />
  );
}

function OtherFile({ file }: { file: MediaFile }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const { save, isSaving } = useSaveMedia();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
      <InsertDriveFile sx={{ color: 'text.secondary' }} />
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{file.file_name}</bdi>{' '}
        <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
          {sizeIn(locale, file.byte_size)}
        </Typography>
      </Typography>
      {file.address === null ? (
        <Typography variant="body2" sx={{ color: 'text.secondary', fontStyle: 'italic' }}>
          {translate('app.media.erased')}
        </Typography>
      ) : (
        <Button size="small" startIcon={<Download />} loading={isSaving} onClick={() => void save(file)}>
          {translate('app.media.download')}
        </Button>
      )}
    </Box>
  );
}
