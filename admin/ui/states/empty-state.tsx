import type SvgIcon from '@mui/material/SvgIcon';
import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface EmptyPartProps {
  title: string;
  /** What to do next. */
  children?: ReactNode;
  action?: ReactNode;
}

/** The same of one part among others of a page: it takes no more room than a row or two. */
export function EmptyPart({ title, children, action }: EmptyPartProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, padding: 4 }}>
      <Box sx={{ flex: '1 1 240px' }}>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        {children && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }} component="div">
            {children}
          </Typography>
        )}
      </Box>
      {action}
    </Box>
  );
}

interface EmptyStateProps extends EmptyPartProps {
  Icon: typeof SvgIcon;
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
