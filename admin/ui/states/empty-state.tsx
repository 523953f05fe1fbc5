import type SvgIcon from '@mui/material/SvgIcon';
import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  Icon: typeof SvgIcon;
  title: string;
  /** What to do next. */
  children?: ReactNode;
  action?: ReactNode;
  /** It is all that the page shows: its title is the page's heading. */
  isPage?: boolean;
}

/** Says why there is nothing, and what to do next. */
export function EmptyState({ Icon, title, children, action, isPage = false }: EmptyStateProps) {
  return (
    <Box
      sx={{ display: 'grid', justifyItems: 'center', gap: 2, paddingBlock: 12, paddingInline: 4, textAlign: 'center' }}
    >
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 56,
          height: 56,
          borderRadius: '50%',
          backgroundColor: 'accentSurface',
          color: 'primary.main',
        }}
      >
        <Icon sx={{ fontSize: 28 }} />
      </Box>
      <Typography variant="h2" component={isPage ? 'h1' : 'p'}>
        {title}
      </Typography>
      {children && (
        <Typography sx={{ color: 'text.secondary', maxWidth: '52ch' }} component="div">
          {children}
        </Typography>
      )}
      {action && <Box sx={{ marginTop: 2 }}>{action}</Box>}
    </Box>
  );
}
