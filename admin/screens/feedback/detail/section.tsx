import { Box, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: string;
  /** How many there are, behind the title. */
  count?: string | undefined;
  action?: ReactNode;
  children: ReactNode;
}

/** A part of the detail with its heading. */
export function Section({ title, count, action, children }: SectionProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, minHeight: 32 }}>
        <Typography variant="h3" id={id}>
          {title}
          {count !== undefined && (
            <Typography component="span" variant="body2" sx={{ color: 'text.secondary', marginInlineStart: 2 }}>
              {count}
            </Typography>
          )}
        </Typography>
        {action}
      </Box>
      {children}
    </Box>
  );
}
