import ChevronLeft from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRight from '@mui/icons-material/ChevronRightOutlined';
import Close from '@mui/icons-material/CloseOutlined';
import Download from '@mui/icons-material/DownloadOutlined';
import { Box, Dialog, IconButton, Skeleton, Tooltip, Typography } from '@mui/material';
import type SvgIcon from '@mui/material/SvgIcon';
import { useLocale, useTranslate } from 'react-admin';
import { type MediaFile, useMediaAddress, useSaveMedia } from './use-media.ts';

interface LightBoxProps {
  photos: readonly MediaFile[];
  at: number;
  onMove: (at: number) => void;
  onClose: () => void;
}

/** A photo as large as the window takes; arrows lead to the others. */
export function LightBox({ photos, at, onMove, onClose }: LightBoxProps) {
  const translate = useTranslate();
  const format = new Intl.NumberFormat(useLocale());
  const { save } = useSaveMedia();
  const photo = photos[at];
  if (photo === undefined) return null;
  const move = (way: 1 | -1) => onMove((at + way + photos.length) % photos.length);
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="lg"
      aria-label={photo.file_name}
      onKeyDown={(event) => {
        if (event.key === 'ArrowRight') move(1);
        if (event.key === 'ArrowLeft') move(-1);
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, padding: 2 }}>
        <Typography variant="body2" sx={{ flexGrow: 1, overflowWrap: 'anywhere', paddingInlineStart: 2 }}>
          <bdi>{photo.file_name}</bdi>
          {photos.length > 1 && ` · ${format.format(at + 1)} / ${format.format(photos.length)}`}
        </Typography>
        {photos.length > 1 && (
          <>
            <Tool label={translate('ra.navigation.previous')} Icon={ChevronLeft} onClick={() => move(-1)} />
            <Tool label={translate('ra.navigation.next')} Icon={ChevronRight} onClick={() => move(1)} />
          </>
        )}
        <Tool label={translate('app.media.download')} Icon={Download} onClick={() => void save(photo)} />
        <Tool label={translate('ra.action.close')} Icon={Close} onClick={onClose} />
      </Box>
      <Photo key={photo.id} photo={photo} />
    </Dialog>
  );
}

interface ToolProps {
  label: string;
  Icon: typeof SvgIcon;
  onClick: () => void;
}

function Tool({ label, Icon, onClick }: ToolProps) {
  return (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={label} onClick={onClick}>
        <Icon />
      </IconButton>
    </Tooltip>
  );
}

function Photo({ photo }: { photo: MediaFile }) {
  const { address } = useMediaAddress(photo);
  if (address === undefined) return <Skeleton variant="rectangular" width={480} height={360} />;
  return (
    <Box
      component="img"
      src={address}
      alt={photo.file_name}
      sx={{
        maxWidth: '100%',
        maxHeight: 'calc(100vh - 160px)',
        objectFit: 'contain',
        display: 'block',
        margin: 'auto',
      }}
    />
  );
}
