import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useLocale } from 'react-admin';
import { formatMoment, formatRelative } from '../../../fields/dates.ts';

interface MessageCardProps {
  /** Who said it. */
  name: string;
  at: string;
  text: ReactNode;
  /** Stands on its own ground, such as the visitor's words among the company's. */
  isOther?: boolean;
  /** What can be done with it. */
  children?: ReactNode;
}

/** Somebody's words: who, when, and what, as plain text. */
export function MessageCard({ name, at, text, isOther = false, children }: MessageCardProps) {
  const locale = useLocale() ?? 'en';
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 1,
        ...(isOther ? { padding: 3, borderRadius: 1, backgroundColor: 'background.default' } : {}),
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 2, flexWrap: 'wrap' }}>
        <Typography variant="subtitle2" component="span">
          <bdi>{name}</bdi>
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary', flexGrow: 1 }}>
          <time dateTime={at} title={formatMoment(at, locale)}>
            {formatRelative(at, locale, Date.now())}
          </time>
        </Typography>
        {children}
      </Box>
      <Typography variant="body2" dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
    </Box>
  );
}
