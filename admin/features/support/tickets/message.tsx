import SupportAgent from '@mui/icons-material/SupportAgentOutlined';
import { Avatar, Box, Chip, Typography } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { formatMoment, formatRelative } from '../../../fields/dates.ts';
import type { SupportCommentMediaRecord } from '../../../generated/types.ts';
import { supportCommentMedia } from '../../../generated/resources.ts';
import { MediaView } from '../../../ui/media/media-view.tsx';

interface MessageProps {
  name: string;
  at: string;
  text: string;
  fromPlatform: boolean;
  files: readonly SupportCommentMediaRecord[];
}

const initialOf = (name: string): string => [...name][0]?.toLocaleUpperCase() ?? '?';

/** What one side wrote, with its files; the platform's stands on its own ground. */
export function Message({ name, at, text, fromPlatform, files }: MessageProps) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: '32px minmax(0, 1fr)',
        gap: 3,
        padding: 3,
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
        backgroundColor: fromPlatform ? 'accentSurface' : 'background.paper',
      }}
    >
      <Avatar
        aria-hidden
        sx={{
          width: 32,
          height: 32,
          fontSize: '0.875rem',
          fontWeight: 600,
          color: fromPlatform ? 'primary.contrastText' : 'text.primary',
          backgroundColor: fromPlatform ? 'primary.main' : 'background.default',
        }}
      >
        {fromPlatform ? <SupportAgent sx={{ fontSize: 18 }} /> : initialOf(name)}
      </Avatar>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 2, flexWrap: 'wrap', minHeight: 32 }}>
          <Typography variant="subtitle2" component="span">
            <bdi>{name}</bdi>
          </Typography>
          {fromPlatform && <Chip size="small" variant="outlined" label={translate('app.support.platform')} />}
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            <time dateTime={at} title={formatMoment(at, locale)}>
              {formatRelative(at, locale, Date.now())}
            </time>
          </Typography>
        </Box>
        <Typography variant="body2" dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
        {files.length > 0 && (
          <MediaView
            resource={supportCommentMedia.route}
            media={files.map((file) => ({ ...file, address: supportCommentMedia.path }))}
          />
        )}
      </Box>
    </Box>
  );
}
