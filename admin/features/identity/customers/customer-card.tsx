import { Box, Card, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

interface CustomerCardProps {
  title: string;
  /** Beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of a page under its title. */
export function CustomerCard({ title, aside, children }: CustomerCardProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ padding: 4, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', marginBottom: 3 }}>
        <Typography id={id} variant="h3" component="h2" sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        {aside}
      </Box>
      {children}
    </Card>
  );
}
