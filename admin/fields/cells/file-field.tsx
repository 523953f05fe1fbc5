import BrokenImage from '@mui/icons-material/BrokenImageOutlined';
import { Box, Skeleton, Typography } from '@mui/material';
import { useLocale } from 'react-admin';
import { MediaView } from '../../ui/media/media-view.tsx';
import { sizeIn } from '../../ui/media/size-in.ts';
import { type MediaFile, MediaResource, smallOf, useMediaAddress } from '../../ui/media/use-media.ts';
import { useDisplay } from '../base/display.tsx';
import { EmptyValue } from '../base/empty-value.tsx';
import { useFieldFile } from '../base/field-file.ts';
import { OneLine } from '../base/one-line.tsx';
import type { CellProps } from '../base/use-value.ts';

/** As high as a row has room for, in px. */
const SIDE = 32;

/** A small picture in a row; on a page a larger one, which opens in the light box. */
export function ImageField(props: CellProps) {
  const found = useFieldFile(props);
  const display = useDisplay();
  if (found === null) return <EmptyValue />;
  const { resource, file, isPast } = found;
  if (isPast) return <NameAndSize file={file} />;
  if (display === 'detail') return <MediaView resource={resource} media={[file]} />;
  return (
    <MediaResource value={resource}>
      <SmallPicture key={file.version} file={file} />
    </MediaResource>
  );
}

/** The name and size of a file; on a page it is saved from there. */
export function FileField(props: CellProps) {
  const found = useFieldFile(props);
  const display = useDisplay();
  if (found === null) return <EmptyValue />;
  const { resource, file, isPast } = found;
  if (display === 'detail' && !isPast) return <MediaView resource={resource} media={[file]} />;
  return <NameAndSize file={file} />;
}

function NameAndSize({ file }: { file: MediaFile }) {
  const locale = useLocale() ?? 'en';
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'baseline', gap: 2, maxWidth: '100%' }}>
      <OneLine text={file.file_name} width="28ch" />
      <Typography component="span" variant="caption" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {sizeIn(locale, file.byte_size)}
      </Typography>
    </Box>
  );
}

function SmallPicture({ file }: { file: MediaFile }) {
  const { address, isFailed } = useMediaAddress(smallOf(file));
  if (isFailed) return <BrokenImage titleAccess={file.file_name} sx={{ color: 'text.secondary', display: 'block' }} />;
  if (address === undefined) return <Skeleton variant="rounded" width={SIDE} height={SIDE} />;
  return (
    <Box
      component="img"
      src={address}
      alt={file.file_name}
      sx={{
        display: 'block',
        height: SIDE,
        maxWidth: SIDE * 2,
        objectFit: 'contain',
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
      }}
    />
  );
}
